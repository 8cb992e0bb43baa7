import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { VERSION, WHOLE_NUMBER } from '../release/dataRules';
import { parserOf } from '../release/parseData';
import { rolloutKey } from '../store/keys';
import type { Canary } from '../release/formats';
import { CONFLICT, ignoreDamage, type Store } from '../store/Store';
import { StoreError } from '../util/UserError';
import { NO_VISITORS } from './decide';

const VISITORS = v.object({ heard: WHOLE_NUMBER, failed: WHOLE_NUMBER });

const ROLLOUT = v.object({
  /** No two that were written are alike: their ETags are hashes. */
  id: v.string(),
  version: VERSION,
  /** As of the pointer: the same release may be a canary again. */
  begun: WHOLE_NUMBER,
  arms: v.object({ canary: VISITORS, control: VISITORS }),
  share: WHOLE_NUMBER,
  stepMs: WHOLE_NUMBER,
  before: v.object({ canary: WHOLE_NUMBER, control: WHOLE_NUMBER }),
  believed: VISITORS,
  /** By the clock of who looked. */
  lookedAtMs: WHOLE_NUMBER,
  /** Where the counters were read. */
  source: v.string(),
  processes: v.array(v.string()),
  /** What each counter of each process said then. */
  counters: v.record(v.string(), WHOLE_NUMBER),
});

/** Whoever watches next goes on from there. */
export type KeptRollout = v.InferOutput<typeof ROLLOUT>;

const parse = parserOf(ROLLOUT, 'is corrupt', 'The canary is counted anew.', StoreError);

export interface ReadRollout {
  readonly kept: KeptRollout;
  /** `undefined` for a canary that nobody has watched before. */
  readonly etag: string | undefined;
}

/** What is damaged is begun anew. */
export async function readRollout(store: Store, name: string, canary: Canary): Promise<ReadRollout> {
  const key = rolloutKey(name);
  const object = await store.get(key);
  const { version, begun, share } = canary;
  let kept: KeptRollout | undefined;
  try {
    kept = object && parse(object.bytes.toString('utf8'), key);
  } catch (error) {
    ignoreDamage(error);
  }
  if (kept?.version === version && kept.begun === begun) return { kept, etag: object?.etag };
  const none = { arms: NO_VISITORS, believed: NO_VISITORS.control, before: { canary: 0, control: 0 } };
  const step = { share, stepMs: 0, lookedAtMs: 0, source: '', processes: [], counters: {} };
  return { kept: { id: '', version, begun, ...none, ...step }, etag: object?.etag };
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
