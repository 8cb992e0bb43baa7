import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { VERSION, WHOLE_NUMBER } from '../release/dataRules';
import { parserOf } from '../release/parseData';
import { rolloutKey } from '../store/keys';
import { CONFLICT, type Store } from '../store/Store';
import { StoreError } from '../util/UserError';
import { NO_VISITORS } from './decide';

const VISITORS = v.object({ heard: WHOLE_NUMBER, failed: WHOLE_NUMBER });

const ROLLOUT = v.object({
  /** No two that were written are alike: their ETags are hashes. */
  id: v.string(),
  version: VERSION,
  arms: v.object({ canary: VISITORS, control: VISITORS }),
  share: WHOLE_NUMBER,
  stepMs: WHOLE_NUMBER,
  before: v.object({ canary: WHOLE_NUMBER, control: WHOLE_NUMBER }),
  /** When it was looked at last, by the clock of who did. */
  lookedAtMs: WHOLE_NUMBER,
  /** What each counter of each process said then. */
  counters: v.record(v.string(), WHOLE_NUMBER),
});

/** How far the rollout of a canary is, as it is kept in the store: whoever watches next goes on from there. */
export type KeptRollout = v.InferOutput<typeof ROLLOUT>;

const parse = parserOf(ROLLOUT, 'is corrupt', 'Remove it: the canary is counted anew then.', StoreError);

/** How far a canary is, with the ETag that has to be there when it is written. */
export interface ReadRollout {
  readonly kept: KeptRollout;
  /** `undefined` for a canary that nobody has watched before. */
  readonly etag: string | undefined;
}

/** @throws UserError when it cannot be read */
export async function readRollout(
  store: Store,
  name: string,
  version: string,
  share: number,
): Promise<ReadRollout> {
  const key = rolloutKey(name);
  const object = await store.get(key);
  const kept = object && parse(object.bytes.toString('utf8'), `${store.location}/${key}`);
  if (kept?.version === version) return { kept, etag: object?.etag };
  return { kept: beginRollout(version, share), etag: object?.etag };
}

function beginRollout(version: string, share: number): KeptRollout {
  const before = { canary: 0, control: 0 };
  return { id: '', version, arms: NO_VISITORS, share, stepMs: 0, before, lookedAtMs: 0, counters: {} };
}

function serialize(kept: KeptRollout): Buffer {
  return Buffer.from(`${JSON.stringify({ ...kept, id: randomUUID() })}\n`);
}

/** @returns whether nobody else has written it since it was read */
export async function writeRollout(
  store: Store,
  name: string,
  kept: KeptRollout,
  etag: string | undefined,
): Promise<boolean> {
  return (
    (await store.put(rolloutKey(name), serialize(kept), etag === undefined ? 'absent' : { etag })) !==
    CONFLICT
  );
}

/** Forgets what was counted of a canary. Whoever publishes may not delete. */
export async function resetRollout(store: Store, name: string, version: string): Promise<void> {
  await store.put(rolloutKey(name), serialize(beginRollout(version, 0)), 'always');
}
