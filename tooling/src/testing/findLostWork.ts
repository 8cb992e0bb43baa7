import type { ReleaseManifest } from '@farekite/shared/protocol';
import { listAnnouncements } from '../store/announcements';
import { readMoves } from '../store/history';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';

/**
 * What publishers have left undone, or have lost to others: announcements, entries of the history, and publications
 * whose publisher was successful.
 *
 * @param published the releases whose publishers were successful
 */
export async function findLostWork(store: Store, published: readonly ReleaseManifest[]): Promise<string[]> {
  const lost = (await listAnnouncements(store)).map(({ key }) => `${key} was not removed`);
  for (const [name, pointer] of await readPointers(store)) {
    const moves = await readMoves(store, name, pointer);
    if (moves.length !== pointer.serial) {
      lost.push(
        `The history of ${name} has ${String(moves.length)} of ${String(pointer.serial)} publications`,
      );
    }
    const versions = new Set(moves.map(({ version }) => version));
    for (const release of published.filter((one) => one.name === name)) {
      if (!versions.has(release.version)) lost.push(`${name}@${release.version} was never live`);
    }
  }
  return lost;
}
