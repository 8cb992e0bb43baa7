export { completeLanguages } from './completeLanguages';
export { contentOf, packageDirectory } from './contentOf';
export { findPage, type PageSource } from './findPage';
export { pathsOf } from './routes';
