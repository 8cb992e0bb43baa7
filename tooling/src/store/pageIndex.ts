import * as v from 'valibot';
import { ignoreUserError } from '../util/UserError';
import { objectMetadata } from './objectMetadata';
import type { Store } from './Store';

const PREFIX = '.farekite/pages/';
const MAX_MARK_LENGTH = 300;

/** A page as somebody has written it. */
export interface IndexedPage {
  /** The releases that it was composed from; see compositionMark. */
  readonly mark: string;
  /** Those of the page and of its compressed variants, in the order of `withVariants`; `null` for one that it lacks. */
  readonly etags: readonly (string | null)[];
}

/** Pages by their keys. */
export type PageIndex = ReadonlyMap<string, IndexedPage>;

/** Others may have written it, and the ETags become headers of requests. */
const SCHEMA = v.record(
  v.string(),
  v.strictObject({
    mark: v.pipe(v.string(), v.maxLength(MAX_MARK_LENGTH)),
    etags: v.array(v.nullable(v.pipe(v.string(), v.regex(/^"[!#-~]{1,200}"$/)))),
  }),
);

/** What the keys of all indexes of a remote's pages begin with. */
export function pageIndexesPrefix(owner: string): string {
  return `${PREFIX}${owner}/`;
}

function indexKey(owner: string, group: number): string {
  return `${pageIndexesPrefix(owner)}${String(group)}.json`;
}

function serialize(index: PageIndex): Buffer {
  return Buffer.from(`${JSON.stringify(Object.fromEntries(index))}\n`);
}

/**
 * Reads which pages were written, and from which releases. That is true as long as their ETags are the same; whoever
 * uses it has to compare them, or to write on the condition that they are. The index may be outdated.
 *
 * @param owner the remote that the pages belong to, or `shell`
 * @param group the number of the group of its pages
 * @returns an empty index when there is none, or when it is damaged
 * @throws UserError when the store cannot be read
 */
export async function readPageIndex(store: Store, owner: string, group: number): Promise<PageIndex> {
  const object = await store.get(indexKey(owner, group));
  try {
    return new Map(Object.entries(v.parse(SCHEMA, JSON.parse(object?.bytes.toString('utf8') ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Writes an index if it has changed. @param before as it was read */
export async function writePageIndex(
  store: Store,
  owner: string,
  group: number,
  { index, before }: { readonly index: PageIndex; readonly before: PageIndex },
): Promise<void> {
  const key = indexKey(owner, group);
  const bytes = serialize(index);
  if (bytes.equals(serialize(before))) return;
  // Without it the pages are read next time. Credentials from before there were indexes may not write it.
  await store.put(key, bytes, objectMetadata(key), 'always').catch(ignoreUserError);
}
