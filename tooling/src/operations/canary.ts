import type { Provenance } from '../release/formats';
import { labelOf } from '../release/manifest';
import { recordAction, type Action } from '../store/history';
import { assertSiteExists, movePointer, readPointers, withCanary, type LivePointer } from '../store/pointers';
import type { Store } from '../store/Store';
import { ConflictError, UsageError } from '../util/UserError';
import { goLive, type PublishResult } from './goLive';
import { assertProvenance } from './provenance';
import { readStoredManifest } from '../store/releases';

export interface CanaryOptions {
  readonly because?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** The version of the canary that is meant. */
  readonly version?: string;
  /** The pointer with the canary that is meant. */
  readonly replaces?: LivePointer | undefined;
}

export type PointerWithCanary = LivePointer & Required<Pick<LivePointer, 'canary'>>;

export async function readCanary(store: Store, name: string): Promise<PointerWithCanary> {
  await assertSiteExists(store);
  const live = (await readPointers(store, [name])).get(name);
  if (live && hasCanary(live)) return live;
  throw new UsageError(
    `${name} has no canary`,
    'Begin one with farekite publish --canary, or run farekite status to see what there is.',
  );
}

export function hasCanary(live: LivePointer): live is PointerWithCanary {
  return live.canary !== undefined;
}

async function swap(
  store: Store,
  before: PointerWithCanary,
  share: number,
  action: Pick<Action, 'action'>,
  { because, provenance = {}, replaces = before, version: meant = before.canary.version }: CanaryOptions,
): Promise<PublishResult> {
  assertProvenance(provenance);
  await store.prepare();
  const { name, version } = before;
  const canary = { name, version: before.canary.version };
  const next = withCanary(before, share === 0 ? undefined : { ...before.canary, share });
  const isSame = replaces.etag === before.etag && meant === canary.version;
  if (isSame) await recordAction(store, next, before, { ...action, because, ...provenance });
  if (isSame && (await movePointer(store, next, before))) {
    const result = { isNew: true, paths: [] };
    return share > 0
      ? { ...result, release: canary, share }
      : { ...result, release: { name, version }, takenBack: canary };
  }
  throw new ConflictError(
    `Somebody else has done something with ${name} while ${labelOf(canary)} was to be changed`,
    'Nothing was changed: run farekite status, then decide again.',
  );
}

/** @param share of the visitors, in percent */
export async function shareCanary(
  store: Store,
  name: string,
  share: number,
  options: CanaryOptions = {},
): Promise<PublishResult> {
  return swap(store, await readCanary(store, name), share, { action: 'canary' }, options);
}

/** Everybody gets the live release again. */
export async function endCanary(
  store: Store,
  name: string,
  options: CanaryOptions = {},
): Promise<PublishResult> {
  return swap(store, await readCanary(store, name), 0, { action: 'rollback' }, options);
}

export async function promoteCanary(
  store: Store,
  name: string,
  { because, provenance, replaces }: CanaryOptions = {},
): Promise<PublishResult> {
  const before = await readCanary(store, name);
  await store.prepare();
  const release = await readStoredManifest(store, { name, version: before.canary.version });
  return goLive(store, { release, action: 'promote', because, provenance, replaces: replaces ?? before });
}
