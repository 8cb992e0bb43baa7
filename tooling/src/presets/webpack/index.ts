export { remote } from './remote';
export { shell } from './shell';
export { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';
export { chunkName } from '../../pages/pageNames';
export { readSitePackage } from '../../workspace/sitePackage';
