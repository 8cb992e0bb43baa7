import { LEFT, RIGHT } from '../drawing/frame';
import { d } from '../drawing/numbers';
import { vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { line, path, type Drawing } from '../drawing/svg';

export interface Skyline {
  readonly seed: number;
  /** The foot of the buildings, and the height of the highest one. */
  readonly base: number;
  readonly height: number;
  readonly left?: number;
  readonly right?: number;
  /** The widths of the narrowest and the widest building. */
  readonly widths?: readonly [number, number];
  /** The colors of the tops and of the feet; mist suits the feet. */
  readonly top: string;
  readonly foot: string;
  /** The color of the sunny edges. */
  readonly rim?: string;
  readonly light?: string;
  /** The share of windows that are lit. */
  readonly chance?: number;
  readonly side?: -1 | 1;
  /** A gap for something else: a landmark, a river. */
  readonly gap?: readonly [from: number, to: number];
}

/** A distant city of towers with setbacks, masts and slanted roofs; heights follow a power law. */
export function skyline({
  seed,
  base,
  height,
  left = LEFT,
  right = RIGHT,
  widths = [9, 30],
  top,
  foot,
  rim,
  light = '#ffe9b0',
  chance = 0.16,
  side = -1,
  gap,
}: Skyline): Drawing {
  const next = random(seed);
  let [walls, edges, lamps] = ['', '', ''];
  for (let x = left; x < right;) {
    if (gap && x > gap[0] && x < gap[1]) x = gap[1];
    const w = next.between(...widths);
    const h = next.skewed(height * 0.28, height, 2.2);
    const y = base - h;
    const form = next();
    if (form < 0.22 && h > height * 0.35) {
      const inset = w * 0.2;
      walls += d`M${x} ${base}V${y + h * 0.2}h${inset}V${y}h${w - inset * 2}v${h * 0.2}h${inset}V${base}Z`;
    } else if (form < 0.36) walls += d`M${x} ${base}V${y + w * 0.3}L${x + w} ${y}V${base}Z`;
    else walls += d`M${x} ${base}V${y}h${w}V${base}Z`;
    if (next.chance(0.22)) walls += d`M${x + w / 2 - 0.7} ${y + 1}v${-next.between(5, 14)}h1.4v16Z`;
    const edge = side < 0 ? x + 0.6 : x + w - 0.6;
    edges += d`M${edge} ${base}V${y + w * 0.3}`;
    const [cell, storey] = [5, 8];
    for (let row = 0; row < (h - w * 0.3) / storey - 1; row++) {
      for (let column = 0; column < w / cell - 1; column++) {
        if (next.chance(chance))
          lamps += d`M${x + 2.5 + column * cell} ${y + w * 0.3 + 4 + row * storey}h2v3h-2Z`;
      }
    }
    x += w + next() * 3;
  }
  return [
    path(walls, vertical([top, foot], base - height, base)),
    rim !== undefined && line(edges, rim, 1, { opacity: 0.7 }),
    path(lamps, light, { opacity: 0.9 }),
  ];
}
