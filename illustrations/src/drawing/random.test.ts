import { noise, random } from './random';

describe('random', () => {
  it('returns the same numbers for the same seed and other numbers for another seed', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, random(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stays within the given bounds and choices', () => {
    const next = random(3);
    for (let i = 0; i < 200; i++) {
      expect(next.between(4, 5)).toBeGreaterThanOrEqual(4);
      expect(next.skewed(4, 5)).toBeLessThan(5);
      expect([1, 2, 3]).toContain(next.whole(1, 3));
      expect(['a', 'b']).toContain(next.pick(['a', 'b']));
    }
  });

  it('is mostly near the lower bound when it is skewed', () => {
    const next = random(5);
    const low = Array.from({ length: 400 }, () => next.skewed(0, 1, 3)).filter((value) => value < 0.5);
    expect(low.length).toBeGreaterThan(280);
  });

  it('rejects an empty list of choices', () => {
    expect(() => random(1).pick([])).toThrow('There is nothing to pick from.');
  });
});

describe('noise', () => {
  it('is smooth and stays between -1 and 1', () => {
    const wave = noise(4);
    for (let x = 0; x < 20; x += 0.1) {
      expect(Math.abs(wave(x))).toBeLessThanOrEqual(1);
      expect(Math.abs(wave(x + 0.01) - wave(x))).toBeLessThan(0.05);
    }
  });
});
