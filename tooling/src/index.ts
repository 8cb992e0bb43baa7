export { integrityOf } from './release/integrity';
export { labelOf, serializeManifest, withVersion } from './release/manifest';
export { prune } from './operations/prune';
export { publish } from './operations/publish';
export { publishPreview } from './operations/publishPreview';
export { readRelease } from './release/readRelease';
export { rollback } from './operations/rollback';
export { Site } from './store/Site';
export { verifyInBrowser } from './gate/verifyInBrowser';
