export * from './formatVisit';
export * from './parseVisit';
export * from './Visit';
