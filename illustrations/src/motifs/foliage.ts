import { lerp, type Point } from '../drawing/numbers';
import { random } from '../drawing/random';
import { at, circle, line, path, symbol, stamp, type Definition, type Drawing } from '../drawing/svg';
import { smooth, taper } from '../drawing/outline';

/** A pointed leaf growing upward from 0,0, about 24 high, with its vein. */
export function leaf(color: string, vein?: string): Definition {
  return symbol([
    path('M0 0C6-5 9-13 0-24C-9-13-6-5 0 0Z', color),
    vein !== undefined && line('M0-2V-20', vein, 0.6),
  ]);
}

/** A rounded petal or bract, about 13 high: bougainvillea, petals in the wind. */
export function bract(color: string, vein?: string): Definition {
  return symbol([
    path('M0 0C-6-2-7-9 0-13C7-9 6-2 0 0Z', color),
    vein !== undefined && line('M0-1V-9', vein, 0.6, { opacity: 0.6 }),
  ]);
}

const NOTCHED = 'M0 0C-5-3-5.5-9-1.8-11L0-9.5L1.8-11C5.5-9 5-3 0 0Z';

/** A cherry flower of five notched petals, about 22 wide. */
export function blossom(petal: string, heart: string): Definition {
  return symbol([
    [0, 72, 144, 216, 288].map((turn) => path(NOTCHED, petal, { transform: `rotate(${String(turn)})` })),
    circle(0, 0, 2.2, heart),
    line('M0 0L0-5M0 0L4.5-1.5M0 0L-4.5-1.5M0 0L3 4M0 0L-3 4', heart, 0.6),
  ]);
}

/** A single petal of `blossom`. */
export function petal(color: string): Definition {
  return symbol(path(NOTCHED, color));
}

export interface Spray {
  readonly seed: number;
  /** The line along which it grows. */
  readonly along: readonly Point[];
  readonly count: number;
  /** Variants of a leaf or flower, in three or four tones; all are used equally often. */
  readonly of: readonly Definition[];
  readonly size?: number;
  /** How far a leaf strays from the line. */
  readonly spread?: number;
}

/**
 * Leaves or flowers along a line. Three sprays make a branch: first a dark and wide one, last a light one
 * that is shifted towards the sun.
 */
export function spray({ seed, along, count, of, size = 1, spread = 26 }: Spray): Drawing {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const t = next() * (along.length - 1);
    const i = Math.floor(t);
    const a = along[i] ?? [0, 0];
    const b = along[i + 1] ?? a;
    return stamp(
      next.pick(of),
      at(
        lerp(a[0], b[0], t - i) + next.between(-0.5, 0.5) * spread,
        lerp(a[1], b[1], t - i) + next.between(-0.5, 0.5) * spread,
        {
          rotate: next.whole(0, 359),
          scale: size * next.between(0.6, 1.3),
        },
      ),
    );
  });
}

/** A bare branch, thick where it begins, with light along its upper side. */
export function branch(points: readonly Point[], width: number, color: string, lit: string): Drawing {
  return [
    path(taper(points, width, width * 0.35), color),
    line(smooth(points.map(([x, y]): Point => [x, y - width * 0.28])), lit, width * 0.16, {
      cap: 'round',
      opacity: 0.8,
    }),
  ];
}
