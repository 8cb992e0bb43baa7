/** An object as it is sent. */
export interface SentObject {
  readonly bytes: Uint8Array;
  /** A strong ETag: the hash of the content. */
  readonly etag: string;
  /** Where it came from: a value of the header Cache-Status (RFC 9211). */
  readonly cacheStatus?: string;
}

/** The objects that a server sends. */
export interface SiteObjects {
  /** @returns `undefined` when there is no such object. @throws Error when it cannot be read */
  get(key: string): Promise<SentObject | undefined>;
}
