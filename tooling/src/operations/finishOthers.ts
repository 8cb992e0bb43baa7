import type { ShellRelease } from '@farekite/shared/protocol';
import type { PageComposer } from '../compose/PageComposer';
import { listAnnouncements, type Announcement } from '../store/announcements';
import { readMoves } from '../store/history';
import { isStored, readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { ignoreUserError } from '../util/UserError';
import { settlePages } from './settlePages';

/** An announcement whose pointer has not moved by then belongs to a publisher that was killed before it moved it. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** The shell before the one whose pages were announced, if both are still known: its files may have to be deleted. */
async function findReplacedShell(
  store: Store,
  announcements: readonly Announcement[],
): Promise<ShellRelease | undefined> {
  for (const announcement of announcements.filter(({ name }) => name === 'shell')) {
    const replaced = (await readMoves(store, 'shell', announcement)).at(-2);
    if (!replaced || !(await isStored(store, replaced))) continue;
    const manifest = await readStoredManifest(store, replaced);
    if (manifest.kind === 'shell') return manifest;
  }
  return undefined;
}

/** Writes the announced pages of one name, and removes the announcements that are done with. */
async function finish(
  store: Store,
  composer: PageComposer,
  name: string,
  announcements: readonly Announcement[],
): Promise<void> {
  const replacedShell = name === 'shell' ? await findReplacedShell(store, announcements) : undefined;
  const { pointers } = await settlePages(store, composer, { scope: name, replacedShell });
  // Not the pointer of this moment: it may have moved since, and its pages are still to be written.
  const settledSerial = pointers.get(name)?.serial ?? 0;
  for (const { key, serial, modifiedMs } of announcements.filter((one) => one.name === name)) {
    if (serial <= settledSerial || Date.now() - modifiedMs > ABANDONED_MS) await store.delete(key);
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
