import { LRUCache } from 'lru-cache';
import { labelOf } from '../release/manifest';
import { pairOf, pointerKey, POINTERS_PREFIX, RELEASES_PREFIX, SHELL_NAME, type Named } from '../store/keys';
import { labelsNamedBy, type Publication } from '../store/named';
import { etagOf, StoreAwayError } from '../store/Store';

const MEBIBYTE = 1_024 * 1_024;
const ENTRY_OVERHEAD_BYTES = 512;
/** What JSON takes in memory that is also parsed and compressed there. */
const DATA_FACTOR = 4;
const MAX_MISSING = 10_000;
const RETRY_INTERVAL_MS = 1_000;
export const BUCKET_FRESH_MS = 1_000;

export interface SentObject {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Whether it never changes, because a pointer named its release, or its pair, when it was read. */
  readonly isNamed: boolean;
}

export type ReadObject = (key: string) => Promise<SentObject | undefined>;

interface CacheOptions {
  readonly maxBytes?: number;
  /** For how long what no pointer names is not looked up again, nor pointers. */
  readonly freshForMs?: number;
  /** Whether requests share lookups, which may go on after an answer; workers forbid both. */
  readonly isShared?: boolean;
  readonly report?: (line: string) => void;
}

interface Entry {
  readonly object: SentObject | undefined;
  readonly freshUntilMs: number;
}

/** The releases that an object is made of, if only publishers have written it once pointers name them. */
function releasesOf(key: string): readonly Named[] {
  const [, name = '', version = ''] = key.split('/');
  if (key.startsWith(RELEASES_PREFIX)) return [{ name, version }];
  const pair = pairOf(key);
  return !pair || pair.isPreview ? [] : [{ name: SHELL_NAME, version: pair.shell }, pair];
}

function readNamed(pointer: Buffer): readonly string[] {
  try {
    return labelsNamedBy([{ ...(JSON.parse(pointer.toString()) as Publication), from: null }]);
  } catch {
    return [];
  }
}

/**
 * Keeps objects in memory. What pointers name never changes; the rest is looked up again, since a publish may replace what a
 * preview has stored. While the store is away, what is in memory is served, and one request a second tries the store.
 */
export function cacheObjects(
  get: (key: string) => Promise<Buffer | undefined>,
  { maxBytes = 128 * MEBIBYTE, freshForMs = 0, isShared = true, report = () => undefined }: CacheOptions = {},
): ReadObject {
  const present = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ object }, key) =>
      (object?.bytes.length ?? 0) * (key.endsWith('.json') ? DATA_FACTOR : 1) +
      key.length +
      ENTRY_OVERHEAD_BYTES,
  });
  // What was not there has a memory of its own: visitors choose the keys.
  const missing = new LRUCache<string, Entry>({ max: MAX_MISSING });
  const lookups = new Map<string, ReturnType<ReadObject>>();
  const named = new Map<string, readonly string[]>();
  /** Only while the store is away. */
  let retryAtMs: number | undefined;

  async function isNamedNow(key: string): Promise<boolean> {
    const releases = releasesOf(key);
    const isKnown = () => {
      const labels = [...named.values()].flat();
      return releases.every((release) => labels.includes(labelOf(release)));
    };
    const names = new Set(isKnown() ? [] : [SHELL_NAME, ...releases.map(({ name }) => name)]);
    for (const name of names) await read(pointerKey(name)).catch(() => undefined);
    return releases.length > 0 && isKnown();
  }

  const lookUp: ReadObject = async (key) => {
    // Before it is read, or a publisher could replace it in between.
    const isNamed = await isNamedNow(key);
    const latest = await get(key).catch((error: unknown) => {
      if (error instanceof StoreAwayError) {
        const { problem } = error;
        if (retryAtMs === undefined)
          report(`${problem}. What was served before is served on; the store is tried again every second.`);
        retryAtMs = performance.now() + RETRY_INTERVAL_MS;
      }
      throw error;
    });
    if (retryAtMs !== undefined) report('The store answers again');
    retryAtMs = undefined;
    const known = present.peek(key)?.object;
    const isSame = known?.etag === (latest && etagOf(latest));
    // With the bytes, what was made of them is remembered.
    const bytes = isSame ? known?.bytes : latest;
    const object = bytes && { bytes, etag: etagOf(bytes), isNamed };
    if (key.startsWith(POINTERS_PREFIX) && !isSame) named.set(key, bytes ? readNamed(bytes) : []);
    const [memory, other] = object ? [present, missing] : [missing, present];
    memory.set(key, { object, freshUntilMs: object?.isNamed ? Infinity : performance.now() + freshForMs });
    other.delete(key);
    return object;
  };

  const read: ReadObject = async (key) => {
    const entry = present.get(key) ?? missing.get(key);
    const nowMs = performance.now();
    if (entry && nowMs < entry.freshUntilMs) return entry.object;
    try {
      if (retryAtMs === undefined) {
        const shared = isShared ? lookups.get(key) : undefined;
        const lookup = shared ?? lookUp(key).finally(() => lookups.delete(key));
        lookups.set(key, lookup);
        return await lookup;
      }
      if (nowMs >= retryAtMs) {
        retryAtMs = nowMs + RETRY_INTERVAL_MS;
        const attempt = lookUp(key);
        // Whoever tries the store waits for it only where it would end with the answer.
        if (!isShared) return await attempt;
        attempt.catch(() => undefined);
      }
      throw new StoreAwayError(`${key} is not in memory, and the store is away`, 'Try again later.');
    } catch (error) {
      if (entry && error instanceof StoreAwayError) return entry.object;
      throw error;
    }
  };
  return read;
}
