import { LEFT, RIGHT } from '../drawing/frame';
import { clamp, d, lerp, steps, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { clip, group, path, type Drawing } from '../drawing/svg';
import { rim } from '../motifs/rim';

export interface Fuji {
  readonly x: number;
  /** The y of its summit and of its foot. */
  readonly summit: number;
  readonly foot: number;
  /** Half the width of the foot; the crater has a twentieth of it. */
  readonly half: number;
}

/** Mount Fuji at dawn, lit from the left: the cone, its gullies, and snow along them. */
export function fuji({ x, summit, foot, half }: Fuji): Drawing {
  const crater = half * 0.056;
  const reach = (y: number) => crater + half * (1 - clamp((foot - y) / (foot - summit)) ** (1 / 1.75));
  /** A place on the cone: `u` from -1 (left edge) to 1, `t` from the summit (0) down. */
  const on = (u: number, t: number): Point => {
    const y = lerp(summit, foot, t);
    return [x + u * reach(y), y];
  };
  const heights = steps(0, 1, 26).map((t) => t ** 1.6);
  const left = heights.map((t) => on(-1, t));
  const right = heights.map((t) => on(1, t));
  const rimOfCrater: Point[] = [
    on(-1, 0),
    [x - crater * 0.55, summit + 3],
    [x - crater * 0.18, summit - 1],
    [x + crater * 0.36, summit + 4],
    [x + crater * 0.72, summit + 0.5],
    on(1, 0),
  ];
  const cone = poly([...[...left].reverse(), ...rimOfCrater, ...right]);

  /** A long blade along the fall line: gullies, ribs, tongues of snow. */
  const blade = (u: number, width: number, from: number, to: number): string => {
    const [a, b, c] = [on(u, from), on(u - width, lerp(from, to, 0.6)), on(u, to)];
    const e = on(u + width, lerp(from, to, 0.45));
    return d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${e[0]} ${e[1]} ${a[0]} ${a[1]}Z`;
  };
  const next = random(12);
  let [warm, cool, tongues, rocks, shade] = ['', '', '', '', ''];
  for (let i = 0; i < 16; i++) {
    warm += blade(
      -next.between(0.12, 0.95),
      next.between(0.02, 0.05),
      next.between(0.08, 0.3),
      next.between(0.7, 1),
    );
    cool += blade(
      next.between(0.05, 0.95),
      next.between(0.025, 0.06),
      next.between(0.06, 0.3),
      next.between(0.65, 1),
    );
  }
  const tips: (readonly [number, number])[] = [];
  for (let u = -1.02; u < 1.04; u += next.skewed(0.035, 0.13, 1.5)) {
    const slope = 0.34 + 0.12 * Math.sin(u * 2.4 + 0.6);
    tips.push([u, slope + next.skewed(0, 0.26, 2.2)]);
  }
  const snow = tips.slice(1).reduce((data, [u, t], i) => {
    const [u0, t0] = tips[i] ?? [u, t];
    const notch = on((u + u0) / 2 + next.between(-0.01, 0.01), Math.min(t, t0) - next.between(0.1, 0.22));
    const tip = on(u, t);
    return data + d`Q${notch[0]} ${notch[1]} ${tip[0]} ${tip[1]}`;
  }, '');
  const first = on(...(tips[0] ?? [-1, 0.3]));
  for (let i = 0; i < 22; i++) {
    const u = next.between(-0.92, 0.92);
    const t = next.between(0.4, 0.56);
    tongues += blade(u, next.between(0.006, 0.016), t, t + next.between(0.06, 0.18));
    const v = next.between(-0.9, 0.9);
    const from = next.between(0.1, 0.24);
    rocks += blade(v, next.between(0.006, 0.014), from, from + next.between(0.08, 0.22));
  }
  for (let i = 0; i < 9; i++) {
    shade += blade(
      next.between(0.02, 0.86),
      next.between(0.03, 0.07),
      next.between(0.01, 0.1),
      next.between(0.3, 0.5),
    );
  }
  const white = horizontal(
    [
      [0, '#fff6f0'],
      [0.4, '#ffe6dc'],
      [0.52, '#ebe2f6'],
      [0.64, '#bcc4ec'],
      [1, '#94a4de'],
    ],
    x - half * 0.36,
    x + half * 0.4,
  );
  return [
    group(
      [
        path(
          cone,
          vertical(
            [
              [0, '#7482c8'],
              [0.5, '#8d8bcb'],
              [0.8, '#c7a3c9'],
              [1, '#f3c4c2'],
            ],
            summit,
            foot,
          ),
        ),
        path(
          cone,
          horizontal([
            [0, '#ffc2b0', 0.5],
            [0.5, '#ffc2b0', 0.1],
            [0.56, '#3a4c9c', 0.1],
            [1, '#3a4c9c', 0.24],
          ]),
        ),
        path(warm, '#ffd2c0', { opacity: 0.3 }),
        path(cool, '#3a4c9c', { opacity: 0.2 }),
        path(
          d`M${first[0]} ${first[1]}${snow}V${summit - 20}H${LEFT}H${RIGHT}V${summit - 20}H${first[0]}Z`,
          white,
        ),
        path(tongues, white, { opacity: 0.8 }),
        path(shade, '#6f82cf', { opacity: 0.3 }),
        path(rocks, '#7482c8', { opacity: 0.55 }),
        path(
          d`M${x - crater * 0.2} ${summit - 1}L${x + crater * 0.3} ${summit + 26}L${x - crater * 0.25} ${summit + 74}L${x - crater * 0.1} ${summit + 36}Z`,
          '#ffffff',
          { opacity: 0.7 },
        ),
      ],
      { clip: clip(cone) },
    ),
    rim(smooth(left.slice(0, 22)), 1.6, '#fff3dc'),
  ];
}
