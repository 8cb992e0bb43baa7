export { contentOf } from './contentOf';
export { findPage, type PageSource } from './findPage';
export { pathsOf } from './routes';
