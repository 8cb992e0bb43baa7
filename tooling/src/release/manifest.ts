import { createHash } from 'node:crypto';
import {
  textFiles,
  type Integrity,
  type ReleaseManifest,
  type RemoteRelease,
} from '@farekite/shared/protocol';
import { UsageError } from '../util/UserError';

/** The shell `provides` its version; entries of remotes need a minor version of it. */
export const FEDERATION_RUNTIME = '@module-federation/runtime';

export type Unversioned<R extends ReleaseManifest> = R extends unknown ? Omit<R, 'version'> : never;

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Covers every file, because the manifest holds their hashes. */
export function contentVersion(manifest: object): string {
  return shortHash(JSON.stringify({ ...manifest, version: undefined }, sortKeys));
}

export function withVersion<R extends ReleaseManifest>(manifest: Unversioned<R>): R {
  const { name, ...rest } = manifest as unknown as Unversioned<RemoteRelease>;
  return { name, version: contentVersion(manifest), ...rest } as unknown as R;
}

export function serializeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `mfe-deals@77c1d0a95ee2b346` */
export function labelOf({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:browser|server|development)\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

export function findUnlistedFile({ files, ...manifest }: ReleaseManifest): string | undefined {
  const pages = manifest.kind === 'remote' ? Object.values(manifest.pages) : [];
  const texts = pages.flatMap(({ namespaces }) =>
    namespaces.flatMap((namespace) => manifest.languages.map((language) => textFiles(language, namespace))),
  );
  return filesIn([manifest, texts]).find((file) => !Object.hasOwn(files, file));
}

export function integrityOf(content: Buffer | string): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The first 64 bits of the SHA-256, in hexadecimal digits. */
export function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const LABEL = /^(?<name>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

export function matchLabel(label: string) {
  return LABEL.exec(label)?.groups as Record<'name' | 'version', string> | undefined;
}

export function parseLabel(label: string): Record<'name' | 'version', string> {
  const release = matchLabel(label);
  if (release) return release;
  throw new UsageError(
    `${JSON.stringify(label)} names no release`,
    'Write name and version, as farekite status lists them: mfe-deals@77c1d0a95ee2b346.',
  );
}
