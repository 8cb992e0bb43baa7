import type { ReleaseManifest } from '@farekite/shared/protocol';
import { contentVersion } from '../release/manifest';

/** A manifest with the version that belongs to its content, whatever that is. */
export function sealed(content: object): ReleaseManifest {
  return { ...content, version: contentVersion(content as ReleaseManifest) } as ReleaseManifest;
}
