export { readTexts } from './locales';
export { packageDirectory } from './packageDirectory';
export { findPage } from './pageNames';
export { pathsOf } from './routes';
