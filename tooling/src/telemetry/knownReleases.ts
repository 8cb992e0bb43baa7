import { labelOf } from '../release/manifest';
import { liveShell, readPointers } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { readStoredManifest } from '../store/releases';
import { ignoreDamage, type Store } from '../store/Store';

/**
 * Enough for a site of 45 remotes, live and before. A release has up to 33 time series (20 failures and one for the others, 9 of
 * vitals, 3 of views), the unknown ones of a name 13 more: 4,600 in all, if each had another name, and 4 for each canary.
 */
export const MAX_RELEASES = 100;

export interface KnownReleases {
  readonly languages: readonly string[];
  /** Labels. */
  readonly canaries: ReadonlySet<string>;
  /** By label: of what is live or a canary, what that has replaced, and what is previewed. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Releases never change, so that what was known before is not read again. */
export async function knownReleases(store: Store, before: KnownReleases): Promise<KnownReleases> {
  const live = await readPointers(store);
  const pointers = [...live.values()];
  const canaries = pointers.flatMap(({ name, canary }) =>
    canary ? [{ name, version: canary.version }] : [],
  );
  const replaced = pointers.flatMap(({ name, from }) => (from === null ? [] : [{ name, version: from }]));
  const previewed = await Promise.all(
    pointers.map(async ({ name }) =>
      (await listPreviewed(store, name)).map((version) => ({ name, version })),
    ),
  );
  const files = new Map<string, ReadonlySet<string>>();
  for (const release of [...pointers, ...canaries, ...replaced, ...previewed.flat()]) {
    if (files.size === MAX_RELEASES) break;
    const label = labelOf(release);
    if (files.has(label)) continue;
    const read = async () => {
      const manifest =
        'files' in release ? release : await readStoredManifest(store, release).catch(ignoreDamage);
      return manifest && new Set(Object.keys(manifest.files));
    };
    const known = before.files.get(label) ?? (await read());
    if (known) files.set(label, known);
  }
  const languages = liveShell(live)?.languages ?? [];
  return { languages, canaries: new Set(canaries.map(labelOf)), files };
}
