import { LRUCache } from 'lru-cache';
import { isImmutable } from '../store/objectMetadata';
import { UNCHANGED, type Store, type StoredObject } from '../store/Store';
import { StoreAwayError } from '../store/StoreAwayError';
import { CACHE_STATUS } from './cacheStatus';
import { CircuitBreaker } from './CircuitBreaker';
import type { SentObject, SiteObjects } from './SiteObjects';

const MEBIBYTE = 1_024 * 1_024;
const DEFAULT_MAX_BYTES = 128 * MEBIBYTE;
/** What an object takes in memory besides its content and its key. */
const ENTRY_OVERHEAD_BYTES = 512;
/** How many keys are remembered that are not in the store. */
const MAX_MISSES = 10_000;
/** For how long such a key is not looked up again. A new page is served after this time at the latest. */
const MISS_LIFETIME_MS = 1_000;

export interface CachedObjectsOptions {
  /** How much memory the objects may take. @default 128 MB */
  readonly maxBytes?: number;
  /** Called when the store goes away, with the reason, and when it is back. */
  readonly onStoreChange?: (failure: Error | undefined) => void;
}

function sizeOf({ bytes }: StoredObject, key: string): number {
  return bytes.length + Buffer.byteLength(key) + ENTRY_OVERHEAD_BYTES;
}

/**
 * The objects of a site in a store that is far away. What never changes is served from memory; everything else is
 * compared with the store at each request, where simultaneous requests share one. While the store is away, what is in
 * memory is served on at once.
 */
export class CachedObjects implements SiteObjects {
  private readonly present: LRUCache<string, StoredObject>;
  /** When the keys were looked up that are not in the store. They have a memory of their own: visitors choose them. */
  private readonly missing = new LRUCache<string, number>({ max: MAX_MISSES });
  private readonly lookups = new Map<string, Promise<SentObject | undefined>>();
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly store: Pick<Store, 'get' | 'getIfChanged'>,
    { maxBytes = DEFAULT_MAX_BYTES, onStoreChange }: CachedObjectsOptions = {},
  ) {
    this.present = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.breaker = new CircuitBreaker(onStoreChange);
  }

  async get(key: string): Promise<SentObject | undefined> {
    const kept = this.present.get(key);
    if (kept && isImmutable(key)) return { ...kept, cacheStatus: CACHE_STATUS.hit };
    if (this.isKnownMissing(key)) return undefined;
    if (!this.breaker.isOpen) return this.lookUpOnce(key).catch((error: unknown) => this.recall(key, error));
    // Whoever tries the store again does not wait for it either.
    if (this.breaker.claimTry()) this.lookUpOnce(key).catch(() => undefined);
    const error = new StoreAwayError(`${key} is not in memory, and the store is away`, 'Try again later.');
    return this.recall(key, error);
  }

  private isKnownMissing(key: string): boolean {
    const lookedUpMs = this.missing.get(key);
    return lookedUpMs !== undefined && performance.now() - lookedUpMs < MISS_LIFETIME_MS;
  }

  /** What was known about a key before the store went away. @throws the error when that is nothing */
  private recall(key: string, error: unknown): SentObject | undefined {
    const kept = this.present.get(key);
    if (kept) return { ...kept, cacheStatus: CACHE_STATUS.storeAway };
    if (this.missing.has(key)) return undefined;
    throw error;
  }

  /** Looks a key up in the store, unless another request is doing so. */
  private lookUpOnce(key: string): Promise<SentObject | undefined> {
    const running = this.lookups.get(key);
    if (running) return running;
    const lookup = this.lookUp(key).finally(() => this.lookups.delete(key));
    this.lookups.set(key, lookup);
    return lookup;
  }

  private async lookUp(key: string): Promise<SentObject | undefined> {
    const kept = this.present.get(key);
    const found = await this.ask(() =>
      kept ? this.store.getIfChanged(key, kept.etag) : this.store.get(key),
    );
    if (kept && found === UNCHANGED) return { ...kept, cacheStatus: CACHE_STATUS.revalidated };
    if (found === undefined || found === UNCHANGED) {
      this.present.delete(key);
      this.missing.set(key, performance.now());
      return undefined;
    }
    this.missing.delete(key);
    this.present.set(key, found);
    return { ...found, cacheStatus: kept ? CACHE_STATUS.replaced : CACHE_STATUS.miss };
  }

  /** Notices whether the store is away. An error about one object alone does not count as that. */
  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      const answer = await request();
      this.breaker.close();
      return answer;
    } catch (error) {
      if (error instanceof StoreAwayError) this.breaker.open(error);
      throw error;
    }
  }
}
