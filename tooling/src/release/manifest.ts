import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/contract';
import { shortHash } from './integrity';

/** A release before its content hash is known. */
export type Unversioned<R extends ReleaseManifest> = R extends unknown ? Omit<R, 'version'> : never;

/** The version of a release: the hash of its whole manifest, and through that of every file. */
export function contentVersion(manifest: Unversioned<RemoteRelease> | Unversioned<ShellRelease>): string {
  return shortHash(JSON.stringify(sortKeys({ ...manifest, version: undefined })));
}

/** A release as people name it: `mfe-deals@77c1d0a95ee2b346`. */
export function labelOf({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

export function withVersion<R extends ReleaseManifest>(manifest: Unversioned<R>): R {
  const { name, ...rest } = manifest as unknown as Unversioned<ReleaseManifest>;
  return { name, version: contentVersion(manifest as Unversioned<RemoteRelease>), ...rest } as R;
}

export function serializeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
