import { LEFT, RIGHT } from '../drawing/frame';
import { d } from '../drawing/numbers';
import { vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { path, type Drawing } from '../drawing/svg';

export interface Streaks {
  readonly seed: number;
  readonly count: number;
  /** The band of sky in which they are. */
  readonly y: number;
  readonly height: number;
  /** The colors of their upper side, near the sky's, and of their lower side, near the sun's. */
  readonly top: string;
  readonly lit: string;
  readonly opacity?: number;
  readonly left?: number;
  readonly right?: number;
}

/** Long flat evening clouds, lit from below. */
export function streaks({
  seed,
  count,
  y: y0,
  height,
  top,
  lit,
  opacity = 0.8,
  left = LEFT,
  right = RIGHT,
}: Streaks): Drawing {
  const next = random(seed);
  const fill = vertical([
    [0, top, opacity * 0.35],
    [0.5, top, opacity],
    [1, lit, opacity],
  ]);
  return Array.from({ length: count }, () => {
    const w = (right - left) * next.between(0.16, 0.46);
    const x = left + next() * (right - left - w * 0.6);
    const y = y0 + next() * height;
    const h = next.between(4, 13);
    const a = next.between(0.25, 0.45);
    const b = next.between(0.6, 0.8);
    return path(
      d`M${x} ${y}C${x + w * 0.12} ${y - h * 0.4} ${x + w * 0.16} ${y - h} ${x + w * a} ${y - h}` +
        d`S${x + w * (a + 0.1)} ${y - h * 1.7} ${x + w * (a + 0.2)} ${y - h * 1.6}` +
        d`S${x + w * b} ${y - h * 0.8} ${x + w * (b + 0.08)} ${y - h * 0.8}S${x + w * 0.92} ${y} ${x + w} ${y}` +
        d`S${x + w * 0.6} ${y + h * 0.5} ${x + w * 0.45} ${y + h * 0.4}S${x} ${y} ${x} ${y}Z`,
      fill,
    );
  });
}
