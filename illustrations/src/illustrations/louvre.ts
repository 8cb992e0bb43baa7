import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerpPoint, type Point } from '../drawing/numbers';
import { arch, poly } from '../drawing/outline';
import { horizontal, slanted, vertical } from '../drawing/paint';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { line, path, rect, stamp, symbol, type Drawing } from '../drawing/svg';

const GROUND = 500;
/** Its corners: 35.4 m a side and 21.6 m high, turned by eight degrees. */
const WEST: Point = [104, 498];
const NEAR: Point = [622, 506];
const EAST: Point = [692, 484];
const APEX: Point = [398, 176];
const PANES = 9;

/** The palace behind: an arcade, a storey of tall windows, a steep slate roof with dormers. */
function wing(from: number, to: number): Drawing {
  const bays = Math.round((to - from) / 44);
  const bay = (to - from) / bays;
  const middles = Array.from({ length: bays }, (_, i) => from + (i + 0.5) * bay);
  return [
    path(d`M${from} 322L${from + 8} 276H${to - 8}L${to} 322Z`, vertical(['#36509c', '#22357c'])),
    rect(from, 320, to - from, GROUND - 320, vertical(['#6a6cb0', '#a887a8', '#e8b27e'], 320, GROUND)),
    path(middles.map((x) => arch(x, 396, 20, 52)).join(''), '#ffd27a'),
    path(middles.map((x) => arch(x, 482, 24, 62)).join(''), '#ffb55c'),
    path(middles.map((x) => d`M${x - 8} 320v-20l8-9l8 9v20Z`).join(''), '#8a86c4'),
    rect(from - 3, 316, to - from + 6, 6, '#d8c4d8'),
    rect(from, 408, to - from, 5, '#d9b6b4'),
  ];
}

/** A pavilion with a four-sided dome at the end of a wing. */
function pavilion(x: number): Drawing {
  const half = 66;
  const columns = [-62, -25, 17, 54].map((dx) => d`M${x + dx} 300h8V${GROUND}h-8Z`).join('');
  return [
    path(
      d`M${x - half} 264C${x - half + 4} 206 ${x - 40} 178 ${x - 34} 172H${x + 34}C${x + 40} 178 ${x + half - 4} 206 ${x + half} 264Z`,
      horizontal(['#5a74c0', '#2c4390', '#1a2a6c']),
    ),
    rect(x - 38, 166, 76, 8, '#c9c0e0'),
    path(d`M${x - 26} 262v-26q26-24 52 0v26Z`, '#a49ccc'),
    path(arch(x, 262, 24, 26), '#ffd98a'),
    rect(x - half, 270, half * 2, GROUND - 270, vertical(['#7a78ba', '#b592ac', '#f2bd86'], 270, GROUND)),
    path(columns, '#f3cfa8', { opacity: 0.55 }),
    path([-36, 0, 36].map((dx) => arch(x + dx, 388, 20, 62)).join(''), '#ffdc8c'),
    path([-36, 0, 36].map((dx) => arch(x + dx, 484, 24, 70)).join(''), '#ffb95e'),
    rect(x - half - 5, 262, half * 2 + 10, 10, '#e4d2dc'),
    rect(x - half - 3, 404, half * 2 + 6, 7, '#e6c6bc'),
    rim(d`M${x - half} 262C${x - half + 4} 206 ${x - 40} 178 ${x - 34} 172`, 2.6, '#c4d4ff', 0.7),
  ];
}

function palace(): Drawing {
  return [
    glow({ x: 400, y: GROUND, radius: 620, radiusY: 220, color: '#ffb877', strength: 0.6 }),
    wing(LEFT, 92),
    wing(214, 586),
    wing(708, RIGHT),
    pavilion(142),
    pavilion(658),
  ];
}

/** A face's lattice: lines that run along both of its slopes. */
function lattice(one: Point, other: Point): string {
  return Array.from({ length: PANES - 1 }, (_, i) => {
    const t = (i + 1) / PANES;
    const foot = lerpPoint(one, other, t);
    return poly([foot, lerpPoint(one, APEX, t)], false) + poly([foot, lerpPoint(APEX, other, t)], false);
  }).join('');
}

function pyramid(): Drawing {
  const front = poly([WEST, NEAR, APEX]);
  const side = poly([NEAR, EAST, APEX]);
  return [
    path(
      front,
      vertical([
        [0, '#6f8fe0'],
        [0.3, '#b9a6d0'],
        [0.55, '#ffc987'],
        [0.8, '#ffe3a0'],
        [1, '#fff6d2'],
      ]),
    ),
    path(poly([WEST, [240, 500.1], [330, 260], APEX]), '#dfe8ff', { opacity: 0.2 }),
    path(side, vertical(['#3a58b4', '#a87a9c', '#f09a58'])),
    line(lattice(WEST, NEAR), '#7a4f86', 2, { opacity: 0.55 }),
    line(lattice(NEAR, EAST), '#3a2a6a', 1.6, { opacity: 0.5 }),
    line(poly([NEAR, APEX], false), '#5a3a72', 2.5, { opacity: 0.8 }),
    path(d`M336 502.4V452h58v51Z`, slanted(['#8a5a86', '#40306e'], [336, 452], [394, 504])),
    path('M344 503V461h42v42Z', vertical(['#fffbe4', '#ffd98a'])),
    line(poly([WEST, APEX], false), '#f2f6ff', 3.4, { cap: 'round' }),
    line(poly([APEX, EAST], false), '#a9bcf0', 2, { opacity: 0.7 }),
    line(poly([WEST, NEAR, EAST], false), '#fff2cc', 4, { join: 'round' }),
  ];
}

function court(glass: ReturnType<typeof symbol>): Drawing {
  return [
    rect(
      LEFT,
      GROUND - 8,
      RIGHT - LEFT,
      BOTTOM - GROUND + 8,
      vertical(['#d99a86', '#6a5a9c', '#1c2f74', '#0b1f58']),
    ),
    reflection(glass, { foot: 502, waterline: 508, strength: 0.85, end: 620 }),
    glow({ x: 380, y: 512, radius: 360, radiusY: 60, color: '#ffd98c', strength: 0.55 }),
    glitter({
      seed: 4,
      count: 60,
      x: 400,
      from: 520,
      to: 600,
      spread: 520,
      length: 70,
      color: '#2a3f8e',
      opacity: 0.45,
    }),
    glitter({
      seed: 7,
      count: 46,
      x: 380,
      from: 514,
      to: 596,
      spread: [240, 170],
      length: 46,
      color: '#ffe0a0',
      opacity: 0.6,
    }),
  ];
}

export const louvre: Illustration = {
  name: 'louvre',
  title: 'The glass pyramid alight before the palace of the Louvre',
  hour: 'blue hour',
  hue: '#1d4796',
  draw: () => {
    const glass = symbol(pyramid());
    return [
      sky(
        [
          [0, '#071540'],
          [0.3, '#10307c'],
          [0.58, '#2f62b4'],
          [0.8, '#7f9ad6'],
          [0.94, '#d8bcd0'],
          [1, '#f6cfae'],
        ],
        GROUND - 100,
      ),
      stars(6, 50, 150),
      palace(),
      glow({ x: 390, y: 400, radius: 400, radiusY: 260, color: '#ffd08a', strength: 0.5 }),
      court(glass),
      stamp(glass),
      kite({
        x: 556,
        y: 104,
        size: 1.05,
        lean: 26,
        light: 'moonlit',
        side: -1,
        tail: { toward: 112, length: 92, bows: 4, swing: 8 },
      }),
    ];
  },
};
