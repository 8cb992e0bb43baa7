import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { UsageError } from '../util/UserError';
import { RELEASE_NAME, VERSION } from './dataRules';
import { shortHash } from './integrity';

/** A manifest without its version, which can only be computed once everything else is known. */
export type Unversioned<R extends ReleaseManifest> = R extends unknown ? Omit<R, 'version'> : never;

/** For JSON.stringify: writes an object's keys in one order, whatever order they have. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The version of a release: a hash of its manifest, which covers every file because the manifest holds their hashes. */
export function contentVersion(manifest: Unversioned<RemoteRelease> | Unversioned<ShellRelease>): string {
  return shortHash(JSON.stringify({ ...manifest, version: undefined }, sortKeys));
}

/** A release as messages and commands write it: `mfe-deals@77c1d0a95ee2b346`. */
export function labelOf({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

/** Reads what {@link labelOf} writes. @throws UserError when it is something else */
export function parseLabel(label: string): Pick<ReleaseManifest, 'name' | 'version'> {
  const [name = '', version = '', ...rest] = label.split('@');
  if (rest.length === 0 && v.is(RELEASE_NAME, name) && v.is(VERSION, version)) return { name, version };
  throw new UsageError(
    `${JSON.stringify(label)} names no release`,
    'Write name and version, as farekite status lists them: mfe-deals@77c1d0a95ee2b346.',
  );
}

/** Adds the version to a manifest, as its second property. */
export function withVersion<R extends ReleaseManifest>(manifest: Unversioned<R>): R {
  const { name, ...rest } = manifest as unknown as Unversioned<RemoteRelease>;
  return { name, version: contentVersion({ name, ...rest }), ...rest } as unknown as R;
}

/** The text of `release.json`. */
export function serializeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
