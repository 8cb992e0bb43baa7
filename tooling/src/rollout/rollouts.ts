import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { parserOf, VERSION, WHOLE_NUMBER } from '../release/dataRules';
import { rolloutKey } from '../store/keys';
import type { Canary } from '../release/formats';
import { CONFLICT, ignoreDamage, type Store } from '../store/Store';
import { StoreError } from '../util/UserError';
import { beginRollout, ROLLOUT } from './decide';

const KEPT = v.object({
  ...ROLLOUT.entries,
  /** No two that were written are alike: their ETags are hashes. */
  id: v.string(),
  version: VERSION,
  /** As of the pointer: the same release may be a canary again. */
  begun: WHOLE_NUMBER,
  lookedAtMs: WHOLE_NUMBER,
  source: v.string(),
  processes: v.array(v.string()),
  /** What each counter of each process said then. */
  counters: v.record(v.string(), WHOLE_NUMBER),
});

/** Whoever watches next goes on from there. */
export type KeptRollout = v.InferOutput<typeof KEPT>;

const parse = parserOf(KEPT, 'is corrupt', 'The canary is counted anew.', StoreError);

/** What is damaged is begun anew. */
export async function readRollout(store: Store, name: string, { version, begun, share }: Canary) {
  const key = rolloutKey(name);
  const object = await store.get(key);
  let kept: KeptRollout | undefined;
  try {
    kept = object && parse(object.bytes.toString('utf8'), key);
  } catch (error) {
    ignoreDamage(error);
  }
  const isSame = kept?.version === version && kept.begun === begun;
  const none = { id: '', version, begun, lookedAtMs: 0, source: '', processes: [], counters: {} };
  return { kept: kept && isSame ? kept : { ...none, ...beginRollout(share) }, etag: object?.etag };
}

/** @returns whether nobody else has written it since it was read */
export async function writeRollout(
  store: Store,
  name: string,
  kept: KeptRollout,
  etag: string | undefined,
): Promise<boolean> {
  const bytes = Buffer.from(`${JSON.stringify({ ...kept, id: randomUUID() })}\n`);
  return (await store.put(rolloutKey(name), bytes, etag === undefined ? 'absent' : { etag })) !== CONFLICT;
}
