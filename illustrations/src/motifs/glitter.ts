import { clamp, d, lerp } from '../drawing/numbers';
import { random } from '../drawing/random';
import { line, type Drawing } from '../drawing/svg';

export interface Glitter {
  readonly seed: number;
  readonly count: number;
  /** The position below the sun or lamp, and the far and the near end of the water. */
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** How far dashes are from `x` at most, at the far and at the near end. */
  readonly spread: number | readonly [far: number, near: number];
  /** The length of near dashes; far ones are shorter. */
  readonly length: number;
  readonly color: string;
  readonly opacity?: number;
}

/**
 * Dashes of light on water, thicker and longer towards the viewer. Below a sun or lamp use its color and a
 * small spread; for all the water use the sky's color and a dark one, each with a spread of 540.
 */
export function glitter({
  seed,
  count,
  x,
  from,
  to,
  spread,
  length,
  color,
  opacity = 0.7,
}: Glitter): Drawing {
  const next = random(seed);
  const data = ['', '', ''];
  const [far, near] = typeof spread === 'number' ? [spread, spread] : spread;
  for (let i = 0; i < count; i++) {
    const t = next();
    const y = lerp(from, to, t);
    const xx = x + (next() + next() - 1) * lerp(far, near, t);
    const size = length * (0.25 + t * 0.9) * next.between(0.4, 1.4);
    data[clamp(Math.floor(t * 3), 0, 2)] += d`M${xx - size / 2} ${y}h${size}`;
  }
  return [1, 1.6, 2.4].map((width, i) => line(data[i] ?? '', color, width, { cap: 'round', opacity }));
}
