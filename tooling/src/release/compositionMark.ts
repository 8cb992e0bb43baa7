import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf } from './manifest';

type Named = Pick<ReleaseManifest, 'name' | 'version'>;

/** `shell@3f9a… mfe-deals@77c1…`: the releases that a document was made of, for its generator element. */
export function compositionMark(shell: Named, remote: Named | undefined): string {
  return [shell, ...(remote ? [remote] : [])].map(labelOf).join(' ');
}
