export { mailto, type Mail } from './mailto';
export * from './page';
export * from './routes';
export * from './site';
