import { mix } from '../drawing/color';
import { d, type Point } from '../drawing/numbers';
import { scallops } from '../drawing/outline';
import { vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { at, clip, group, path, type Drawing } from '../drawing/svg';

export interface Cloud {
  readonly seed: number;
  /** The middle of its flat base. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: string;
  readonly shade: string;
  /** Which side the sun is on: -1 left, 1 right. */
  readonly side?: -1 | 1;
  readonly opacity?: number;
}

/** A fair-weather cloud: round on top, flat below, with a second billow in its shade. */
export function cloud({ seed, x, y, width, height, lit, shade, side = -1, opacity = 1 }: Cloud): Drawing {
  const next = random(seed);
  const heap = (w: number, h: number, cx: number): string => {
    const points: Point[] = [[cx - w / 2, y]];
    const count = Math.max(5, Math.round(w / (h * 0.42)));
    const peak = next.between(0.35, 0.65);
    for (let i = 1; i < count; i++) {
      const t = (i + next.between(-0.3, 0.3)) / count;
      const rise = t < peak ? t / peak : (1 - t) / (1 - peak);
      points.push([
        cx - w / 2 + w * t,
        y - h * (0.18 + 0.82 * Math.sin((rise * Math.PI) / 2) * next.between(0.72, 1)),
      ]);
    }
    points.push([cx + w / 2, y]);
    // The base is rounded as well, so that no corner shows.
    const r = h * 0.09;
    return `${scallops(points, 0.54)}${d`q${-r * 0.2} ${r} ${-r * 1.6} ${r}H${cx - w / 2 + r * 1.6}q${-r * 1.4} 0 ${-r * 1.6} ${-r}Z`}`;
  };
  const form = heap(width, height, x);
  const inner = heap(width * 0.62, height * 0.55, x - side * width * 0.12);
  const body = vertical([
    [0, lit],
    [0.45, mix(lit, shade, 0.35)],
    [1, shade],
  ]);
  const shift = at(-side * height * 0.05, height * 0.07);
  return group(
    [
      path(form, lit),
      group(
        [
          path(form, body, { transform: shift }),
          path(inner, mix(lit, shade, 0.12), { opacity: 0.8 }),
          path(inner, body, { transform: shift, opacity: 0.9 }),
        ],
        { clip: clip(form) },
      ),
    ],
    { opacity },
  );
}
