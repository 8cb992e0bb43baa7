import type { PageComposer } from '../compose/PageComposer';
import { listAnnouncements, type Announcement } from '../store/announcements';
import { readStoreTime } from '../store/readStoreTime';
import type { Store } from '../store/Store';
import { ignoreUserError } from '../util/UserError';
import { settlePages } from './settlePages';

/** An announcement whose pointer has not moved by then belongs to a publisher that was killed before it moved it. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** Writes the announced pages of one name, and removes the announcements that are done with. */
async function finish(
  store: Store,
  composer: PageComposer,
  name: string,
  announcements: readonly Announcement[],
): Promise<void> {
  const { pointers } = await settlePages(store, composer, { scope: name });
  // Not the pointer of this moment: it may have moved since, and its pages are still to be written.
  const settledSerial = pointers.get(name)?.serial ?? 0;
  for (const { key, serial, modifiedMs } of announcements.filter((one) => one.name === name)) {
    const isSettled = serial <= settledSerial;
    if (isSettled || (await readStoreTime(store)) - modifiedMs > ABANDONED_MS) await store.delete(key);
  }
}

/**
 * Writes the pages that publishers have announced and not written yet. They may have been killed; if they still run,
 * the work is done twice, which does no harm. What cannot be written is left to others.
 *
 * @throws UserError when the announcements cannot be read
 */
export async function finishOthers(store: Store, composer: PageComposer): Promise<void> {
  const announcements = await listAnnouncements(store);
  for (const name of new Set(announcements.map((announcement) => announcement.name))) {
    // Another team's damaged release stops nobody else, and these credentials may be for one remote alone. The
    // announcement stays, so nothing is lost.
    await finish(store, composer, name, announcements).catch(ignoreUserError);
  }
}
