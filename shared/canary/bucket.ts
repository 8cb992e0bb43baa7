/** A visitor's bucket, a whole number from 0, is drawn once and stands in a cookie that says nothing else. */
export const BUCKETS = 1_000;
export const BUCKET_COOKIE = 'bucket';
/** Longer than a rollout takes. */
const MAX_AGE_S = 2_592_000;

/** @param cookies a Cookie header, or `document.cookie` */
export function readBucket(cookies: string): number | undefined {
  const [, digits] = new RegExp(`(?:^|; *)${BUCKET_COOKIE}=(0|[1-9]\\d{0,2})(?:;|$)`).exec(cookies) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

export function newBucketCookie(): string {
  const bucket = Math.floor(Math.random() * BUCKETS);
  return `${BUCKET_COOKIE}=${String(bucket)}; Max-Age=${String(MAX_AGE_S)}; Path=/; SameSite=Lax`;
}
