import { d, type Point } from '../drawing/numbers';
import { scallops } from '../drawing/outline';
import { random, type Random } from '../drawing/random';
import { path, type Drawing } from '../drawing/svg';

export interface Crown {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** From the deepest shade to the brightest light; five tones are enough. */
  readonly tones: readonly string[];
  /** The size of one clump. */
  readonly clump?: number;
  readonly count?: number;
  /** Which side the sun is on: -1 left, 1 right. */
  readonly side?: -1 | 1;
}

/** A lobed patch of leaves; round ones would look like foam. */
function clumpOf(next: Random, x: number, y: number, r: number): string {
  const lobes = next.whole(5, 7);
  const turn = next() * Math.PI;
  const points = Array.from({ length: lobes + 1 }, (_, i): Point => {
    const angle = turn + ((i % lobes) / lobes) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8];
  });
  return `${scallops(points, 0.56)}Z`;
}

/** The crown of a tree or bush: clumps whose tone follows the light, one path for each tone. */
export function crown({ seed, x, y, rx, ry, tones, clump = 10, count = 120, side = -1 }: Crown): Drawing {
  const next = random(seed);
  const clumps = Array.from({ length: count }, (): readonly [Point, number] => {
    const angle = next() * Math.PI * 2;
    const away = Math.sqrt(next());
    return [
      [x + Math.cos(angle) * away * rx, y + Math.sin(angle) * away * ry],
      clump * next.between(0.5, 1.2),
    ];
  });
  const paths = tones.map(() => '');
  for (const [[cx, cy], r] of clumps.sort((a, b) => b[0][1] - a[0][1])) {
    const dark = ((cy - y) / ry) * 0.5 + 0.5 - side * ((cx - x) / rx) * 0.28 + next.between(-0.15, 0.15);
    const tone = Math.min(tones.length - 1, Math.max(0, Math.floor((1 - dark) * tones.length)));
    paths[tone] += clumpOf(next, cx, cy, r);
  }
  const mass = d`M${x - rx * 0.82} ${y}a${rx * 0.82} ${ry * 0.8} 0 1 1 ${rx * 1.64} 0a${rx * 0.82} ${ry * 0.8} 0 1 1 ${-rx * 1.64} 0Z`;
  return [
    // Behind the clumps, so that the middle is opaque.
    path(mass, tones[Math.min(1, tones.length - 1)] ?? '#1d4a45'),
    tones.map((tone, i) => path(paths[i] ?? '', tone)),
  ];
}
