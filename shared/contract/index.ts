export * from './kiteSharePicture';
export * from './mailto';
export * from './page';
export * from './routes';
export * from './site';
