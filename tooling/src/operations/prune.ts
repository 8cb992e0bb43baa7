import { pointerMovesIn, previewedVersions, readHistory } from '../store/history';
import { withLock } from '../store/lock';
import type { Site } from '../store/Site';

/** The number of releases of the shell, and of each remote, that are kept besides the live one. */
export const DEFAULT_KEEP = 5;

/** A release that was removed. */
export interface PrunedRelease {
  readonly name: string;
  readonly version: string;
}

/**
 * Removes old releases of the shell and of every remote. It keeps the live release, the releases that
 * were live most recently before it, because visits that began with them still load their files, and
 * all previews.
 *
 * @param keep the number of releases of the shell, and of each remote, to keep besides the live one
 * @throws UserError when there is no site
 */
export async function prune(site: Site, keep: number): Promise<PrunedRelease[]> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const pointers = await site.readPointers();
    const history = await readHistory(site);
    const recentMoves = pointerMovesIn(history).toReversed();
    const pruned: PrunedRelease[] = [];
    for (const name of await site.listReleaseNames()) {
      const live = pointers.get(name)?.version;
      const formerlyLive = recentMoves
        .filter((entry) => entry.name === name && entry.version !== live)
        .map(({ version }) => version);
      const kept = [live, ...previewedVersions(history, name), ...[...new Set(formerlyLive)].slice(0, keep)];
      for (const version of await site.listKeptVersions(name)) {
        if (kept.includes(version)) continue;
        await site.removeRelease({ name, version });
        pruned.push({ name, version });
      }
    }
    return pruned;
  });
}
