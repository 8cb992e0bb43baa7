/** @jest-environment node */
import { armOf, MAX_SHARE_PERCENT, type Arm } from './armOf';
import { BUCKETS } from './bucket';

const BUCKET_NUMBERS = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const VERSIONS = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(16, '0'));

function bucketsIn(arm: Arm, version: string, share: number, name = 'mfe-deals'): number[] {
  return BUCKET_NUMBERS.filter((bucket) => armOf(name, { version, share }, bucket) === arm);
}

describe('The arms of a canary', () => {
  it.each([1, 5, 25, MAX_SHARE_PERCENT])('have exactly the share of %d %%, for every version', (share) => {
    for (const version of VERSIONS) {
      expect(bucketsIn('canary', version, share)).toHaveLength((share / 100) * BUCKETS);
      expect(bucketsIn('control', version, share)).toHaveLength((share / 100) * BUCKETS);
    }
  });

  it.each(['canary', 'control'] as const)('keep who is in the %s while the share grows', (arm) => {
    for (const version of VERSIONS) {
      const [few = [], more = [], most = []] = [5, 25, MAX_SHARE_PERCENT].map((share) =>
        bucketsIn(arm, version, share),
      );
      const left = [...few, ...more].filter((bucket) => !more.includes(bucket) || !most.includes(bucket));
      expect(left).toEqual([]);
    }
  });

  it('of two canaries overlap as chance would have it, whether of two versions or of two names', () => {
    const one = new Set(bucketsIn('canary', VERSIONS[0] ?? '', 25));
    const others = [
      ...VERSIONS.slice(1).map((version) => bucketsIn('canary', version, 25)),
      ...VERSIONS.map((version) => bucketsIn('canary', version, 25, 'mfe-guides')),
    ];
    const overlaps = others.map((other) => other.filter((bucket) => one.has(bucket)).length);
    // Of 250 among 1,000, 250 others take 62.5, with a standard deviation of 5.9 (hypergeometric).
    const mean = overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length;
    expect(mean).toBeGreaterThan(61.5);
    expect(mean).toBeLessThan(63.5);
    expect(Math.min(...overlaps)).toBeGreaterThan(62.5 - 5 * 5.9);
    expect(Math.max(...overlaps)).toBeLessThan(62.5 + 5 * 5.9);
  });

  it('never change: a browser and a server of another day agree', () => {
    const arms = [0, 2, 6, 7, 500, 999].map((bucket) =>
      armOf('mfe-deals', { version: '77c1d0a95ee2b346', share: 25 }, bucket),
    );
    expect(arms).toEqual([undefined, 'control', 'canary', undefined, 'control', undefined]);
  });

  it.each([undefined, BUCKETS])('have no visitor whose bucket is %s', (bucket) => {
    expect(armOf('mfe-deals', { version: '77c1d0a95ee2b346', share: 50 }, bucket)).toBeUndefined();
  });
});
