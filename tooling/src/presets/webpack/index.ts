export { remote } from './remote';
export { shell } from './shell';
export { TextFilesPlugin, textFileName } from './TextFilesPlugin';
export { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';
export { chunkName, readSitePackage } from '../../workspace/sitePackage';
