import { block, type Light } from '../motifs/block';
import { mix } from '../drawing/color';
import { bract, branch, leaf, spray } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, profile, type Point } from '../drawing/numbers';
import { arch, poly, smooth } from '../drawing/outline';
import { horizontal, radial, slanted, vertical, type Stops } from '../drawing/paint';
import { random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, clip, group, line, path, rect, type Drawing } from '../drawing/svg';
import { water } from '../motifs/water';

const HORIZON = 270;
const SUN: Point = [196, 232];

// At golden hour, sides that face the sun are cream and peach, and fronts are in lilac shade.
const SIDE = vertical(['#fff8e6', '#ffd9ae']);
const FRONT = vertical(['#dcd6f0', '#a9a7da']);
const ROOF = horizontal(['#fff3dc', '#f7dccb']);
const EDGE = '#fffdf4';
const ROUND: Stops = [
  [0, '#fff9e8'],
  [0.28, '#ffe4c2'],
  [0.6, '#c9c2e4'],
  [1, '#8d8bc8'],
];
const GLASS = '#2b4fa8';
const LAMP = vertical(['#ffe9a8', '#ffb24d']);

const WHITE: Light = { side: SIDE, front: FRONT, top: ROOF, edge: EDGE };

function tinted(wall: string): Light {
  return {
    side: vertical([mix(wall, '#fff8e6', 0.4), wall]),
    front: vertical([mix(wall, '#dcd6f0', 0.35), mix(wall, '#8f86c4', 0.5)]),
    top: ROOF,
    edge: EDGE,
  };
}

/** The wall below a house on the slope; without it there are gaps between the houses. */
function footing(x: number, y: number, width: number, depth: number): Drawing {
  const e = depth * 0.42;
  return [
    path(
      poly([
        [x - depth, y - e - 1],
        [x, y - 1],
        [x, y + 26],
        [x - depth, y + 20],
      ]),
      vertical(['#eec3ae', '#b98a9c']),
    ),
    path(d`M${x} ${y - 1}h${width}v27h${-width}Z`, vertical(['#a595c6', '#86709f'])),
  ];
}

/** A house with a parapet around its flat roof. */
function house(x: number, y: number, width: number, height: number, depth: number, light = WHITE): Drawing {
  const e = depth * 0.42;
  const top = y - height;
  return [
    footing(x, y, width, depth),
    block({ x, y, width, height, depth, light }),
    path(
      poly([
        [x + 4, top - 2.5],
        [x + width - 6, top - 2.5],
        [x + width - depth - 2, top - e + 2.5],
        [x - depth + 8, top - e + 2.5],
      ]),
      '#d9bfcb',
      { opacity: 0.55 },
    ),
  ];
}

function chimney(x: number, y: number): Drawing {
  return [rect(x, y, 8, 15, FRONT), rect(x - 4, y, 4, 14, SIDE), rect(x - 5, y - 3, 14, 4, '#fff6e6')];
}

/** A house with a barrel roof. */
function vault(x: number, y: number, width: number, height: number, depth: number, front = FRONT): Drawing {
  const r = width / 2;
  const e = depth * 0.42;
  const top = y - height;
  return [
    footing(x, y, width, depth),
    path(
      d`M${x - depth} ${y - e}V${top - e}a${r} ${r} 0 0 1 ${r} ${-r}a${r} ${r} 0 0 1 ${r * 0.72} ${r * 0.3}` +
        d`L${x + width} ${top}V${y}H${x}Z`,
      slanted(['#fffaec', '#ffddb4', '#c9b4d4'], [x - depth, top - r], [x + width, y]),
    ),
    path(d`M${x} ${y}V${top}a${r} ${r} 0 0 1 ${width} 0V${y}Z`, front),
    line(d`M${x} ${y}V${top}a${r} ${r} 0 0 1 ${width} 0`, EDGE, 2),
  ];
}

function opening(x: number, y: number, width: number, height: number, fill = GLASS): Drawing {
  return [
    path(arch(x + width / 2, y, width + 3.2, height + 1.6), '#f4f0fa'),
    path(arch(x + width / 2, y, width, height), fill),
  ];
}

