import { flipsIn, previewedVersions, readHistory } from './history';
import { withLock } from './lock';
import type { Site } from './Site';

/** How many of each, beside the live one: enough for a day of deploys during one visit. */
export const DEFAULT_KEEP = 5;

export interface Pruned {
  readonly name: string;
  readonly version: string;
}

/**
 * Removes old releases: of the shell and of each remote it keeps the live one and those that were live
 * most recently before it, because visits that began with them still load from them; what is previewed
 * it keeps in any case.
 *
 * @param keep how many of each, beside the live one
 * @throws ReleaseError when there is no site
 */
export async function prune(site: Site, keep: number): Promise<Pruned[]> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const pointers = await site.pointers();
    const history = await readHistory(site);
    const recent = flipsIn(history).toReversed();
    const pruned: Pruned[] = [];
    for (const name of await site.releaseNames()) {
      const live = pointers.get(name)?.version;
      const others = recent.filter((entry) => entry.name === name && entry.version !== live);
      const kept = [
        live,
        ...previewedVersions(history, name),
        ...[...new Set(others.map(({ version }) => version))].slice(0, keep),
      ];
      for (const version of await site.keptVersions(name)) {
        if (kept.includes(version)) continue;
        await site.removeRelease({ name, version });
        pruned.push({ name, version });
      }
    }
    return pruned;
  });
}
