export * from './armOf';
export * from './bucket';
