/** Each visitor is in one of so many buckets: a number from 0, drawn once, in a cookie that says nothing else. */
export const BUCKETS = 1_000;
export const BUCKET_COOKIE = 'bucket';
/** Thirty days: longer than a rollout takes. */
const MAX_AGE_S = 2_592_000;

/** Reads the bucket from a Cookie header, or from `document.cookie`; `undefined` when there is none. */
export function readBucket(cookies: string): number | undefined {
  const [, digits] = new RegExp(`(?:^|; *)${BUCKET_COOKIE}=(0|[1-9]\\d{0,2})(?:;|$)`).exec(cookies) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A cookie with a random bucket, for a visitor who has none. */
export function newBucketCookie(): string {
  const bucket = Math.floor(Math.random() * BUCKETS);
  return `${BUCKET_COOKIE}=${String(bucket)}; Max-Age=${String(MAX_AGE_S)}; Path=/; SameSite=Lax`;
}
