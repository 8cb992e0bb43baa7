export { findPage } from './findPage';
export { readTexts } from './locales';
export { packageDirectory } from './packageDirectory';
export { pathsOf } from './routes';
