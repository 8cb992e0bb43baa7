export { integrityOf } from './integrity';
export { labelOf, serializeManifest, withVersion } from './manifest';
export { prune } from './prune';
export { publish, publishPreview } from './publish';
export { readRelease } from './readRelease';
export { rollback } from './rollback';
export { Site } from './Site';
export { verifyInBrowser } from './verify';
