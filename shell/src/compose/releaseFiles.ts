import {
  releasePath,
  type DocumentRequest,
  type Integrity,
  type ReleaseManifest,
} from '@farekite/shared/protocol';

/** A file with the hash that it must have. */
export interface VerifiedFile {
  readonly href: string;
  readonly integrity: Integrity;
}

/** @throws Error when the release has no hash for the file: nothing is loaded unverified */
export function verified(release: ReleaseManifest, file: string): VerifiedFile {
  const integrity = release.files[file];
  if (!integrity) throw new Error(`${release.name}@${release.version} names no hash for ${file}`);
  return { href: releasePath(release) + file, integrity };
}

/** The page and the release that it belongs to; `undefined` where the path has no page. */
export function findPage({ remote, path }: DocumentRequest) {
  const release = remote?.release;
  const page = path === null ? undefined : release?.pages[path];
  return release && page && { release, page };
}
