export { remote } from './remote';
export { shell } from './shell';
export { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';
export { chunkName, readSitePackage } from '../../workspace/sitePackage';
