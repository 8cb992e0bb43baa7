import { labelOf } from '../release/manifest';
import { assertProvenance, recordAction } from '../store/history';
import { assertSiteExists, movePointer, readPointers, withCanary } from '../store/pointers';
import type { Store } from '../store/Store';
import { ConflictError, UsageError } from '../util/UserError';
import type { GoingLive, PublishResult } from './goLive';

type CanaryOptions = Pick<GoingLive, 'because' | 'provenance' | 'replaces'> & { readonly version?: string };

export async function readCanary(store: Store, name: string) {
  await assertSiteExists(store);
  const live = (await readPointers(store, [name])).get(name);
  if (live?.canary) return { live, canary: live.canary };
  throw new UsageError(
    `${name} has no canary`,
    'Begin one with farekite publish --canary, or run farekite status to see what there is.',
  );
}

/** @param share of the visitors, in percent; with 0 everybody gets the live release again */
export async function shareCanary(
  store: Store,
  name: string,
  share: number,
  { because, provenance = {}, replaces, version: meant }: CanaryOptions = {},
): Promise<PublishResult> {
  const { live, canary } = await readCanary(store, name);
  assertProvenance({ ...provenance, because });
  await store.prepare();
  const { version } = canary;
  const isSame = (replaces ?? live).etag === live.etag && (meant ?? version) === version;
  const next = withCanary(live, share === 0 ? undefined : { ...canary, share });
  const action = share === 0 ? 'rollback' : 'canary';
  if (isSame) await recordAction(store, next, live, { ...provenance, action, because });
  if (isSame && (await movePointer(store, next, live))) {
    const result = { isNew: true, paths: [] };
    return share === 0
      ? { ...result, release: { name, version: live.version }, takenBack: { name, version } }
      : { ...result, release: { name, version }, share };
  }
  throw new ConflictError(
    `Somebody else has done something with ${name} while ${labelOf({ name, version })} was to be changed`,
    'Nothing was changed: run farekite status, then decide again.',
  );
}
