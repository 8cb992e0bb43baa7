/** How an object came out of the memory of a server: the values of the header Cache-Status (RFC 9211). */
export const CACHE_STATUS = {
  /** It was in memory and never changes. */
  hit: 'farekite; hit',
  /** It was in memory, and the store has the same. */
  revalidated: 'farekite; fwd=stale; fwd-status=304',
  /** It was in memory, and the store had a newer one. */
  replaced: 'farekite; fwd=stale; fwd-status=200',
  /** It was not in memory. */
  miss: 'farekite; fwd=uri-miss',
  /** It was in memory, and the store cannot say whether it has changed. */
  storeAway: 'farekite; hit; detail=store-unavailable',
} as const;

export type CacheStatus = (typeof CACHE_STATUS)[keyof typeof CACHE_STATUS];
