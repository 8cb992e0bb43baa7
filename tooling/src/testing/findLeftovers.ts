import { listAnnouncements } from '../store/announcements';
import { readMoves } from '../store/history';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';

/** What publishers have left undone: announcements, and publications that the history does not have. */
export async function findLeftovers(store: Store): Promise<string[]> {
  const leftovers = (await listAnnouncements(store)).map(({ key }) => `${key} was not removed`);
  for (const [name, pointer] of await readPointers(store)) {
    const { length } = await readMoves(store, name, pointer);
    if (length !== pointer.serial) {
      leftovers.push(
        `The history of ${name} has ${String(length)} of ${String(pointer.serial)} publications`,
      );
    }
  }
  return leftovers;
}
