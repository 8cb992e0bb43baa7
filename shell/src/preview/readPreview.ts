import { PREVIEW_KEY } from '@farekite/shared/protocol';
import { ifAllowed } from '../storage/ifAllowed';

/** What a visit shows instead of the live releases: versions by the names of remotes or of the shell. */
export type Overrides = ReadonlyMap<string, string>;

/** Accepts names and versions alone: a preview is always a release of this site. */
export function readPreview(): Overrides {
  const cookies = ifAllowed(() => document.cookie) ?? '';
  const preview = cookies.split('; ').find((one) => one.startsWith(`${PREVIEW_KEY}=`)) ?? '';
  const labels = preview.matchAll(/([a-z][a-z\d-]*)(?:@|%40)([\da-f]{16})(?=,|%2C|$)/g);
  return new Map([...labels].map(([, name = '', version = '']) => [name, version]));
}
