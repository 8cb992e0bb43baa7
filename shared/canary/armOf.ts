import { BUCKETS } from './bucket';

/** Up to which share both arms find a place. */
export const MAX_SHARE_PERCENT = 50;

/** The visitors who get a canary, and as many who get the live release and are counted beside them. */
export type Arm = 'canary' | 'control';

/** A release that a part of the visitors gets instead of the live one. */
export interface CanaryShare {
  readonly version: string;
  /** In percent: a whole number up to {@link MAX_SHARE_PERCENT}. */
  readonly share: number;
}

/** A seed of 32 bits for a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash;
}

/** Numbers from 0 to below 1, the same for the same seed: mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The place of each bucket in the order in which a canary takes them in: Fisher and Yates's shuffle. */
function placesOf(label: string): readonly number[] {
  const random = randomFrom(seedOf(label));
  const places = Array.from({ length: BUCKETS }, (_, place) => place);
  for (let last = BUCKETS - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return places;
}

/** A site has few canaries at once. */
const MAX_KNOWN = 100;
const known = new Map<string, readonly number[]>();

/**
 * Decides which release of a name a visitor gets, in servers and browsers alike. Each canary has an order of its own, so that two
 * of them overlap as chance would have it. It takes visitors from the front of it, and the control from the end: both have the
 * same size, and nobody leaves either of them while the share grows.
 *
 * @param name of the remote, or `shell`
 * @param bucket `undefined` for a visitor without one
 * @returns `undefined` for visitors in no arm, who get the live release, as those of the control do
 */
export function armOf(
  name: string,
  { version, share }: CanaryShare,
  bucket: number | undefined,
): Arm | undefined {
  if (bucket === undefined) return undefined;
  const label = `${name}@${version}`;
  const places = known.get(label) ?? placesOf(label);
  if (known.size === MAX_KNOWN) known.clear();
  known.set(label, places);
  const place = places[bucket];
  if (place === undefined) return undefined;
  const size = (Math.min(share, MAX_SHARE_PERCENT) * BUCKETS) / 100;
  if (place < size) return 'canary';
  return place >= BUCKETS - size ? 'control' : undefined;
}
