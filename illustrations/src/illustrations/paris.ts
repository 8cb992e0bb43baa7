import { eiffelLamps, eiffelTower } from '../landmarks/eiffelTower';
import { hazed } from '../drawing/haze';
import { branch, leaf, spray } from '../motifs/foliage';
import { LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { moon } from '../motifs/moon';
import { d, type Point } from '../drawing/numbers';
import { dots, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical } from '../drawing/paint';
import { SKIES } from '../drawing/palettes';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { at, circle, group, line, path, rect, stamp, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const WATER = 464;
const SUN: Point = [262, 430];
const TOWER: Point = [500, 456];
const METRE = 1.3;
const BEACON = TOWER[1] - 288 * METRE;

function heaven(): Drawing {
  return [
    sky(SKIES.dusk, 470),
    glow({ x: SUN[0], y: 448, radius: 460, radiusY: 300, color: '#ffb45a', strength: 0.75 }),
    glow({ x: SUN[0], y: 450, radius: 200, radiusY: 130, color: '#fff0b8', strength: 0.8 }),
    stars(11, 130, 210),
    moon({ x: 664, y: 104, radius: 24, phase: 0.35, color: '#fff4d6' }),
    streaks({ seed: 21, count: 5, y: 170, height: 70, top: '#34519f', lit: '#9a7cc0', opacity: 0.45 }),
    streaks({ seed: 5, count: 9, y: 250, height: 130, top: '#7b5aa8', lit: '#ff9e78', opacity: 0.55 }),
    streaks({ seed: 8, count: 8, y: 340, height: 60, top: '#c06a92', lit: '#ffd08a', opacity: 0.75 }),
    circle(SUN[0], SUN[1], 28, vertical(['#fff6cf', '#ffd36b'])),
  ];
}

/** The hill of Montmartre in the haze, with its white basilica. */
function montmartre(): Drawing {
  const hill: readonly Point[] = [
    [LEFT, 428],
    [-60, 414],
    [10, 392],
    [70, 372],
    [122, 366],
    [168, 374],
    [214, 400],
    [262, 420],
    [340, 434],
  ];
  const white = horizontal(['#b57a9c', '#e0a0a4', '#fff0d8'], 92, 152);
  const cupola = (x: number, y: number, w: number, h: number) =>
    d`M${x - w} ${y}v${-h * 0.34}c0 ${-h * 0.42} ${w * 0.62} ${-h * 0.62} ${w * 0.86} ${-h * 0.88}h${w * 0.28}` +
    d`c${w * 0.24} ${h * 0.26} ${w * 0.86} ${h * 0.46} ${w * 0.86} ${h * 0.88}v${h * 0.34}Z`;
  const cap = (x: number, y: number, h: number) => d`M${x - 1} ${y}v${-h}h2v${h}Z`;
  return [
    path(`${smooth(hill)}V470H${String(LEFT)}Z`, vertical(['#b3688f', '#ee9c80'], 366, 450)),
    rim(hill.slice(4), 1.3, '#ffd9a0', 0.7),
    path(
      cupola(106, 350, 5.5, 17) +
        cupola(138, 350, 5.5, 17) +
        cupola(122, 344, 11, 36) +
        cap(122, 314, 7) +
        cap(106, 334, 4) +
        cap(138, 334, 4) +
        'M100 368V348H110V341H134V348H144V368ZM150 368V330l3.5-9l3.5 9V368Z',
      white,
    ),
    path(
      'M108 368v-9a3 3 0 0 1 6 0v9ZM119 368v-11a3 3 0 0 1 6 0v11ZM130 368v-9a3 3 0 0 1 6 0v9Z',
      '#8a4a7c',
      {
        opacity: 0.6,
      },
    ),
    crown({
      seed: 12,
      x: 112,
      y: 382,
      rx: 66,
      ry: 9,
      clump: 6,
      count: 70,
      tones: ['#9c5c8a', '#a8648c', '#b46c8e'],
      side: 1,
    }),
  ];
}

interface Roofs {
  readonly seed: number;
  readonly base: number;
  readonly heights: readonly [number, number];
  readonly widths: readonly [number, number];
  readonly wall: Parameters<typeof path>[1];
  readonly roof: string;
  readonly edge: string;
  /** The height of a storey; without it no windows are drawn. */
  readonly storey?: number;
  /** Where houses are lower, so that they do not hide what is behind them. */
  readonly low?: readonly [from: number, to: number];
}

/** A row of mansard roofs with dormers and chimneys. */
function roofs({ seed, base, heights, widths, wall, roof, edge, storey = 0, low = [0, 0] }: Roofs): Drawing {
  const next = random(seed);
  let [walls, tops, pots, lamps, edges] = ['', '', '', '', ''];
  for (let x = LEFT; x < RIGHT;) {
    const w = next.between(...widths);
    const full = next.skewed(...heights, 1.5);
    const h = x + w > low[0] && x < low[1] ? full * 0.5 : full;
    const mansard = Math.max(6, h * 0.28);
    const y = base - h;
    walls += d`M${x} ${base}V${y}h${w}V${base}Z`;
    tops += d`M${x - 0.5} ${y}l${w * 0.08} ${-mansard}h${w * 0.84 + 1}l${w * 0.08} ${mansard}Z`;
    edges += d`M${x} ${y}l${w * 0.08} ${-mansard}h${w * 0.84}`;
    for (let i = 0; i < next.whole(1, 3); i++) {
      const cx = x + w * next.between(0.12, 0.8);
      pots += d`M${cx} ${y - mansard}v${-mansard * next.between(0.3, 0.6)}h${w * next.between(0.06, 0.12)}V${y - mansard}Z`;
    }
    if (storey > 0) {
      for (let wx = x + storey * 0.6; wx < x + w - storey * 0.5; wx += storey) {
        for (let wy = y + 3; wy < base - 4; wy += storey * 1.35) {
          if (next.chance(0.3)) lamps += d`M${wx} ${wy}h${storey * 0.4}v${storey * 0.7}h${-storey * 0.4}Z`;
        }
        if (next.chance(0.5)) {
          tops += d`M${wx - storey * 0.1} ${y - mansard * 0.15}v${-mansard * 0.5}l${storey * 0.3} ${-mansard * 0.2}l${storey * 0.3} ${mansard * 0.2}v${mansard * 0.5}Z`;
        }
      }
    }
    x += w + (next.chance(0.2) ? 2 : 0);
  }
  return [
    path(walls, wall),
    path(pots, roof),
    path(tops, roof),
    line(edges, edge, 1, { opacity: 0.6 }),
    path(lamps, '#ffd27a', { opacity: 0.92 }),
  ];
}

function city(): Drawing {
  return [
    montmartre(),
    roofs({
      seed: 3,
      base: 452,
      heights: [8, 26],
      widths: [14, 36],
      wall: vertical(['#d98295', '#f0a07e']),
      roof: hazed('#7a4a96', '#ffb088', 0.5),
      edge: '#ffd9a8',
      low: [20, 330],
    }),
    roofs({
      seed: 14,
      base: 456,
      heights: [24, 58],
      widths: [24, 54],
      wall: vertical(['#8a5a99', '#c17a8e'], 400, 456),
      roof: '#5c4690',
      edge: '#ffb58a',
      storey: 6,
      low: [64, 318],
    }),
  ];
}

function bridge(): Drawing {
  const spans = [-222, -122, -22, 78, 178, 278];
  const deck = 'M-240 452Q120 414 396 445';
  const openings = spans.map((x) => `M${String(x)} 470V462A50 30 0 0 1 ${String(x + 94)} 462V470Z`).join('');
  const lamps: readonly Point[] = [-130, -72, -14, 44, 102, 160, 218, 276, 334].map((x) => [
    x,
    x < 120 ? 433.5 + ((120 - x) / 360) ** 2 * 18 : 433.5 + ((x - 120) / 276) ** 2 * 11,
  ]);
  return [
    path(`${deck}V470H-240Z${openings}`, vertical(['#8a5e8c', '#3f2f6a'], 430, 470), { evenOdd: true }),
    line(spans.map((x) => `M${String(x)} 462A50 30 0 0 1 ${String(x + 94)} 462`).join(''), '#ffc08a', 1.2, {
      opacity: 0.6,
    }),
    rim(deck, 2, '#ffd09a'),
    rect(384, 440, 18, 30, horizontal(['#c98a8e', '#5a4280', '#33285e'])),
    rect(382, 437, 22, 4, '#ffc79a'),
    lamps.map(([x, y]) => [
      glow({ x, y: y - 15, radius: 13, color: '#ffe6a6', strength: 0.9 }),
      line(d`M${x} ${y}v-13`, '#2e2458', 1.3),
      circle(x, y - 15, 2, '#fff6d8'),
    ]),
  ];
}

/** An excursion boat, lit from within. */
function boat(x: number, y: number, scale: number): Drawing {
  return [
    group(
      [
        path('M0 8H118Q128 8 134 0H-6Q-4 8 0 8Z', '#1c1c4e'),
        path('M8 0V-10Q8-13 12-13H96Q106-12 112 0Z', vertical(['#ffe7a8', '#ffb24d'])),
        line('M20 0v-13M33 0v-13M46 0v-13M59 0v-13M72 0v-13M85 0v-13M98 0v-12', '#5b3e5e', 1.4),
        rect(6, -15, 92, 2.4, '#2a2860'),
        line('M-6 0H134', '#ffd9a0'),
        line('M-5 3.5H130', '#ff7a4d', 1.2, { opacity: 0.7 }),
      ],
      { transform: at(x, y, { scale }) },
    ),
    glitter({
      seed: 77,
      count: 70,
      x: x + 62 * scale,
      from: y + 11,
      to: y + 66,
      spread: 62 * scale,
      length: 22,
      color: '#ffc868',
      opacity: 0.55,
    }),
  ];
}

function river(): Drawing {
  const tower = symbol(eiffelTower(TOWER[0], TOWER[1], METRE));
  return [
    water(
      [
        [0, '#ffb779'],
        [0.16, '#e58a86'],
        [0.42, '#7f62a6'],
        [0.75, '#2b4794'],
        [1, '#0e2c6b'],
      ],
      WATER,
    ),
    glow({ x: SUN[0], y: 466, radius: 240, radiusY: 90, color: '#ffe6a0', strength: 0.8 }),
    glow({ x: TOWER[0], y: 484, radius: 110, radiusY: 100, color: '#ffb24d', strength: 0.5 }),
    reflection(tower, { foot: TOWER[1], waterline: WATER, strength: 0.85, end: 640 }),
    glitter({
      seed: 9,
      count: 330,
      x: 400,
      from: 468,
      to: 600,
      spread: 540,
      length: 46,
      color: '#5a5aa6',
      opacity: 0.45,
    }),
    glitter({
      seed: 19,
      count: 210,
      x: 400,
      from: 480,
      to: 600,
      spread: 540,
      length: 60,
      color: '#1b3a86',
      opacity: 0.5,
    }),
    glitter({
      seed: 2,
      count: 170,
      x: SUN[0],
      from: 468,
      to: 596,
      spread: [34, 120],
      length: 36,
      color: '#ffe6a6',
      opacity: 0.75,
    }),
    glitter({
      seed: 5,
      count: 120,
      x: TOWER[0],
      from: 468,
      to: 590,
      spread: [44, 20],
      length: 28,
      color: '#ffc868',
    }),
  ];
}

/** The near embankment: it comes in from the left and ends, so that the river stays open. */
function embankment(): Drawing {
  const stone = slanted(['#a5758e', '#4c3c7c', '#191e52'], [120, 520], [330, 620]);
  const coping: readonly Point[] = [
    [LEFT, 541],
    [60, 541],
    [190, 546],
    [270, 562],
    [322, 586],
    [348, 616],
  ];
  const joints = [
    'M-140 560H190Q262 570 300 596',
    'M-140 580H180Q240 586 268 604',
    'M-110 548v12M-40 548v12M30 548v12M98 549v11M160 552v9M216 558v8M-76 560v20M-4 560v20M64 560v20M132 560v20M196 563v20M-110 580v20M-40 580v20M30 580v20M98 580v20M160 580v20',
  ].join('');
  return [
    path(`${smooth(coping)}V640H${String(LEFT)}Z`, stone),
    line(joints, '#141848', 1, { opacity: 0.35 }),
    path(
      `${smooth(coping)}L340 620L314 594Q262 570 190 555Q120 550 60 550H${String(LEFT)}Z`,
      horizontal(['#a97a94', '#8e6a98', '#4a4086'], 0, 340),
    ),
    rim(coping, 2, '#ffc79a', 0.95),
  ];
}

function lantern(x: number, y: number, scale: number, metal: string): Drawing {
  return group(
    [
      path('M-7 0h14l4-18h-22Z', vertical(['#fff8dc', '#ffc45e'])),
      path('M-12-18h24l-6-7c-2-3-3-4-6-6c-3 2-4 3-6 6Z', metal),
      line('M-7 0L-11-18M7 0L11-18M0 0V-18', metal, 1.4),
      rect(-8, 0, 16, 3, metal),
      line('M-12-18h10', '#ffd9a8', 1.2, { opacity: 0.8 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

/** A candelabrum of three lanterns on its plinth. */
function candelabrum(x: number, y: number): Drawing {
  const metal = '#141a48';
  const lit = horizontal(['#c98a8e', '#2b2a66', '#0e1440']);
  const lamps: readonly (readonly [number, number, number])[] = [
    [0, -171, 1],
    [-32, -140, 0.85],
    [32, -140, 0.85],
  ];
  return group(
    [
      lamps.map(([lx, ly, s]) =>
        glow({ x: lx, y: ly - 10, radius: 84 * s, color: '#ffd98a', strength: 0.55 }),
      ),
      path('M-15 0h30l-3-7h-4c-3-10-4-20-4-40l2-4-2-3V-168h-8V-54l-2 3 2 4c0 20-1 30-4 40h-4Z', lit),
      line(
        'M0-116C-10-108-32-114-32-138M0-116C10-108 32-114 32-138M-4-100c-8 4-14-2-12-8s9-4 8 1M4-100c8 4 14-2 12-8s-9-4-8 1',
        metal,
        3,
      ),
      path('M-22 0h44v4h4v12h-52v-12h4Z', horizontal(['#d9a09a', '#5a4a86', '#2a2862'])),
      line('M-26 4h52M-22 0h44', '#ffc79a', 1.2, { opacity: 0.7 }),
      lamps.map(([lx, ly, s]) => lantern(lx, ly, s, metal)),
    ],
    { transform: at(x, y) },
  );
}

/** A couple looking at the river. */
function couple(): Drawing {
  return [
    person({
      x: 132,
      y: 556,
      height: 88,
      pose: 'together',
      skin: '#c98a72',
      hair: '#2a1c3e',
      top: '#3f3f92',
      bottom: '#1d2258',
      side: 1,
      warm: '#ffb877',
      cool: '#141446',
    }),
    person({
      x: 153,
      y: 556,
      height: 80,
      view: 'back',
      style: 'bun',
      long: true,
      skin: '#d99a7e',
      hair: '#5a2a3c',
      top: '#b8486a',
      bottom: '#2a2258',
      side: 1,
      warm: '#ffcf8a',
      cool: '#2a1650',
    }),
  ];
}

/** A plane tree's twigs reach in from above. */
function foliage(): Drawing {
  const navy = ['#132a66', '#1c2f72', '#3a3a86', '#0c1f52'].map((color) => leaf(color, '#6a62a8'));
  const rose = leaf('#b0707e', '#d99a92');
  const one: readonly Point[] = [
    [RIGHT, 74],
    [830, 52],
    [770, 36],
    [710, 20],
    [640, -10],
  ];
  const two: readonly Point[] = [
    [RIGHT, 220],
    [846, 170],
    [800, 96],
    [770, 20],
  ];
  return [
    branch(one, 5, '#0c1b4a', '#6a5a9a'),
    branch(two, 4, '#0c1b4a', '#6a5a9a'),
    spray({ seed: 5, along: one, count: 110, of: [rose, rose, ...navy], size: 1.15, spread: 64 }),
    spray({ seed: 15, along: two, count: 100, of: navy, size: 1.15, spread: 60 }),
    spray({ seed: 6, along: one, count: 100, of: navy, size: 1.15, spread: 48 }),
    spray({ seed: 16, along: two, count: 22, of: [rose], spread: 60 }),
  ];
}

function beams(): Drawing {
  const [x, y] = [TOWER[0], BEACON];
  return [
    path(
      d`M${x} ${y}L${LEFT} -6V-40Z`,
      horizontal(
        [
          [0, '#fff0c0', 0],
          [1, '#fff0c0', 0.3],
        ],
        0,
        x,
      ),
    ),
    path(
      d`M${x} ${y}L${RIGHT} 176V236Z`,
      horizontal(
        [
          [0, '#fff0c0', 0.26],
          [1, '#fff0c0', 0],
        ],
        x,
        820,
      ),
    ),
  ];
}

function tower(): Drawing {
  const lamps = eiffelLamps(TOWER[0], TOWER[1], METRE, random(4), 60);
  return [
    glow({ x: TOWER[0], y: 300, radius: 190, radiusY: 260, color: '#ffb24d', strength: 0.42 }),
    beams(),
    stamp(symbol(eiffelTower(TOWER[0], TOWER[1], METRE))),
    line(dots(lamps), '#fffbe8', 1.9, { cap: 'round' }),
    glow({ x: TOWER[0], y: BEACON, radius: 38, color: '#fff6d8', strength: 0.9 }),
    glow({ x: TOWER[0], y: 440, radius: 130, radiusY: 50, color: '#ffc05a', strength: 0.55 }),
    treeline({
      seed: 31,
      y: 443,
      amplitude: 12,
      crown: 17,
      fill: vertical(['#5b3e7e', '#3a2c66']),
      bottom: 470,
    }),
    treeline({
      seed: 33,
      y: 450,
      amplitude: 8,
      crown: 13,
      fill: vertical(['#43306e', '#241e52']),
      bottom: 470,
    }),
    rect(LEFT, 453, RIGHT - LEFT, 12, vertical(['#7a5a86', '#3a2f66'])),
    rect(LEFT, 452, RIGHT - LEFT, 1.6, '#ffc08a', { opacity: 0.7 }),
  ];
}

export const paris: Illustration = {
  name: 'paris',
  title: 'The Eiffel Tower over the Seine',
  hour: 'dusk',
  hue: '#8a66b4',
  focus: 'top',
  draw: () => [
    heaven(),
    city(),
    tower(),
    river(),
    bridge(),
    boat(590, 506, 1.1),
    couple(),
    embankment(),
    candelabrum(58, 536),
    foliage(),
    kite({
      x: 318,
      y: 150,
      size: 1.35,
      lean: 20,
      light: 'dusk',
      tail: [
        [290, 232],
        [298, 260],
        [274, 288],
        [284, 316],
        [258, 338],
      ],
    }),
  ],
};
