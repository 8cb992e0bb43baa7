import { armOf, newBucketCookie, readBucket, type Arm, type CanaryShare } from '@farekite/shared/canary';
import { ifAllowed } from '../storage/ifAllowed';

/**
 * The visitor's arm in the canary of a remote. Who has no bucket is in none, and gets one for the next time, but for Global
 * Privacy Control.
 */
export function chooseArm(remote: string, canary: CanaryShare): Arm | undefined {
  return ifAllowed(() => {
    const bucket = readBucket(document.cookie);
    if (bucket === undefined && !navigator.globalPrivacyControl) document.cookie = newBucketCookie();
    return armOf(remote, canary, bucket);
  });
}
