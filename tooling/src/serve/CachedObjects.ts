import { LRUCache } from 'lru-cache';
import { shortHash } from '../release/integrity';
import { POINTERS_PREFIX } from '../store/keys';
import { StoreAwayError } from '../store/Store';

const MEBIBYTE = 1_024 * 1_024;
/** What an entry takes in memory besides content and key. */
const ENTRY_OVERHEAD_BYTES = 512;
/** How many keys are remembered that are not in the store. */
const MAX_MISSING = 10_000;
/** How often a store that is away is tried again. */
const RETRY_INTERVAL_MS = 1_000;
/** For how long servers believe what a bucket said about a pointer. */
export const BUCKET_FRESH_MS = 1_000;

/** An object as it is sent. */
export interface SentObject {
  readonly bytes: Uint8Array;
  /** A strong ETag: the hash of the content. */
  readonly etag: string;
}

/** The objects that a server sends. */
export interface SiteObjects {
  /** @returns `undefined` when there is no such object. @throws Error when it cannot be read */
  get(key: string): Promise<SentObject | undefined>;
}

export interface CachedObjectsOptions {
  /** How much memory the objects may take. @default 128 MB */
  readonly maxBytes?: number;
  /** For how long a pointer is not looked up again, nor what was not there. @default 0 */
  readonly freshForMs?: number;
  /** Whether simultaneous requests share a lookup, which workers forbid. @default true */
  readonly isShared?: boolean;
  /** Called when the store goes away, with the reason, and when it is back. */
  readonly onStoreChange?: (failure: StoreAwayError | undefined) => void;
}

/** What was found under a key, and when. */
interface Entry {
  readonly object: SentObject | undefined;
  readonly atMs: number;
}

/**
 * The objects of a site, in memory. Pages and releases never change. Pointers are looked up again. While the store is
 * away, what is in memory is served on at once, and one request a second tries the store.
 */
export class CachedObjects implements SiteObjects {
  private readonly present: LRUCache<string, Entry>;
  /** What was not there has a memory of its own: visitors choose the keys. */
  private readonly missing = new LRUCache<string, Entry>({ max: MAX_MISSING });
  private readonly lookups = new Map<string, Promise<SentObject | undefined>>();
  private readonly options: Required<Omit<CachedObjectsOptions, 'maxBytes'>>;
  /** When a store that is away is tried again; `undefined` while it answers. */
  private retryAtMs: number | undefined;

  constructor(
    private readonly store: { get(key: string): Promise<{ readonly bytes: Buffer } | undefined> },
    { maxBytes = 128 * MEBIBYTE, ...options }: CachedObjectsOptions = {},
  ) {
    this.options = { freshForMs: 0, isShared: true, onStoreChange: () => undefined, ...options };
    this.present = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ object }, key) => (object?.bytes.length ?? 0) + key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  async get(key: string): Promise<SentObject | undefined> {
    const entry = this.present.get(key) ?? this.missing.get(key);
    const isFresh = entry && performance.now() - entry.atMs < this.options.freshForMs;
    if (isFresh || (entry?.object && !key.startsWith(POINTERS_PREFIX))) return entry.object;
    try {
      return await this.lookUp(key);
    } catch (error) {
      // What was known about the key before the store went away.
      if (entry && error instanceof StoreAwayError) return entry.object;
      throw error;
    }
  }

  /** Looks a key up in the store, unless another request is doing so. @throws StoreAwayError at once while it is away */
  private async lookUp(key: string): Promise<SentObject | undefined> {
    if (this.retryAtMs !== undefined) {
      const nowMs = performance.now();
      if (nowMs >= this.retryAtMs) {
        this.retryAtMs = nowMs + RETRY_INTERVAL_MS;
        // Whoever tries the store does not wait for it.
        this.read(key).catch(() => undefined);
      }
      throw new StoreAwayError(`${key} is not in memory, and the store is away`, 'Try again later.');
    }
    if (!this.options.isShared) return this.read(key);
    const lookup = this.lookups.get(key) ?? this.read(key).finally(() => this.lookups.delete(key));
    this.lookups.set(key, lookup);
    return lookup;
  }

  private async read(key: string): Promise<SentObject | undefined> {
    const bytes = (await this.ask(key))?.bytes;
    const kept = this.present.get(key)?.object;
    // The same object as before, so that nobody reads it twice.
    const object =
      bytes && (kept && bytes.equals(kept.bytes) ? kept : { bytes, etag: `"${shortHash(bytes)}"` });
    const [memory, other] = object ? [this.present, this.missing] : [this.missing, this.present];
    memory.set(key, { object, atMs: performance.now() });
    other.delete(key);
    return object;
  }

  /** Notices whether the store is away. An error about one object alone does not count as that. */
  private async ask(key: string) {
    try {
      const found = await this.store.get(key);
      if (this.retryAtMs !== undefined) this.options.onStoreChange(undefined);
      this.retryAtMs = undefined;
      return found;
    } catch (error) {
      if (error instanceof StoreAwayError) {
        if (this.retryAtMs === undefined) this.options.onStoreChange(error);
        this.retryAtMs = performance.now() + RETRY_INTERVAL_MS;
      }
      throw error;
    }
  }
}
