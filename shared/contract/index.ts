export * from './assets';
export * from './mailto';
export * from './page';
export * from './release';
export * from './routes';
export * from './shell';
export * from './site';
export * from './version';
