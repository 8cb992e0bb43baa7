import { BUCKETS } from './bucket';

/** Beyond it the two arms would overlap. */
export const MAX_SHARE_PERCENT = 50;

/** The control has as many visitors as the canary: they get the live release. */
export type Arm = 'canary' | 'control';

export interface CanaryShare {
  readonly version: string;
  /** In percent: a whole number up to {@link MAX_SHARE_PERCENT}. */
  readonly share: number;
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash;
}

/** mulberry32, from 0 to below 1: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The place of each bucket in the order in which a canary takes them in, by Fisher and Yates's shuffle. */
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
 * The arm of a visitor, in servers and browsers alike; `undefined` for the others, who get the live release.
 * Each canary has its own order of buckets, so that two overlap as by chance. It takes the first ones and the
 * control the last, so that nobody leaves an arm while the share grows.
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
