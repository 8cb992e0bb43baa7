import { textFiles, type ReleaseManifest, type RemoteRelease } from '@farekite/shared/protocol';
import { shortHash } from './integrity';

/**
 * The package with the federation runtime. The shell has it, and `provides` its version; the entries of remotes, which need a
 * minor version of it, use that of the shell.
 */
export const FEDERATION_RUNTIME = '@module-federation/runtime';

/** A manifest without its version, which can only be computed once everything else is known. */
export type Unversioned<R extends ReleaseManifest> = R extends unknown ? Omit<R, 'version'> : never;

/** For JSON.stringify: writes an object's keys in one order, whatever order they have. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The version of a release: a hash of its manifest, which covers every file because the manifest holds their hashes. */
export function contentVersion(manifest: object): string {
  return shortHash(JSON.stringify({ ...manifest, version: undefined }, sortKeys));
}

/** Adds the version to a manifest, as its second property. */
export function withVersion<R extends ReleaseManifest>(manifest: Unversioned<R>): R {
  const { name, ...rest } = manifest as unknown as Unversioned<RemoteRelease>;
  return { name, version: contentVersion(manifest), ...rest } as unknown as R;
}

/** The text of `release.json`. */
export function serializeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A release as messages and commands write it: `mfe-deals@77c1d0a95ee2b346`. */
export function labelOf({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

/** The files that a value names. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:browser|server|development)\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** The first file that a field of a manifest names, and that it does not list. */
export function findUnlistedFile({ files, ...manifest }: ReleaseManifest): string | undefined {
  const pages = manifest.kind === 'remote' ? Object.values(manifest.pages) : [];
  const texts = pages.flatMap(({ namespaces }) =>
    namespaces.flatMap((namespace) => manifest.languages.map((language) => textFiles(language, namespace))),
  );
  return filesIn([manifest, texts]).find((file) => !Object.hasOwn(files, file));
}
