import { labelOf } from '../release/manifest';
import { liveShell, readPointers } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { readStoredManifest } from '../store/releases';
import { ignoreDamage, type Store } from '../store/Store';

/** Enough for a site of 50 remotes. Each has about 40 time series. */
const MAX_RELEASES = 110;

/** What a record may name. */
export interface KnownReleases {
  /** The languages of the live shell. */
  readonly languages: readonly string[];
  /** The files of releases by label: of what is live, what that has replaced, and what is previewed. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @throws UserError when a pointer cannot be read */
export async function knownReleases(store: Store): Promise<KnownReleases> {
  const live = await readPointers(store);
  const pointers = [...live.values()];
  const replaced = pointers.flatMap(({ name, from }) => (from === null ? [] : [{ name, version: from }]));
  const previewed = await Promise.all(
    pointers.map(async ({ name }) =>
      (await listPreviewed(store, name)).map((version) => ({ name, version })),
    ),
  );
  const files = new Map<string, ReadonlySet<string>>();
  for (const release of [...pointers, ...replaced, ...previewed.flat()]) {
    if (files.size === MAX_RELEASES) break;
    if (files.has(labelOf(release))) continue;
    const manifest =
      'files' in release ? release : await readStoredManifest(store, release).catch(ignoreDamage);
    if (manifest) files.set(labelOf(release), new Set(Object.keys(manifest.files)));
  }
  return { languages: liveShell(live)?.languages ?? [], files };
}
