import { mix } from '../drawing/color';
import { bract, leaf, spray } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, profile, type Point } from '../drawing/numbers';
import { band, poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical } from '../drawing/paint';
import { palm } from '../motifs/palm';
import { random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import {
  at,
  blur,
  ellipse,
  group,
  line,
  path,
  rect,
  stamp,
  symbol,
  type Drawing,
  type Paint,
} from '../drawing/svg';
import { water } from '../motifs/water';

const HORIZON = 288;
const SUN: Point = [596, 206];

// The sun is on the right over the bay: surfaces that face right are cream, those that face the viewer are
// in blue shade.
const CREAM_EDGE = '#fff6de';
const STONE_LIT = '#ffeacb';
const STONE = '#eec3a6';
const STONE_SHADE = '#9a88a8';
const CAST = '#6a6c9e';

/** The foot of the balustrade: the promenade sweeps along the bay and comes nearer to the right. */
const FOOT: readonly Point[] = [
  [LEFT, 397],
  [0, 403],
  [120, 410],
  [250, 420],
  [400, 437],
  [550, 461],
  [700, 492],
  [820, 522],
  [RIGHT, 556],
];

/** The length of a metre on the ground at this height of the picture, in units; eye level is two metres. */
function metre(y: number): number {
  return (y - HORIZON) / 2;
}

function footAt(x: number): number {
  return profile(FOOT, x);
}

/** The line along the balustrade at some metres above its foot. */
function railLine(above: number): Point[] {
  const points: Point[] = [];
  for (let x = LEFT; x <= RIGHT; x += 30) points.push([x, footAt(x) - above * metre(footAt(x))]);
  return points;
}

function sail(x: number, y: number, size: number): Drawing {
  return group(
    [
      path('M-16 3L-3 46 6 40 18 4Z', '#fff0d4', { opacity: 0.3 }),
      path('M-26-5H27L20 4H-18Z', horizontal(['#33628e', '#5f8fae'])),
      line('M-26-5H27', CREAM_EDGE, 1.6),
      line('M1-6V-80', '#4a5f86', 1.6),
      path('M4-79C20-54 25-30 24-10H4Z', vertical(['#fffaea', '#ffdfb6'])),
      path('M-2-74C-12-50-18-28-23-11H-2Z', vertical(['#f3d9cc', '#a9b4cf'])),
      line('M4-79C20-54 25-30 24-10', '#fffdf4', 1.2),
    ],
    { transform: at(x, y, { scale: size }) },
  );
}

/** The town across the bay: villas in clusters up the hill, its own palms along the water. */
function town(): Drawing {
  const next = random(14);
  let [walls, shaded, roofs] = ['', '', ''];
  for (const [x, count, foot] of [
    [-108, 5, 266],
    [-30, 6, 262],
    [34, 7, 270],
    [92, 6, 276],
    [150, 5, 278],
    [-70, 5, 282],
    [4, 6, 284],
    [120, 6, 286],
    [196, 5, 285],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const w = next.between(8, 15);
      const h = next.skewed(8, 20, 2);
      const left = x + i * 11 + next.between(-4, 4);
      const y = foot + next.between(-6, 4);
      walls += d`M${left} ${y}v${-h}h${w}v${h}Z`;
      shaded += d`M${left} ${y}v${-h}h${w * 0.55}v${h}Z`;
      roofs += d`M${left - 1.5} ${y - h}l${w * 0.3} ${-4}h${w * 0.5}l${w * 0.3} 4Z`;
    }
  }
  return [path(walls, '#fff0d6'), path(shaded, '#dcc6cf', { opacity: 0.75 }), path(roofs, '#e39b82')];
}

function farPalms(): Drawing {
  let [trunks, fronds] = ['', ''];
  const next = random(8);
  for (let x = -130; x < 250; x += next.between(22, 40)) {
    const h = next.between(12, 20);
    const y = 292;
    trunks += d`M${x} ${y}q-1 ${-h / 2} 0 ${-h}`;
    for (const [dx, dy] of [
      [-7, 1],
      [-5, -4],
      [0, -5],
      [5, -4],
      [7, 1],
    ] as const)
      fronds += d`M${x} ${y - h}q${dx * 0.5} ${dy - 3} ${dx} ${dy + 2}`;
  }
  return [line(trunks, '#8a7391', 1.2), line(fronds, '#4d8489', 1.8, { cap: 'round' })];
}

function bay(): Drawing {
  return [
    sky(
      [
        [0, '#5aa6d0'],
        [0.2, '#8fc3d9'],
        [0.42, '#cfd6d2'],
        [0.6, '#f8d3b4'],
        [0.8, '#ffc398'],
        [1, '#ffe2b4'],
      ],
      HORIZON,
    ),
    streaks({ seed: 21, count: 7, y: 40, height: 70, top: '#a9d0de', lit: '#ffe9d2', opacity: 0.6 }),
    streaks({ seed: 5, count: 6, y: 130, height: 80, top: '#f3c3a8', lit: '#fff0cc', opacity: 0.7 }),
    sun({ x: SUN[0], y: SUN[1], radius: 29, color: '#ffcf8a' }),
    path(
      d`M636 ${HORIZON + 1}C672 280 700 262 736 258C770 255 800 266 836 256C870 246 910 248 ${RIGHT} 240V${HORIZON + 1}Z`,
      vertical(['#e0a296', '#f5c6a4'], 240, 290),
    ),
    path(
      d`M${LEFT} ${HORIZON + 6}V196C-60 178-10 190 60 214C130 236 200 246 262 270C296 282 320 ${HORIZON} 344 ${HORIZON + 1}Z`,
      vertical(['#b99aac', '#eab79d'], 180, 290),
    ),
    path(
      d`M${LEFT} 292V236C-40 226 30 240 110 258C180 270 236 276 286 292Z`,
      vertical(['#7f9690', '#b3ac96'], 226, 292),
    ),
    rim('M-140 196C-60 178-10 190 60 214C130 236 200 246 262 270', 1.3, '#ffe6c2', 0.7),
    water(
      [
        [0, '#ffdcae'],
        [0.06, '#f2c7a8'],
        [0.18, '#9cc0c6'],
        [0.4, '#4fa0c0'],
        [0.8, '#2378a8'],
        [1, '#1a6494'],
      ],
      HORIZON,
    ),
    path(d`M${LEFT} 297V289H296Q320 292 330 294Q250 299 ${LEFT} 297Z`, '#ffe9c8'),
    town(),
    farPalms(),
    mist({ y: 250, height: 60, color: '#ffdcb6', strength: 0.45 }),
    glow({ x: SUN[0], y: 292, radius: 300, radiusY: 90, color: '#fff0bc', strength: 0.9 }),
    glitter({
      seed: 4,
      count: 84,
      x: 400,
      from: 300,
      to: 500,
      spread: 540,
      length: 46,
      color: '#c6e3ea',
      opacity: 0.4,
    }),
    glitter({
      seed: 6,
      count: 64,
      x: 400,
      from: 312,
      to: 500,
      spread: 540,
      length: 56,
      color: '#1c6c9c',
      opacity: 0.35,
    }),
    glitter({
      seed: 2,
      count: 90,
      x: SUN[0],
      from: 292,
      to: 500,
      spread: [18, 110],
      length: 40,
      color: '#fff4cc',
      opacity: 0.85,
    }),
    sail(262, 344, 1),
    sail(126, 314, 0.4),
    sail(660, 338, 0.5),
    sail(392, 306, 0.24),
    sail(838, 350, 0.7),
  ];
}

const BALUSTER = symbol([
  path(
    'M-14 0V-8H-9C-9-14-17-22-17-34C-17-50-7-56-6-72C-6-78-9-80-9-84H-13V-92H13V-84H9C9-80 6-78 6-72C7-56 17-50 17-34C17-22 9-14 9-8H14V0Z',
    horizontal([
      [0, '#8f83ac'],
      [0.5, '#c9aeb4'],
      [0.8, '#fbdcba'],
      [1, '#fff4da'],
    ]),
  ),
]);

/** From baluster to baluster, in metres. */
const SPACING = 0.315;

const POSTS: readonly number[] = [-120, 6, 150, 322, 556, 822];

function post(x: number): Drawing {
  const y = footAt(x);
  const m = metre(y);
  const w = m * 0.36;
  const block = (top: number, foot: number, width: number, fill: Paint) =>
    rect(x - width / 2, y - top * m, width, (top - foot) * m, fill);
  const face = horizontal(['#a292b4', '#d9b9b4', '#fbdcba']);
  return [
    block(0.98, 0, w, face),
    block(0.17, -0.03, w * 1.18, face),
    block(1.1, 0.96, w * 1.3, horizontal(['#c7adbb', '#f7d7b8', '#fff4da'])),
    line(
      d`M${x - w * 0.26} ${y - 0.8 * m}h${w * 0.52}v${0.48 * m}h${-w * 0.52}Z`,
      '#8f83ac',
      Math.max(0.8, m * 0.014),
      { opacity: 0.6 },
    ),
    line(d`M${x - w * 0.65} ${y - 1.1 * m}h${w * 1.3}`, CREAM_EDGE, 1.8),
    line(d`M${x + w / 2} ${y - 0.96 * m}V${y}`, CREAM_EDGE, 1.4),
  ];
}

function balustrade(): Drawing {
  const stamps: Drawing[] = [];
  for (let x = LEFT; x < RIGHT; x += metre(footAt(x)) * SPACING) {
    const [y, m] = [footAt(x), metre(footAt(x))];
    if (POSTS.some((p) => Math.abs(p - x) < m * 0.28)) continue;
    stamps.push(stamp(BALUSTER, at(x, y - m * 0.13, { scale: m * 0.0079 })));
  }
  return [
    path(band(railLine(0.16), railLine(-0.02)), horizontal(['#a594b4', '#d9b6ae', '#e9c4ac'], LEFT, RIGHT)),
    rim(railLine(0.16), 1.6, CREAM_EDGE),
    stamps,
    path(band(railLine(0.98), railLine(0.84)), horizontal(['#b29fb8', '#dcb9b2', '#f0cbae'], LEFT, RIGHT)),
    path(band(railLine(0.85), railLine(0.8)), '#8f83ac'),
    path(band(railLine(1.02), railLine(0.96)), '#ffeed0'),
    POSTS.map(post),
  ];
}

/** Long shadows fall from the balustrade to the lower left, as the sun stands behind it. */
function railShadow(): Drawing {
  const low: Point[] = railLine(0).map(([x, y]) => [x - metre(y) * 0.62, y + metre(y) * 0.42]);
  const far: Point[] = railLine(0).map(([x, y]) => [x - metre(y) * 0.72, y + metre(y) * 0.5]);
  let bars = '';
  for (let x = LEFT; x < RIGHT + 120; x += metre(footAt(x)) * SPACING) {
    const [y, m] = [footAt(x), metre(footAt(x))];
    bars += poly([
      [x - m * 0.07, y],
      [x + m * 0.07, y],
      [x - m * 0.58, y + m * 0.43],
      [x - m * 0.72, y + m * 0.43],
    ]);
  }
  return group([path(bars, CAST), path(band(low, far), CAST)], { opacity: 0.3 });
}

/** A band of dark stone in waves that runs along the promenade. */
function wave(away: number, width: number): Drawing {
  const [one, other]: [Point[], Point[]] = [[], []];
  let phase = 0;
  for (let x = LEFT - 60; x < RIGHT + 60; x += 10) {
    const base = footAt(x);
    const m = metre(base);
    phase += 10 / (m * 0.42);
    const y = base + away * m + Math.sin(phase) * m * 0.13;
    one.push([x, y]);
    other.push([x, y + width * m * (1 + 0.35 * Math.sin(phase + 1.2))]);
  }
  return path(
    `${smooth(one)}${smooth([...other].reverse()).replace('M', 'L')}Z`,
    slanted(['#5f86a6', '#7fa5b6', '#c9b6a8'], [0, 600], [760, 480]),
    { opacity: 0.75 },
  );
}

function paving(): Drawing {
  const ground = smooth(FOOT);
  return [
    path(
      d`${ground}V${BOTTOM}H${LEFT}Z`,
      slanted(['#dcae9f', '#f3c9a6', '#ffe5c0'], [LEFT, BOTTOM], [800, 440]),
    ),
    wave(0.66, 0.17),
    wave(1.02, 0.2),
    railShadow(),
  ];
}

const LEAVES = {
  lit: '#a9c07a',
  mid: '#5a9a86',
  shade: '#2c6478',
} as const;
const TRUNK = { lit: '#e9b48e', shade: '#7a5a78' } as const;

/** A ring of stone and low plants about a palm's foot. */
function planter(x: number, y: number, size: number): Drawing {
  const leaves = [leaf('#2c6478'), leaf('#4d8f80'), leaf('#8db77c')];
  return [
    ellipse(x - size * 0.9, y + size * 0.2, size * 1.5, size * 0.24, CAST, { opacity: 0.32 }),
    path(
      d`M${x - size} ${y - size * 0.2}V${y + size * 0.06}A${size} ${size * 0.24} 0 0 0 ${x + size} ${y + size * 0.06}V${y - size * 0.2}Z`,
      horizontal([STONE_SHADE, STONE, STONE_LIT]),
    ),
    ellipse(x, y - size * 0.2, size, size * 0.24, horizontal([STONE, '#fff4da'])),
    ellipse(x, y - size * 0.2, size * 0.84, size * 0.18, '#4a5a70'),
    spray({
      seed: Math.round(x),
      along: [
        [x - size * 0.66, y - size * 0.22],
        [x + size * 0.66, y - size * 0.22],
      ],
      count: 26,
      of: leaves,
      size: size / 62,
      spread: size * 0.2,
    }),
  ];
}

/** A bench that looks out over the bay. */
function bench(): Drawing {
  const wood = horizontal(['#5c6f8e', '#6f8ea6', '#a9bdb8'], -92, 92);
  const slat = (y: number, h: number) => [
    rect(-90, y, 180, h, wood, { radius: 2 }),
    line(d`M-88 ${y + 0.8}H88`, '#e9efdf', 1.3, { opacity: 0.85 }),
  ];
  const leg = (x: number) =>
    line(d`M${x} 0C${x + 3}-14 ${x - 3}-24 ${x}-34L${x}-80`, '#3a4a70', 4.6, { cap: 'round' });
  return group(
    [
      path('M-76-1L-128 24H30L78-1Z', CAST, { opacity: 0.34 }),
      ellipse(-70, 0, 7, 2, CAST, { opacity: 0.5 }),
      ellipse(70, 0, 7, 2, CAST, { opacity: 0.5 }),
      line('M-74-10V-34M74-10V-34', '#33426a', 3.6),
      path('M-92-34L-86-42H96L92-34Z', '#c3cfc8'),
      slat(-36, 6),
      leg(-70),
      leg(70),
      slat(-80, 10),
      slat(-67, 10),
      slat(-54, 10),
      line('M-88-34C-98-40-98-50-90-54M88-34C98-40 98-50 90-54', '#3a4a70', 3.6, { cap: 'round' }),
    ],
    { transform: at(164, 540, { scale: 1 }) },
  );
}

function cloth(color: string, from: number, to: number): Paint {
  return horizontal(
    [
      [0, mix(color, '#3f4a86', 0.5)],
      [0.55, mix(color, '#8a7a9c', 0.2)],
      [0.85, mix(color, '#ffe0b0', 0.25)],
      [1, mix(color, '#fff3d4', 0.6)],
    ],
    from,
    to,
  );
}

const SKIN = '#d99a78';
const SILVER = '#e9e4e6';

function gentleman(): Drawing {
  const jacket = '#efd9b6';
  const head = [
    path('M-4-87H4V-82Q0-80-4-82Z', cloth(SKIN, -5, 5)),
    path('M-5.600-83.600Q0-80.600 5.600-83.600L4.600-81.200Q0-79-4.600-81.200Z', '#fff6e4'),
    ellipse(0, -91.4, 5.9, 6.6, cloth(SKIN, -6, 6)),
    ellipse(-6, -90.4, 1.1, 1.9, '#b87a6a'),
    ellipse(6, -90.4, 1.1, 1.9, '#f7c39c'),
    path(
      'M-5.900-96C-6.400-90-5.200-87.200-3-86.800Q0-86.200 3-86.800C5.200-87.200 6.400-90 5.900-96Z',
      cloth(SILVER, -7, 9),
    ),
    path(
      'M-12.500-95.200C-9-98 9-98 12.500-95.200C9-92.600-9-92.600-12.500-95.200Z',
      cloth('#f3dfbc', -13, 13),
    ),
    path(
      'M-6.800-96C-6.800-104-4.800-105.500-1.800-104.600Q0-104 1.800-104.600C4.800-105.500 6.800-104 6.800-96Q0-94-6.800-96Z',
      cloth('#f7e6c6', -7, 7),
    ),
    path('M-6.900-98.600Q0-96.600 6.900-98.600V-95.800Q0-93.800-6.900-95.800Z', cloth('#3f6f9c', -7, 7)),
    rim(
      'M6.800-97.500C6.800-102 5.600-104.500 3.600-104.700M7.500-96.500Q11-96 12.400-95.200',
      0.7,
      '#fffdf0',
      0.95,
    ),
  ];
  return [
    ellipse(-5.4, -1.4, 4.2, 2.1, '#4a3d56'),
    ellipse(6, -3.6, 3.8, 1.9, '#5c4a5e'),
    path(
      'M-9.800-50L-9-24L-8.800-2.600H-2.400L-.6-24L0-40L2-24L2.800-4.800H8.600L9.200-24L9.800-50Z',
      cloth('#4f74a2', -11, 11),
    ),
    line('M-5.600-44L-5.600-4M5.800-44L5.800-6', '#2f4a7c', 0.6, { opacity: 0.5 }),
    // His free hand is in his pocket, so the sea shows between arm and body.
    line('M-10-79L-16.600-64.500L-9.600-50.500', cloth(mix(jacket, '#7a6c98', 0.34), -19, -6), 5.4, {
      cap: 'round',
      join: 'round',
    }),
    line('M10-79L14.800-65L17-54', cloth(jacket, 9, 19), 5.4, { cap: 'round', join: 'round' }),
    path(
      'M-3.400-85C-6-83.800-11-83.400-12.400-77.500C-12.400-69-9.400-61-10.800-45Q0-42 10.800-45C9.400-61 12.400-69 12.400-77.500C11-83.400 6-83.800 3.400-85Z',
      cloth(jacket, -12.5, 12.5),
    ),
    line('M0-43.500V-54M-8.600-64C-8-60-8.400-56-8.800-52', '#9a86a0', 0.6, { opacity: 0.5 }),
    rim('M12.300-77C12.200-69 9.600-61 10.700-47', 0.8, '#fffdf0', 0.95),
    rim('M6-83.600C9-83 11-81.600 11.500-79', 0.9, '#fffdf0', 0.95),
    rim('M9.700-44L9.100-24L8.600-6', 0.7, '#ffe9c4', 0.85),
    group(head, { transform: at(-2.7, 5.6, { rotate: 2, scale: 1.07 }) }),
  ];
}

function lady(): Drawing {
  const dress = '#3f9bb8';
  const head = [
    path('M-2.300-80H2.300V-74.500Q0-73-2.300-74.500Z', cloth(SKIN, -3, 3)),
    ellipse(0, -84.6, 5.2, 6, cloth(SKIN, -5, 5)),
    path(
      'M-5.700-84C-6.600-93.500 6.600-93.500 5.700-84C5.400-80.800 3.400-79.400 0-79.400S-5.400-80.800-5.700-84Z',
      cloth(SILVER, -7, 8),
    ),
    line(
      'M-4.600-87C-3-85-1.600-83.600 0-83M4.800-87C3.200-85 1.600-83.600 0-83M-2-91C-2-88-1-85.500 0-83.500M2.400-91C2-88 1-85.500 0-83.500',
      '#a9a0be',
      0.5,
      {
        opacity: 0.8,
      },
    ),
    ellipse(0.2, -82.2, 3.1, 2.7, cloth('#f6f0ee', -4, 5)),
    rim('M5.700-86.500C5.900-84 5.400-81.500 4-80.400M3.600-90Q5.200-88.800 5.500-87', 0.7, '#fffdf0', 0.95),
  ];
  return [
    line('M-4.200-17L-4.800-2.600M4.400-17L5-4.400', cloth(SKIN, -6, 7), 3.6, { cap: 'round' }),
    ellipse(-5, -1.4, 3.6, 1.8, '#f0dcc4'),
    ellipse(5.2, -3.4, 3.3, 1.7, '#fff0d8'),
    line('M-8-70L-12.600-59L-16.800-51', cloth(SKIN, -19, -7), 3.9, { cap: 'round', join: 'round' }),
    line('M8.400-70L13-58.500L11.800-49', cloth(SKIN, 7, 16), 3.9, { cap: 'round', join: 'round' }),
    path(
      'M-2.800-77C-6-76.200-8.600-75-9-70C-8.800-63-6.600-58-6.400-54C-8-42-11.600-28-13.600-16.500Q-9-13.500-4-15Q1-12.500 6-14.500Q11-13.500 16-19C12-30 7.600-42 6.400-54C6.600-58 8.800-63 9-70C8.600-75 6-76.200 2.800-77Z',
      cloth(dress, -14, 15),
    ),
    path(
      'M-3-52C-4-40-6-27-8.500-15.500L-4-15C-2.500-28-2-40-1-52ZM4-52C5.500-40 8-28 10.500-15L6-14.500C4.500-28 3.500-40 2.500-52Z',
      '#1f5f94',
      {
        opacity: 0.3,
      },
    ),
    path(
      'M-9.600-71.500C-6.500-77.600 6.500-77.600 9.600-71.500C10.800-66 10.400-61.500 9.600-59C6-57 3-54 .4-48.500C-2.600-54-6-57-9.600-59C-10.400-61.500-10.800-66-9.600-71.500Z',
      cloth('#ffdcc8', -11, 11),
    ),
    line('M-9.600-59C-6-57-2.600-54 .4-48.500C3-54 6-57 9.600-59', '#eeaf9e', 0.9),
    line('M-6-72.500C-5-66-2.600-59 .2-52M6-72.500C5-66 3.400-59 .8-52', '#d9a8a6', 0.5, { opacity: 0.6 }),
    line('M8.800-48C8.800-55 15-55 15-48', '#a8785a', 1),
    path('M7-48H17L15.800-38.500Q12-37.300 8-38.500Z', cloth('#e0b27c', 6, 17)),
    line('M7.400-44.500Q12-43.300 16.600-44.500M7.800-41.300Q12-40.200 16.200-41.300', '#a8785a', 0.6),
    group(head, { transform: at(8.3, 5.8, { rotate: -6, scale: 1.08 }) }),
    rim('M6.600-75C9-73.500 10.400-68 9.900-61', 0.8, '#fffdf0', 0.95),
    rim('M7-52C8-42 12-31 15.700-19.500', 0.7, '#ffeccb', 0.9),
  ];
}

function couple(): Drawing {
  const hands = [
    ellipse(-0.9, -51, 2.5, 3.1, cloth(SKIN, -4, 3)),
    ellipse(0.9, -50.4, 2.2, 2.8, cloth('#e3a886', -2, 4)),
  ];
  return [
    path('M430 552L330 616H262L416 548ZM516 550L400 622H332L494 546Z', CAST, {
      opacity: 0.36,
      filter: blur(1.6),
    }),
    group(
      [group(gentleman(), { transform: at(-17.6, 0) }), group(lady(), { transform: at(16.4, 0.6) }), hands],
      { transform: at(462, 552, { scale: 2.12 }) },
    ),
  ];
}

function palms(): Drawing {
  return [
    palm({ seed: 31, foot: [-74, 408], crown: [-92, 196], size: 74, trunk: TRUNK, leaf: LEAVES }),
    palm({ seed: 32, foot: [62, 416], crown: [48, 176], size: 88, trunk: TRUNK, leaf: LEAVES }),
    planter(-74, 412, 26),
    planter(62, 421, 30),
  ];
}

function nearPalm(): Drawing {
  return [
    path('M700 520L560 606H540L690 516Z', CAST, { opacity: 0.3 }),
    planter(716, 528, 60),
    palm({ seed: 36, foot: [716, 512], crown: [742, 62], size: 168, fronds: 14, trunk: TRUNK, leaf: LEAVES }),
  ];
}

/** Oleander in the lower corner, behind the bench. */
function corner(): Drawing {
  const stem: readonly Point[] = [
    [LEFT, 524],
    [-90, 544],
    [-40, 562],
    [14, 582],
    [62, 612],
  ];
  const mass = smooth([
    [LEFT, 506],
    [-104, 516],
    [-70, 530],
    [-30, 540],
    [6, 562],
    [40, 580],
    [66, 612],
  ]);
  return [
    path(d`${mass}H${LEFT}Z`, '#2c6478'),
    spray({
      seed: 3,
      along: stem,
      count: 54,
      of: [leaf('#2c6478'), leaf('#3f7f80'), leaf('#6fa37c')],
      size: 1,
      spread: 44,
    }),
    spray({
      seed: 4,
      along: stem.map(([x, y]): Point => [x, y + 4]),
      count: 34,
      of: [bract('#f3a5b4'), bract('#ffc9c4'), bract('#fff0e4')],
      size: 1.1,
      spread: 44,
    }),
  ];
}

const GULLS = 'M388 152q7-7 12 0q6-7 12 0M424 130q5-6 9 0q5-6 9 0';

export const seniorTravel: Illustration = {
  name: 'senior-travel',
  title: 'An older couple on a promenade by the sea',
  hour: 'late afternoon',
  hue: '#f6bb93',
  focus: 'left',
  draw: () => [
    bay(),
    paving(),
    balustrade(),
    palms(),
    bench(),
    nearPalm(),
    couple(),
    corner(),
    line(GULLS, '#fffaf0', 1.7, { cap: 'round' }),
    kite({
      x: 262,
      y: 104,
      size: 1.4,
      lean: 50,
      light: 'golden',
      side: 1,
      tail: { toward: 146, length: 104, bows: 5, swing: 8 },
    }),
  ],
};
