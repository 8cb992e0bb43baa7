import { mix } from '../drawing/color';
import { LEFT, RIGHT } from '../drawing/frame';
import { clamp, type Point } from '../drawing/numbers';
import { scallops } from '../drawing/outline';
import { vertical, type Stop } from '../drawing/paint';
import { noise, random } from '../drawing/random';
import { clip, group, path, type Drawing } from '../drawing/svg';
import { d } from '../drawing/numbers';

export interface CloudBank {
  readonly seed: number;
  readonly left?: number;
  readonly right?: number;
  /** The height of its crest, and the size of its billows. */
  readonly y: number;
  readonly height: number;
  readonly lit: string;
  readonly mid: string;
  readonly dark: string;
  /** The sunny edge of each billow. */
  readonly rim?: string;
  /** The direction of the light; the rim is on that side. */
  readonly light?: readonly [x: number, y: number];
  readonly layers?: number;
  /** The width of a billow relative to the height. */
  readonly billow?: number;
  /** Whether it gets lower towards both ends, so that it does not look like a wall. */
  readonly tapered?: boolean;
  /** Whether its lowest layer fades out, so that no edge shows. */
  readonly fading?: boolean;
}

/**
 * A bank of clouds in the style of a poster: stacked scalloped layers, each lit from above, with a crescent
 * of light on the sunny side of every billow.
 */
export function cloudBank({
  seed,
  left = LEFT,
  right = RIGHT,
  y,
  height,
  lit,
  mid,
  dark,
  rim = lit,
  light = [-1, -1],
  layers = 4,
  billow = 0.5,
  tapered = true,
  fading = false,
}: CloudBank): Drawing {
  return Array.from({ length: layers }, (_, layer) => {
    const next = random(seed * 31 + layer);
    const wave = noise(seed * 7 + layer);
    const depth = layer / layers;
    const swell = height * (1 - depth * 0.35);
    const base = y + depth * height * 0.8;
    const points: Point[] = [];
    for (let x = left; x < right; x += height * billow * next.skewed(0.14, 0.76, 1.8)) {
      const end = tapered ? Math.min(1, Math.sin((Math.PI * (x - left)) / (right - left)) * 1.7) : 1;
      const crest = wave((x / height) * 0.42 + 90) * 0.6 + wave((x / height) * 1.1 + 140) * 0.25 + 0.25;
      points.push([x, base - swell * crest * end + (1 - end) * height * 1.5]);
    }
    const end = points.at(-1) ?? [right, base];
    const form = `${scallops(points, 0.52)}${d`V${base + height * 1.5}H${left}Z`}`;
    const last: Stop[] = fading ? [[0.9, dark, 0]] : [[1, dark, 1]];
    const body = vertical(
      [[0, mix(lit, mid, depth * 0.8)], [0.34, mix(mid, dark, depth * 0.6)], ...last],
      base - swell * 0.85,
      base + height * 0.75,
    );
    const thickness = clamp(height / 30, 0.9, 4) * (1 - depth * 0.45);
    const shifted = d`translate(${-light[0] * thickness * 0.55} ${-light[1] * thickness})`;
    // The body is drawn again, shifted away from the light, so that the edge shows as crescents.
    const edge = vertical(
      [
        [0, rim, 0.95 - depth * 0.45],
        [0.4, rim, 0.6 - depth * 0.4],
        [0.75, rim, 0],
      ],
      base - swell * 0.95,
      base + height * 0.5,
    );
    return [
      path(form, body),
      end[0] > left &&
        group([path(form, edge), path(form, body, { transform: shifted })], { clip: clip(form) }),
    ];
  });
}
