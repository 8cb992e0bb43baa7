import { BUCKET_COOKIE, drawBucket, readBucket } from '@farekite/shared/canary';
import { COOKIE_ATTRIBUTES } from '../language/keepLanguage';

/**
 * The visitor's bucket. Who has none is in no arm, and gets one for the next time, as from the server.
 * @returns `undefined` also where cookies are forbidden
 */
export function keepBucket(): number | undefined {
  try {
    const bucket = readBucket(document.cookie);
    if (bucket === undefined)
      document.cookie = `${BUCKET_COOKIE}=${String(drawBucket())}; ${COOKIE_ATTRIBUTES}`;
    return bucket;
  } catch {
    return undefined;
  }
}
