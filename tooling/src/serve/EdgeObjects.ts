import { isImmutable } from '../store/objectMetadata';
import { StoreAwayError } from '../store/StoreAwayError';
import { CACHE_STATUS } from './cacheStatus';
import type { CircuitBreaker } from './CircuitBreaker';
import type { SentObject, SiteObjects } from './SiteObjects';

/** How long a visitor waits for the bucket. */
const BUCKET_TIMEOUT_MS = 1_500;

/** An object of a bucket; without its content when the condition of the request did not hold. */
interface BucketObject {
  /** Without quotation marks. */
  readonly etag: string;
  readonly httpEtag: string;
  readonly arrayBuffer?: () => Promise<ArrayBuffer>;
}

/** What the worker needs of an R2 bucket. */
export interface Bucket {
  get(
    key: string,
    options?: { readonly onlyIf: { readonly etagDoesNotMatch: string } },
  ): Promise<BucketObject | null>;
}

export interface Edge {
  readonly bucket: Bucket;
  /** In front of all keys: empty, or with a slash at its end. */
  readonly prefix: string;
  /** The cache of the data center. */
  readonly cache: Pick<Cache, 'match' | 'put' | 'delete'>;
  /** An address in the worker's own zone that nobody can request, under which objects are cached. */
  readonly cacheUrl: string;
  /** Belongs to the worker and not to a request. */
  readonly breaker: CircuitBreaker;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** @throws StoreAwayError when that takes too long or fails */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${String(BUCKET_TIMEOUT_MS / 1_000)} s`));
    }, BUCKET_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (cause) {
    throw new StoreAwayError(
      `The bucket cannot be read (${(cause as Error).message})`,
      "See the status of the platform and the worker's binding.",
      { cause },
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The objects of a site in a bucket, for a worker on the edge. As in `CachedObjects`, what never changes is sent from the
 * cache, everything else is compared with the bucket, and what is cached is sent on while the bucket is away. Requests are
 * not joined, because the platform lets none of them wait for another one.
 */
export class EdgeObjects implements SiteObjects {
  constructor(private readonly edge: Edge) {}

  async get(key: string): Promise<SentObject | undefined> {
    const { breaker, waitUntil } = this.edge;
    const kept = await this.recall(key);
    if (kept && isImmutable(key)) return { ...kept, cacheStatus: CACHE_STATUS.hit };
    if (!breaker.isOpen) return this.lookUp(key, kept).catch((error: unknown) => serveOn(kept, error));
    // Whoever tries the bucket again does not wait for it.
    if (breaker.claimTry()) waitUntil(this.lookUp(key, kept).catch(() => undefined));
    return serveOn(
      kept,
      new StoreAwayError(`${key} is not cached, and the bucket is away`, 'Try again later.'),
    );
  }

  private addressOf(key: string): string {
    return `${this.edge.cacheUrl}${encodeURIComponent(this.edge.prefix + key)}`;
  }

  private async recall(key: string): Promise<SentObject | undefined> {
    const cached = await this.edge.cache.match(this.addressOf(key));
    const etag = cached?.headers.get('ETag');
    return cached && etag ? { bytes: new Uint8Array(await cached.arrayBuffer()), etag } : undefined;
  }

  /** The platform chooses when to forget objects. Until then they are kept in order to be compared. */
  private async keep(key: string, { bytes, etag }: SentObject): Promise<void> {
    const headers = {
      ETag: etag,
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000',
    };
    await this.edge.cache.put(
      this.addressOf(key),
      new Response(bytes as Uint8Array<ArrayBuffer>, { headers }),
    );
  }

  private async lookUp(key: string, kept: SentObject | undefined): Promise<SentObject | undefined> {
    const { cache, waitUntil } = this.edge;
    const found = await this.ask(key, kept);
    if (found === 'unchanged') return kept && { ...kept, cacheStatus: CACHE_STATUS.revalidated };
    if (found === undefined) {
      if (kept) waitUntil(cache.delete(this.addressOf(key)));
      return undefined;
    }
    waitUntil(this.keep(key, found));
    return { ...found, cacheStatus: kept ? CACHE_STATUS.replaced : CACHE_STATUS.miss };
  }

  /** Asks the bucket for what has changed, and notices whether it is away. */
  private async ask(
    key: string,
    kept: SentObject | undefined,
  ): Promise<SentObject | 'unchanged' | undefined> {
    const { bucket, prefix, breaker } = this.edge;
    try {
      const found = await withinTime(readObject(bucket, prefix + key, kept));
      breaker.close();
      return found;
    } catch (error) {
      breaker.open(error as Error);
      throw error;
    }
  }
}

async function readObject(
  bucket: Bucket,
  key: string,
  kept: SentObject | undefined,
): Promise<SentObject | 'unchanged' | undefined> {
  const condition = kept && { onlyIf: { etagDoesNotMatch: kept.etag.replaceAll('"', '') } };
  const found = await bucket.get(key, condition);
  if (!found) return undefined;
  if (!found.arrayBuffer) return 'unchanged';
  return { bytes: new Uint8Array(await found.arrayBuffer()), etag: found.httpEtag };
}

/** @throws the error when nothing is cached */
function serveOn(kept: SentObject | undefined, error: unknown): SentObject {
  if (kept) return { ...kept, cacheStatus: CACHE_STATUS.storeAway };
  throw error;
}
