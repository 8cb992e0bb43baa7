import type { BrowserContext } from '@playwright/test';
import { armOf, BUCKET_COOKIE, BUCKETS, type Arm, type CanaryShare } from '@farekite/shared/canary';

export function bucketsIn(arm: Arm | undefined, name: string, canary: CanaryShare): number[] {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  return buckets.filter((bucket) => armOf(name, canary, bucket) === arm);
}

export async function putInBucket(context: BrowserContext, url: string, bucket: number): Promise<void> {
  await context.addCookies([{ name: BUCKET_COOKIE, value: String(bucket), url }]);
}
