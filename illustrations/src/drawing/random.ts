/** Seeded random numbers, so that an illustration is the same on every machine. */
export interface Random {
  /** A number from 0 up to 1. */
  (): number;
  between(low: number, high: number): number;
  /** Mostly near `low`, seldom near `high`; with a `power` of 2 or 3 widths and heights do not look regular. */
  skewed(low: number, high: number, power?: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  whole(low: number, high: number): number;
}

/** The generator called mulberry32. */
export function random(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    skewed: (low: number, high: number, power = 2) => low + (high - low) * next() ** power,
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly T[]): T => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('There is nothing to pick from.');
      return choice;
    },
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
  });
}

/** Smooth noise along a line, from -1 to 1, with one random value at each whole number. */
export function noise(seed: number): (x: number) => number {
  const next = random(seed);
  const knots = Array.from({ length: 512 }, () => next());
  const knot = (i: number) => knots[i & 511] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    const eased = t * t * (3 - 2 * t);
    return (knot(i) + (knot(i + 1) - knot(i)) * eased) * 2 - 1;
  };
}
