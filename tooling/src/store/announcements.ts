import type { Publication } from '../release/parsePointer';
import { objectMetadata } from './objectMetadata';
import type { Store } from './Store';

const PREFIX = '.farekite/pending/';

/** Says that the pages of a release are about to follow its pointer. */
export interface Announcement {
  readonly key: string;
  /** `shell`, or the name of a remote. */
  readonly name: string;
  /** Of the publication whose pages are announced. */
  readonly serial: number;
  readonly id: string;
  /** When it was made, by the clock of the store, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** What the keys of all announcements of a name begin with. */
export function announcementsPrefix(name: string): string {
  return `${PREFIX}${name}/`;
}

/**
 * Announces that a pointer is about to move. Should the publisher be killed before the pages are written, the
 * next command finds the announcement and writes them.
 *
 * @returns the key of the announcement
 */
export async function announce(store: Store, name: string, { serial, id }: Publication): Promise<string> {
  const key = `${announcementsPrefix(name)}${String(serial)}-${id}.json`;
  await store.put(key, Buffer.from('{}\n'), objectMetadata(key), 'absent');
  return key;
}

/** The announcements that nobody has taken back yet. */
export async function listAnnouncements(store: Store): Promise<Announcement[]> {
  const announcements: Announcement[] = [];
  for await (const { key, modifiedMs } of store.list(PREFIX)) {
    const [name = '', file = ''] = key.slice(PREFIX.length).split('/');
    const id = file.slice(file.indexOf('-') + 1, -'.json'.length);
    announcements.push({ key, name, serial: Number.parseInt(file, 10), id, modifiedMs });
  }
  return announcements;
}
