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
  const pointers = await readPointers(store);
  // One whose pointer has not moved stays for a day, because nobody knows whether its publisher still runs.
  const lost = (await listAnnouncements(store))
    .filter(({ name, serial }) => serial <= (pointers.get(name)?.serial ?? 0))
    .map(({ key }) => `${key} was not removed`);
  for (const [name, pointer] of pointers) {
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
