import { tokyoTower as tower } from '../landmarks/tokyoTower';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { moon } from '../motifs/moon';
import { d, profile, steps, type Point } from '../drawing/numbers';
import { dots, poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { at, clip, group, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';

const GROUND = 520;
const AXIS = 486;
const METRE = 1.43;
/** Half the tower's width by height, both in metres; lamps follow these edges. */
const EDGE: readonly Point[] = [
  [0, 44],
  [25, 34],
  [50, 26],
  [80, 19],
  [120, 13],
  [150, 10.5],
  [200, 7],
  [250, 4],
];

const edge = (side: -1 | 1, h: number): Point => [AXIS + side * profile(EDGE, h) * METRE, GROUND - h * METRE];

function heaven(): Drawing {
  return [
    sky(
      [
        [0, '#0a1c66'],
        [0.28, '#1c3f9c'],
        [0.52, '#4468c4'],
        [0.72, '#8f92da'],
        [0.88, '#e0aac8'],
        [1, '#ffd0b4'],
      ],
      GROUND,
    ),
    stars(15, 44, 170),
    moon({ x: 652, y: 108, radius: 27, phase: 0.35 }),
    skyline({
      seed: 12,
      base: 512,
      height: 110,
      widths: [22, 64],
      top: '#5a64b8',
      foot: '#d8a0bc',
      rim: '#f4c8cc',
      chance: 0.12,
    }),
    mist({ y: 430, height: 100, color: '#ffc8b4', strength: 0.7 }),
  ];
}

/** Lamps and lit lattice, drawn over the plain form of the landmark. */
function lit(): Drawing {
  const lattice = (heights: readonly number[]) =>
    heights
      .slice(1)
      .map((to, i) => {
        const from = heights[i] ?? to;
        return (
          poly([edge(-1, from), edge(1, to)], false) +
          poly([edge(1, from), edge(-1, to)], false) +
          poly([edge(-1, to), edge(1, to)], false)
        );
      })
      .join('');
  const legs = [-1, 1].map((side) =>
    steps(4, 46, 5)
      .slice(1)
      .map((h, i) => {
        const low = steps(4, 46, 5)[i] ?? 0;
        const out = edge(side as -1 | 1, h);
        const inner: Point = [
          AXIS + side * Math.max(0, profile(EDGE, low) - 11 - low * 0.16) * METRE,
          GROUND - low * METRE,
        ];
        return poly([inner, out], false);
      })
      .join(''),
  );
  const sides = ([-1, 1] as const).map((side) =>
    poly(
      steps(0, 248, 30).map((h) => edge(side, h)),
      false,
    ),
  );
  const lamps = steps(6, 244, 17).flatMap((h) => [edge(-1, h), edge(1, h)]);
  return [
    glow({ x: AXIS, y: 330, radius: 260, radiusY: 330, color: '#ff8a4a', strength: 0.6 }),
    tower(AXIS, GROUND, METRE),
    line(lattice(steps(52, 120, 4)) + lattice(steps(142, 222, 6)) + legs.join(''), '#ffe0a0', 2, {
      opacity: 0.75,
    }),
    line(sides[0] ?? '', '#fff0c0', 3.2, { join: 'round' }),
    line(sides[1] ?? '', '#ffb070', 2.4, { join: 'round' }),
    line(dots(lamps), '#fffbe0', 5, { cap: 'round' }),
    rect(AXIS - 19 * METRE, GROUND - 133 * METRE, 38 * METRE, 7 * METRE, '#fff2b8'),
    rect(AXIS - 8.5 * METRE, GROUND - 230 * METRE, 17 * METRE, 4 * METRE, '#fff2b8'),
    glow({ x: AXIS, y: GROUND - 130 * METRE, radius: 76, radiusY: 40, color: '#fff0b0', strength: 0.7 }),
    glow({ x: AXIS, y: GROUND - 330 * METRE, radius: 22, color: '#ff8a7a', strength: 0.9 }),
  ];
}

/** The temple hall at the foot of the tower. */
function temple(): Drawing {
  const [left, right, eaves] = [66, 404, 452];
  const middle = (left + right) / 2;
  const roof =
    d`M${left} ${eaves}C110 440 150 412 166 372H${right - 100}C${right - 84} 412 ${right - 44} 440 ${right} ${eaves}` +
    d`L${right - 6} ${eaves + 13}Q${middle} ${eaves - 2} ${left + 6} ${eaves + 13}Z`;
  const ribs = steps(-1, 1, 16)
    .slice(1, -1)
    .map((t) => d`M${middle + t * 68} 372Q${middle + t * 90} 424 ${middle + t * 164} ${eaves + 8}`)
    .join('');
  const columns = steps(110, 354, 6).map((x) => d`M${x} ${eaves + 8}h10V${GROUND}h-10Z`);
  return [
    rect(98, eaves + 4, 274, GROUND - eaves, vertical(['#ffd07a', '#ff9a50'])),
    path(columns.join(''), '#5a2450'),
    rect(90, eaves + 6, 290, 10, '#7a2a4a'),
    path(roof, horizontal(['#2a3f98', '#26307c', '#4a3880'])),
    group(line(ribs, '#121a58', 3.4, { opacity: 0.5 }), { clip: clip(roof) }),
    rect(158, 360, right - 92 - 158, 15, horizontal(['#5468c0', '#4a4490', '#a06a90']), { radius: 4 }),
    rim(d`M${right - 100} 372C${right - 84} 412 ${right - 44} 440 ${right} ${eaves}`, 3, '#ffb084'),
    rim(d`M${left + 6} ${eaves + 12}Q${middle} ${eaves - 3} ${right - 6} ${eaves + 12}`, 2.6, '#ffcf8a'),
  ];
}

const TONES = ['#0e1c58', '#182a70', '#28408a', '#4a5aa4', '#a878a4'];

export const tokyoTower: Illustration = {
  name: 'tokyo-tower',
  title: 'Tokyo Tower alight over the roof of the Zōjō-ji',
  hour: 'blue hour',
  hue: '#2a4fae',
  draw: () => [
    heaven(),
    crown({ seed: 5, x: 676, y: 496, rx: 110, ry: 36, clump: 16, count: 70, tones: TONES }),
    crown({ seed: 9, x: 452, y: 506, rx: 110, ry: 22, clump: 12, count: 60, tones: TONES }),
    lit(),
    group(temple(), { transform: at(-4, 104, { scale: 0.8 }) }),
    rect(LEFT, GROUND - 2, RIGHT - LEFT, BOTTOM - GROUND + 2, vertical(['#c4808c', '#5a3f8c', '#1c2468'])),
    rim(d`M${LEFT} ${GROUND}H${RIGHT}`, 2, '#ffc89a', 0.8),
    path(
      poly([
        [76, GROUND],
        [294, GROUND],
        [350, BOTTOM],
        [10, BOTTOM],
      ]),
      vertical([
        [0, '#ffc070', 0.75],
        [1, '#ffc070', 0],
      ]),
    ),
    crown({ seed: 12, x: -14, y: 504, rx: 84, ry: 64, clump: 22, count: 70, tones: TONES, side: 1 }),
    crown({ seed: 14, x: 820, y: 510, rx: 110, ry: 74, clump: 24, count: 70, tones: TONES }),
    kite({
      x: 262,
      y: 214,
      size: 1.35,
      lean: 8,
      light: 'dusk',
      side: 1,
      tail: { toward: 112, length: 96, bows: 4, swing: 10 },
    }),
  ],
};
