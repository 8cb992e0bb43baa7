import { d, type Point } from './numbers';
import { scallops } from './outline';
import { random, type Random } from './random';
import { path, type Drawing } from './svg';

export interface Crown {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** From deepest shade to brightest light; five tones are enough. */
  readonly tones: readonly string[];
  /** The size of one clump. */
  readonly clump?: number;
  readonly count?: number;
  /** Which side the sun is on: -1 left, 1 right. */
  readonly side?: -1 | 1;
}

/** A lobed patch of leaves: round ones look like foam. */
function clumpOf(next: Random, x: number, y: number, r: number): string {
  const lobes = next.whole(5, 7);
  const turn = next() * Math.PI;
  const points = Array.from({ length: lobes + 1 }, (_, i): Point => {
    const angle = turn + ((i % lobes) / lobes) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8];
  });
  return `${scallops(points, 0.56)}Z`;
}

/** A tree's or bush's crown: clumps whose tone follows the light, one path for each tone. */
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
    // Behind the clumps, so that no sky shows through the middle.
    path(mass, tones[Math.min(1, tones.length - 1)] ?? '#1d4a45'),
    tones.map((tone, i) => path(paths[i] ?? '', tone)),
  ];
}

export interface Conifer {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lit: string;
  readonly shade: string;
  readonly seed?: number;
  readonly side?: -1 | 1;
}

/** A fir in two tones, split along its trunk: light on one side, shade on the other. */
export function conifer({ x, y, height, lit, shade, seed = 1, side = -1 }: Conifer): Drawing {
  const next = random(seed + Math.round(x * 7));
  const tiers = Math.max(4, Math.round(height / 16));
  const half = (sign: number): string => {
    let data = d`M${x} ${y - height}`;
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const reach = height * 0.2 * t * next.between(0.85, 1.15);
      const at = y - height * (1 - t * 0.94);
      data += d`L${x + sign * reach} ${at + height * 0.02}L${x + sign * reach * 0.5} ${at - height * 0.012}`;
    }
    return `${data}${d`L${x} ${y - height * 0.06}Z`}`;
  };
  return [
    path(d`M${x - height * 0.014} ${y}v${-height * 0.1}h${height * 0.028}v${height * 0.1}Z`, shade),
    path(half(side), lit),
    path(half(-side), shade),
  ];
}
