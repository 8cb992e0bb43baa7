import { profile, steps, type Point } from '../drawing/numbers';
import { band, poly } from '../drawing/outline';
import { horizontal } from '../drawing/paint';
import { line, path, rect, type Drawing } from '../drawing/svg';

/** Half the tower's width by height, both in metres. */
const OUTER: readonly Point[] = [
  [0, 44],
  [25, 34],
  [50, 26],
  [80, 19],
  [120, 13],
  [150, 10.5],
  [200, 7],
  [250, 4],
];
const INNER: readonly Point[] = [
  [0, 33],
  [25, 22],
  [40, 13],
  [48, 0],
];

/** Tokyo's orange and white tower; `scale` is units per metre. */
export function tokyoTower(x: number, y: number, scale: number): Drawing {
  const at = (aside: number, h: number): Point => [x + aside * scale, y - h * scale];
  const outer = (h: number) => profile(OUTER, h);
  const iron = horizontal(['#ff9a6e', '#e8654e', '#b4486a'], x - 20 * scale, x + 20 * scale);
  const white = horizontal(['#fff6ea', '#f0cfd0', '#b79cc4'], x - 20 * scale, x + 20 * scale);
  const body = (from: number, to: number, fill: typeof iron) => {
    const heights = steps(from, to, 5);
    return path(
      band(
        heights.map((h) => at(-outer(h), h)),
        heights.map((h) => at(outer(h), h)),
      ),
      fill,
    );
  };
  const belts = [62, 76, 91, 107, 165, 181, 198, 216].map((h) =>
    poly([at(-outer(h), h), at(outer(h), h)], false),
  );
  const braces = [50, 62, 76, 91, 107, 150, 165, 181, 198, 216]
    .map((h, i, all) => {
      const up = all[i + 1] ?? h + 14;
      return (
        poly([at(-outer(h), h), at(outer(up), up)], false) +
        poly([at(outer(h), h), at(-outer(up), up)], false)
      );
    })
    .join('');
  const deck = (h: number, half: number, tall: number) =>
    rect(x - half * scale, y - (h + tall) * scale, half * 2 * scale, tall * scale, white);
  return [
    [-1, 1].map((side) =>
      path(
        band(
          steps(0, 50, 8).map((h) => at(side * outer(h), h)),
          steps(0, 50, 8).map((h) => at(side * profile(INNER, h), h)),
        ),
        iron,
      ),
    ),
    body(48, 124, iron),
    body(124, 250, iron),
    body(168, 186, white),
    body(204, 222, white),
    line(braces + belts.join(''), '#8a3a5a', 0.7, { opacity: 0.4 }),
    deck(122, 19, 16),
    rect(x - 19 * scale, y - 132 * scale, 38 * scale, 3 * scale, '#8a5a8a', { opacity: 0.6 }),
    deck(224, 8.5, 9),
    rect(x - 1.6 * scale, y - 300 * scale, 3.2 * scale, 52 * scale, iron),
    rect(x - 0.9 * scale, y - 333 * scale, 1.8 * scale, 34 * scale, white),
  ];
}
