import { d, type Point } from '../drawing/numbers';
import { taper } from '../drawing/outline';
import { random } from '../drawing/random';
import { line, path, type Drawing } from '../drawing/svg';

export interface Palm {
  readonly seed: number;
  /** The trunk bends from the foot to the crown. */
  readonly foot: Point;
  readonly crown: Point;
  /** The length of a frond. */
  readonly size: number;
  readonly fronds?: number;
  readonly trunk: { readonly lit: string; readonly shade: string };
  readonly leaf: { readonly lit: string; readonly mid: string; readonly shade: string };
}

/** A coconut palm: a bent trunk with rings, and fronds of leaflets in three tones. */
export function palm({ seed, foot, crown, size, fronds = 11, trunk, leaf }: Palm): Drawing {
  const next = random(seed);
  const [[fx, fy], [cx, cy]] = [foot, crown];
  const bend: Point = [fx + (cx - fx) * 0.2, fy + (cy - fy) * 0.55];
  const spine: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [
    (1 - t) ** 2 * fx + 2 * t * (1 - t) * bend[0] + t * t * cx,
    (1 - t) ** 2 * fy + 2 * t * (1 - t) * bend[1] + t * t * cy,
  ]);
  const width = size * 0.11;
  let rings = '';
  for (let t = 0.04; t < 0.97; t += 0.045) {
    const x = (1 - t) ** 2 * fx + 2 * t * (1 - t) * bend[0] + t * t * cx;
    const y = (1 - t) ** 2 * fy + 2 * t * (1 - t) * bend[1] + t * t * cy;
    const w = width * (0.62 - t * 0.26);
    rings += d`M${x - w} ${y - 1}q${w} ${w * 0.5} ${2 * w} 0`;
  }
  const frond = (angle: number, length: number): string => {
    const tip: Point = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length * 0.7 + length * 0.34];
    const high: Point = [
      cx + Math.cos(angle) * length * 0.5,
      cy + Math.sin(angle) * length * 0.62 - length * 0.16,
    ];
    const along = (t: number): Point => [
      (1 - t) ** 2 * cx + 2 * t * (1 - t) * high[0] + t * t * tip[0],
      (1 - t) ** 2 * cy + 2 * t * (1 - t) * high[1] + t * t * tip[1],
    ];
    const upper: Point[] = [];
    const lower: Point[] = [];
    const cuts = 10;
    for (let i = 0; i <= cuts; i++) {
      const t = i / cuts;
      const [x, y] = along(t);
      const leafLength = length * 0.26 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) ** 0.7;
      const lean = Math.cos(angle) * leafLength * 0.6;
      upper.push([x, y - length * 0.012]);
      if (i > 0 && i < cuts) lower.push([x + lean, y + leafLength], [x + lean * 0.2, y + leafLength * 0.22]);
    }
    const points = [...upper, ...lower.reverse()];
    return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;
  };
  const angles = Array.from({ length: fronds }, (_, i) => {
    const t = i / (fronds - 1);
    return -Math.PI * (1.12 - 1.24 * t) + next.between(-0.1, 0.1);
  });
  const data = { shade: '', mid: '', lit: '' };
  angles.forEach((angle, i) => {
    const tone = i % 3 === 0 ? 'shade' : i % 3 === 1 ? 'mid' : 'lit';
    data[tone] += frond(angle, size * next.between(0.8, 1.08) * (tone === 'lit' ? 0.86 : 1));
  });
  const nuts = [-0.05, 0.05, 0].map((dx, i): Point => [cx + dx * size, cy + size * (0.05 + i * 0.02)]);
  return [
    path(taper(spine, width, width * 0.55), trunk.shade),
    path(
      taper(
        spine.map(([x, y]): Point => [x - width * 0.16, y]),
        width * 0.6,
        width * 0.3,
      ),
      trunk.lit,
    ),
    line(rings, trunk.shade, Math.max(0.7, width * 0.1), { opacity: 0.55 }),
    path(data.shade, leaf.shade),
    nuts.map(([x, y]) =>
      path(
        d`M${x - size * 0.04} ${y}a${size * 0.04} ${size * 0.045} 0 1 1 ${size * 0.08} 0a${size * 0.04} ${size * 0.045} 0 1 1 ${-size * 0.08} 0Z`,
        trunk.shade,
      ),
    ),
    path(data.mid, leaf.mid),
    path(data.lit, leaf.lit),
  ];
}