function door(x: number, y: number, width: number, height: number, color = '#1f5fc0'): Drawing {
  return [
    opening(x, y, width, height, color),
    path(
      d`M${x} ${y}v${width / 2 - height}q0 ${-width * 0.3} ${width * 0.25} ${-width * 0.44}V${y}Z`,
      '#7fb0f2',
      { opacity: 0.5 },
    ),
    line(d`M${x + width / 2} ${y}v${2 - height}`, '#0e3a86'),
    path(d`M${x - 3} ${y}h${width + 6}v3h${-width - 6}Z`, '#f4ecf4'),
  ];
}

function pane(x: number, y: number, width = 8, height = 12, lit = false): Drawing {
  return [
    rect(x - 1.5, y - 1.5, width + 3, height + 3, '#f8f4fc'),
    rect(x, y, width, height, lit ? LAMP : GLASS),
    line(d`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, lit ? '#b8683a' : '#8fb0ec'),
  ];
}

function cross(x: number, y: number, size: number): Drawing {
  return line(d`M${x} ${y}v${-14 * size}M${x - 4.5 * size} ${y - 9 * size}h${9 * size}`, EDGE, 2 * size);
}

/** A blue dome on its drum, with its lantern and cross. */
function dome(x: number, y: number, r: number, drum: number): Drawing {
  const white = horizontal(ROUND);
  const blue = radial(
    [
      [0, '#bfe0ff'],
      [0.18, '#6fb2f8'],
      [0.5, '#1f6bd6'],
      [0.8, '#0f449f'],
      [1, '#0a2f78'],
    ],
    { cx: 0.3, cy: 0.42, r: 0.78, fx: 0.24, fy: 0.36 },
  );
  const top = y - drum;
  return [
    path(d`M${x - r} ${y}V${top}H${x + r}V${y}a${r} ${r * 0.14} 0 0 1 ${-2 * r} 0Z`, white),
    [-0.66, -0.24, 0.24, 0.66].map((k) =>
      path(
        arch(x + k * r, y - drum * 0.16, r * 0.17 * Math.sqrt(1 - k * k) + 1.5, drum * 0.42 + r * 0.08),
        GLASS,
      ),
    ),
    path(d`M${x - r * 1.02} ${top}c0 ${-r * 1.34} ${r * 2.04} ${-r * 1.34} ${r * 2.04} 0Z`, blue),
    line(
      [-0.72, -0.38, 0, 0.38, 0.72]
        .map(
          (k) =>
            d`M${x + k * r * 1.02} ${top - 2}Q${x + k * r * 0.95} ${top - r * 0.8} ${x} ${top - r * 1.02}`,
        )
        .join(''),
      '#0b3c94',
      1,
      { opacity: 0.35 },
    ),
    path(
      d`M${x - r * 0.98} ${top - 2}C${x - r * 0.96} ${top - r * 0.7} ${x - r * 0.5} ${top - r} ${x - 2} ${top - r * 1.005}` +
        d`C${x - r * 0.5} ${top - r * 0.9} ${x - r * 0.86} ${top - r * 0.6} ${x - r * 0.9} ${top - 2}Z`,
      '#fff1d0',
      { opacity: 0.85 },
    ),
    path(
      d`M${x - r * 1.07} ${top + 3}v-5h${r * 2.14}v5a${r * 1.07} ${r * 0.12} 0 0 1 ${-r * 2.14} 0Z`,
      white,
    ),
    rect(x - r * 0.13, top - r * 1.16, r * 0.26, r * 0.2, white),
    path(d`M${x - r * 0.17} ${top - r * 1.15}a${r * 0.17} ${r * 0.17} 0 0 1 ${r * 0.34} 0Z`, '#fff3da'),
    cross(x, top - r * 1.28, r / 44 + 0.25),
  ];
}

function bell(x: number, y: number, size: number): Drawing {
  return [
    path('M0 0c4 0 3.5 6 6 9h-12c2.5-3 2-9 6-9Z', horizontal(['#ffd98a', '#c98a3e', '#6e4a3a']), {
      transform: at(x, y, { scale: size }),
    }),
    circle(x, y + 10 * size, 1.4 * size, '#6e4a3a'),
  ];
}

/** A gable of three bells, open to the sky. */
function belfry(x: number, y: number, w: number, h: number): Drawing {
  const q = w * 0.25;
  return [
    rect(x - w * 0.45, y - h, w * 0.9, h * 0.7, '#5a5cae'),
    rect(x - w * 0.2, y - h * 1.42, w * 0.4, h * 0.4, '#5a5cae'),
    path(
      d`M${x - w / 2} ${y}V${y - h}H${x - w * 0.32}V${y - h * 1.5}a${w * 0.32} ${w * 0.32} 0 0 1 ${w * 0.64} 0` +
        d`V${y - h}H${x + w / 2}V${y}Z` +
        arch(x - q, y - h * 0.3, w * 0.32, h * 0.34 + w * 0.16) +
        arch(x + q, y - h * 0.3, w * 0.32, h * 0.34 + w * 0.16) +
        arch(x, y - h * 1.08, w * 0.34, h * 0.3 + w * 0.17),
      horizontal(ROUND),
      { evenOdd: true },
    ),
    bell(x - q, y - h * 0.76, w / 62),
    bell(x + q, y - h * 0.76, w / 62),
    bell(x, y - h * 1.46, w / 60),
    rect(x - w * 0.54, y - h - 2, w * 1.08, 4, '#fff3da'),
    rect(x - w * 0.54, y - h * 0.27, w * 1.08, 4, '#fff3da'),
    line(d`M${x - w / 2} ${y}V${y - h}`, EDGE, 1.6),
    cross(x, y - h * 1.5 - w * 0.32, 0.8),
  ];
}

const CLIFF: readonly Point[] = [
  [236, 640],
  [262, 600],
  [318, 540],
  [372, 486],
  [446, 420],
  [520, 368],
  [600, 306],
  [664, 272],
  [724, 234],
  [800, 208],
  [870, 184],
  [960, 170],
];

/** The caldera's wall, with facets of light and shade and a rim where it meets the sky. */
function cliff(): Drawing {
  const next = random(4);
  let [lit, dark] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const x = next.between(270, 900);
    const y = profile(CLIFF, x) + 6 + next() * 70;
    const w = next.between(10, 40);
    const facet = d`M${x} ${y}l${w} ${-w * 0.5}l${w * 0.3} ${w * 0.8}l${-w * 0.8} ${w * 0.9}Z`;
    if (i % 2) lit += facet;
    else dark += facet;
  }
  return [
    path(`${smooth(CLIFF, 7)}V640H236Z`, slanted(['#c9806a', '#86506a', '#46305f'], [300, 300], [640, 600])),
    path(lit, '#d98e6c', { opacity: 0.35 }),
    path(dark, '#3a2450', { opacity: 0.35 }),
    rim(CLIFF, 2.4, '#ffc48e'),
  ];
}

/** Retaining walls and stairs behind the houses, so that no gap shows between them. */
function terraces(): Drawing {
  const step = (points: readonly Point[], top: string, foot: string): Drawing => [
    path(`${poly(points, false)}V640H${points[0]?.[0] ?? 0}Z`, vertical([top, foot])),
    line(poly(points, false), '#fff3e2', 1.6, { opacity: 0.8 }),
  ];
  return [
    step(
      [
        [640, 300],
        [664, 284],
        [704, 276],
        [722, 262],
        [780, 254],
        [RIGHT, 226],
      ],
      '#eed0c2',
      '#b99cc0',
    ),
    step(
      [
        [556, 366],
        [600, 340],
        [650, 334],
        [668, 322],
        [736, 316],
        [RIGHT, 300],
      ],
      '#e8cac4',
      '#ab95c4',
    ),
    step(
      [
        [438, 444],
        [486, 404],
        [540, 396],
        [560, 380],
        [660, 376],
        [RIGHT, 352],
      ],
      '#dfc2c8',
      '#9f8cc4',
    ),
    step(
      [
        [382, 506],
        [430, 462],
        [478, 456],
        [500, 440],
        [RIGHT, 420],
      ],
      '#d6bacb',
      '#8f80c0',
    ),
  ];
}

function sails(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-14 10H14L4 34H-2Z', '#ffe9c4', { opacity: 0.35 }),
      path('M-22 0H22L16 8H-16Z', '#43265a'),
      path('M-1-2V-50L-22-6Q-10-2-1-2Z', '#fff0d6'),
      path('M2-2V-44L18-6Q8-2 2-2Z', '#f2b7a0'),
      line('M0 4V-54', '#43265a', 1.3),
      line('M-22 0H22', '#ffc98a'),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function farIslands(): Drawing {
  return [
    path(
      d`M300 ${HORIZON}C340 262 352 244 396 240C430 236 452 246 486 242C530 238 560 250 610 246C680 240 740 256 ${RIGHT} 250V276H300Z`,
      vertical(['#c58fa8', '#f0a690']),
    ),
    path(
      d`M${LEFT} ${HORIZON}V250C-110 236 -60 238 -10 246C30 240 62 248 92 258C112 264 128 268 140 ${HORIZON}Z`,
      vertical(['#d08e98', '#f5b08c']),
    ),
  ];
}

function nearIsland(): Drawing {
  const near: readonly Point[] = [
    [404, 299],
    [440, 288],
    [474, 266],
    [512, 260],
    [570, 257],
    [640, 262],
    [730, 254],
    [RIGHT, 258],
  ];
  return [path(`${smooth(near)}V300H396Z`, vertical(['#8e6a98', '#c78796'])), rim(near, 1.3, '#ffd0a0', 0.8)];
}

const BRACTS = {
  bright: [bract('#ff5fa2', '#ffa6c8'), bract('#ff8fbc', '#ffd0e0'), bract('#e0348a')],
  deep: [bract('#b01e7a'), bract('#e0348a'), bract('#8e1670')],
};
const LEAVES = [leaf('#2e6b5a', '#4e8a5c'), leaf('#1d4e55'), leaf('#4e8a5c', '#7fb06a')];

/** Bougainvillea: leaves, shaded bracts, lit bracts towards the sun. */
function bougainvillea(
  seed: number,
  along: readonly Point[],
  count: number,
  spread: number,
  size = 1,
): Drawing {
  const sunward = along.map(([x, y]): Point => [x - 6, y - 7]);
  return [
    spray({
      seed,
      along,
      count: Math.round(count * 0.7),
      of: LEAVES,
      size: 0.62 * size,
      spread: spread * 1.25,
    }),
    spray({ seed: seed + 1, along, count, of: BRACTS.deep, size: 1.15 * size, spread }),
    spray({
      seed: seed + 2,
      along: sunward,
      count: Math.round(count * 0.8),
      of: BRACTS.bright,
      size: 1.1 * size,
      spread: spread * 0.8,
    }),
  ];
}

function pot(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-14 22h30l10 4h-34Z', '#7a5a94', { opacity: 0.5 }),
      path('M-12 0h24l-4 22h-16Z', horizontal(['#ffb27a', '#d9683e', '#7e2f48'])),
      rect(-14, -4, 28, 6, horizontal(['#ffc08a', '#f08a54', '#a34a4c'])),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function farHouses(): Drawing {
  return [
    house(868, 206, 50, 26, 18),
    house(820, 222, 48, 26, 18, tinted('#f6c7a0')),
    house(742, 240, 36, 20, 16),
    house(776, 250, 46, 28, 18),
    house(850, 252, 80, 34, 20),
    house(700, 266, 40, 24, 18),
    vault(744, 276, 28, 14, 18),
    house(782, 290, 60, 34, 22, tinted('#f6c7a0')),
    house(860, 300, 90, 40, 24),
    house(658, 298, 46, 26, 18),
    pane(878, 186, 6, 9),
    pane(836, 232, 6, 9, true),
    pane(872, 230, 6, 9),
    pane(886, 272, 7, 11, true),
    pane(910, 272, 7, 11),
    dome(728, 290, 15, 12),
    pane(710, 250, 5, 8),
    pane(672, 280, 5, 8, true),
    pane(686, 280, 5, 8),
    pane(796, 264, 6, 9),
    pane(812, 266, 6, 9, true),
    pane(756, 272, 5, 8, true),
  ];
}

function middleHouses(): Drawing {
  return [
    house(736, 340, 110, 48, 26),
    chimney(800, 270),
    pane(752, 306, 9, 14, true),
    pane(778, 306, 9, 14),
    house(846, 350, 120, 52, 24, tinted('#f7c9a2')),
    house(612, 340, 66, 42, 24),
    pane(626, 308, 8, 12),
    door(650, 340, 12, 24),
    pane(870, 312, 9, 14),
    pane(900, 312, 9, 14, true),
    vault(688, 356, 46, 24, 26, vertical(['#f3d0b4', '#b49cc4'])),
    door(704, 356, 14, 26),
    house(564, 384, 66, 44, 26),
    chimney(600, 318),
    pane(578, 350, 8, 12, true),
    pane(602, 350, 8, 12),
    vault(644, 398, 44, 24, 24),
    door(659, 398, 14, 24),
    house(690, 404, 250, 52, 24),
    opening(790, 404, 20, 36),
    opening(830, 404, 20, 36),
    dome(744, 356, 40, 26),
    pane(706, 366, 9, 14),
    pane(728, 366, 9, 14, true),
    pane(754, 366, 9, 14),
    house(500, 432, 74, 42, 28),
    pane(514, 398, 8, 12),
    door(542, 432, 13, 24),
    house(580, 446, 130, 50, 30, tinted('#f6c7a0')),
    pane(598, 408, 9, 14, true),
    pane(624, 408, 9, 14),
    vault(444, 468, 46, 24, 28),
    door(460, 468, 13, 24, '#2f6fce'),
    pane(449, 446, 5, 8, true),
    pane(477, 446, 5, 8),
  ];
}

function nearHouses(): Drawing {
  return [
    house(392, 532, 100, 58, 36),
    chimney(436, 450),
    pane(408, 488, 10, 15, true),
    pane(444, 488, 10, 15),
    house(486, 536, 132, 88, 46),
    door(516, 536, 26, 48),
    pane(560, 474, 11, 17),
    pane(588, 474, 11, 17, true),
    dome(530, 450, 54, 30),
    house(690, 540, 260, 104, 36, tinted('#f9d2b0')),
    door(724, 540, 26, 50),
    pane(772, 462, 13, 20, true),
    pane(716, 456, 11, 16),
    pane(836, 462, 13, 20),
    belfry(648, 540, 60, 92),
    path(d`M606 540h84v-14h-84Z`, FRONT),
    line('M606 526h84', EDGE, 2),
  ];
}

const POOL = 'M322 592L370 546H478L463 592Z';

/** The terrace that the viewer stands on: paving, a parapet, and a pool cut into the cliff's edge. */
function terrace(): Drawing {
  const paving = slanted(['#ffeccf', '#ecd0cd', '#b3a4d4'], [320, 540], [800, 620]);
  const joints = [0.12, 0.28, 0.48, 0.72].map((t) => d`M${340 - t * 60} ${536 + t * 76}H${RIGHT}`).join('');
  const fans = [380, 440, 500, 560, 620, 680, 740, 800, 870]
    .map((x) => d`M${x} 536L${x + (x - 560) * 0.42} 606`)
    .join('');
  return [
    path(d`M280 612L352 534H${RIGHT}V612Z`, paving),
    line(joints + fans, '#b79cc4', 1, { opacity: 0.4 }),
    // The pool takes the sky at its far edge, and the deep blue near the viewer.
    path('M312 596L366 542H486L470 596Z', '#fff6e4'),
    path(POOL, slanted(['#ffd9b8', '#8fd0f0', '#2f86d2', '#1b5fb4'], [350, 536], [430, 606])),
    path('M370 546H478L476.6 551H365Z', '#1a5aa6', { opacity: 0.4 }),
    group(
      [
        glitter({
          seed: 6,
          count: 34,
          x: 420,
          from: 553,
          to: 592,
          spread: 60,
          length: 20,
          color: '#d6f0ff',
          opacity: 0.55,
        }),
        glitter({
          seed: 8,
          count: 12,
          x: 366,
          from: 553,
          to: 592,
          spread: 18,
          length: 16,
          color: '#fff4d6',
          opacity: 0.9,
        }),
      ],
      { clip: clip(POOL) },
    ),
    line('M452 541v14M461 541v14M452 541q4-5 9 0', '#f4ecfa', 1.8, { cap: 'round' }),
    rim('M312 596L366 542H486', 2, EDGE),
  ];
}

function seaAndSky(): Drawing {
  return [
    sky(
      [
        [0, '#1b57b8'],
        [0.3, '#4e86d6'],
        [0.55, '#a9a6d8'],
        [0.74, '#f3afa4'],
        [0.9, '#ffc27e'],
        [1, '#ffe0a0'],
      ],
      HORIZON,
    ),
    streaks({ seed: 3, count: 8, y: 60, height: 90, top: '#b9bfea', lit: '#ffd9c0', opacity: 0.6 }),
    streaks({ seed: 9, count: 7, y: 150, height: 80, top: '#e79aa0', lit: '#ffe2a6', opacity: 0.7 }),
    sun({ x: SUN[0], y: SUN[1], radius: 30 }),
    farIslands(),
    water(
      [
        [0, '#ffcb8c'],
        [0.07, '#e89f96'],
        [0.2, '#8c83b8'],
        [0.42, '#3e6fbe'],
        [0.75, '#1553a8'],
        [1, '#0c3a86'],
      ],
      HORIZON,
    ),
    glow({ x: SUN[0], y: 272, radius: 250, radiusY: 120, color: '#ffe9a8', strength: 0.95 }),
    nearIsland(),
    glitter({
      seed: 3,
      count: 200,
      x: 300,
      from: 280,
      to: BOTTOM,
      spread: 440,
      length: 44,
      color: '#a9c4f0',
      opacity: 0.35,
    }),
    glitter({
      seed: 5,
      count: 200,
      x: 300,
      from: 300,
      to: BOTTOM,
      spread: 440,
      length: 60,
      color: '#0d3f92',
      opacity: 0.4,
    }),
    glitter({
      seed: 2,
      count: 230,
      x: SUN[0],
      from: 274,
      to: 590,
      spread: [20, 130],
      length: 36,
      color: '#fff0be',
      opacity: 0.8,
    }),
    sails(92, 372, 1.05),
    sails(318, 306, 0.42),
  ];
}

function village(): Drawing {
  return [
    cliff(),
    terraces(),
    farHouses(),
    glow({ x: 640, y: 250, radius: 280, radiusY: 120, color: '#ffc9a0', strength: 0.4 }),
    middleHouses(),
    nearHouses(),
    terrace(),
  ];
}

/** Bougainvillea that climbs up the corner of the last house and hangs over the roof's edge. */
function climber(): Drawing {
  const stem: readonly Point[] = [
    [692, 548],
    [686, 510],
    [694, 474],
    [700, 442],
  ];
  return [
    branch(stem, 6, '#5a3244', '#c98a78'),
    bougainvillea(
      10,
      [
        [690, 486],
        [698, 452],
        [716, 434],
        [756, 432],
        [800, 438],
      ],
      58,
      32,
    ),
    bougainvillea(
      70,
      [
        [800, 438],
        [850, 434],
        [900, 446],
      ],
      40,
      30,
    ),
  ];
}

/** Blossoms in the lower corners, which lead the eye into the picture. */
function corners(): Drawing {
  const right: readonly Point[] = [
    [RIGHT, 540],
    [860, 556],
    [790, 580],
    [730, 606],
  ];
  const left: readonly Point[] = [
    [LEFT, 540],
    [-80, 560],
    [-30, 566],
    [20, 590],
    [70, 612],
  ];
  const shoot: readonly Point[] = [
    [-10, 610],
    [12, 560],
    [6, 506],
  ];
  return [
    branch(right, 7, '#4a2a3e', '#a86a74'),
    bougainvillea(20, right, 120, 60, 1.1),
    branch(left, 6, '#4a2a3e', '#a86a74'),
    branch(shoot, 4, '#4a2a3e', '#a86a74'),
    bougainvillea(30, shoot, 46, 42),
    bougainvillea(34, left, 96, 52, 1.05),
  ];
}

function potted(seed: number, x: number, y: number, scale: number): Drawing {
  return [
    pot(x, y, scale),
    bougainvillea(
      seed,
      [
        [x - 9 * scale, y - 6],
        [x, y - 20 * scale],
        [x + 10 * scale, y - 7],
      ],
      18,
      22 * scale,
      scale,
    ),
  ];
}

const GULLS = 'M300 150q8-8 14 0q6-8 14 0M344 128q6-6 10 0q5-6 10 0M272 176q5-5 9 0q4-5 9 0';

export const santorini: Illustration = {
  name: 'santorini',
  title: 'White houses and blue domes over the caldera',
  hour: 'golden hour',
  hue: '#f3afa4',
  // Mirrored, because the suns of its neighbors in a grid are on the left.
  draw: () => [
    group(
      [
        seaAndSky(),
        village(),
        climber(),
        potted(40, 512, 556, 0.85),
        potted(50, 612, 552, 1),
        corners(),
        line(GULLS, '#fff6e6', 1.8, { cap: 'round' }),
        kite({
          x: 470,
          y: 92,
          size: 1.25,
          lean: 30,
          light: 'golden',
          tail: [
            [436, 164],
            [442, 192],
            [420, 214],
            [426, 242],
            [402, 262],
          ],
        }),
      ],
      { transform: at(800, 0, { scaleX: -1 }) },
    ),
  ],
};
