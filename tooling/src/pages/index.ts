export { languagesOf, readTexts } from './locales';
export { pageSourceFile } from './pageNames';
export { packageDirectory } from './readPackageJson';
export { pathsOf } from './routes';
