export { languagesOf, readTexts } from './locales';
export { findPage } from './pageNames';
export { packageDirectory } from './readPackageJson';
export { pathsOf } from './routes';
