import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { arch } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, group, line, path, rect, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';

const GROUND = 486;
const SUN: Point = [118, 388];
const METRE = 8.2;

// The keep in metres: 36 by 33 (seen aslant), 27 to the battlements, turrets 11 above them.
const FRONT = 36 * METRE;
const SIDE = 16 * METRE;
const WALL = 27 * METRE;
const LEFT_EDGE = 156;
const CORNER = LEFT_EDGE + FRONT;
const TOP = GROUND - WALL;

const LIT = slanted(['#fff6dc', '#ffe0b0', '#f3b48e', '#c98a92'], [150, 170], [520, 500]);
const SHADY = vertical(['#a97fb0', '#8a66a2', '#a3728e'], 130, GROUND);
const GLASS = '#6a3f72';
const CREAM_EDGE = '#fffbe8';

const SKY: Stops = [
  [0, '#8a2c62'],
  [0.2, '#c2486a'],
  [0.4, '#ec7262'],
  [0.6, '#ffa45e'],
  [0.8, '#ffca74'],
  [1, '#ffe8a8'],
];

function merlons(x: number, y: number, width: number, count: number, height: number): string {
  const step = width / (count - 0.4);
  return Array.from(
    { length: count },
    (_, i) => d`M${x + i * step} ${y + 1}v${-height}h${step * 0.6}v${height}Z`,
  ).join('');
}

/** A corner turret: two faces, a lead cupola, a gilded vane. */
function turret(x: number, foot: number, rise: number): Drawing {
  const [front, side] = [46, 22];
  const y = foot - rise;
  const middle = x + (front + side) / 2;
  const w = (front + side) / 2 - 4;
  return [
    rect(x, y, front, rise, LIT),
    rect(x + front, y, side, rise, SHADY),
    path(arch(x + front / 2, y + 54, 12, 34) + arch(x + front + side / 2, y + 54, 6, 34), GLASS),
    path(merlons(x - 3, y, front + 4, 3, 12), LIT),
    path(merlons(x + front + 3, y, side, 2, 12), SHADY),
    path(
      d`M${middle - w} ${y - 5}C${middle - w} ${y - 34} ${middle - 12} ${y - 34} ${middle - 2} ${y - 58}h4` +
        d`C${middle + 12} ${y - 34} ${middle + w} ${y - 34} ${middle + w} ${y - 5}Z`,
      horizontal(['#ffd7b4', '#b58ab0', '#6b5496', '#4a3c80'], middle - w, middle + w),
    ),
    line(d`M${middle} ${y - 56}v-30M${middle} ${y - 82}h15`, '#ffd98a', 3, { cap: 'round' }),
    circle(middle, y - 62, 4, '#ffe2a0'),
    line(d`M${x} ${foot}V${y}`, CREAM_EDGE, 3),
  ];
}

function windows(): Drawing {
  const rows = [TOP + 30, TOP + 92, TOP + 154] as const;
  const front = [0.29, 0.455, 0.62, 0.785].map((u) => LEFT_EDGE + FRONT * u);
  const side = [0.45].map((u) => CORNER + SIDE * u);
  const frames = rows
    .flatMap((y, i) => front.map((x) => arch(x, y + 40 - i * 4, 25 - i * 2, 42 - i * 4)))
    .join('');
  const panes = rows
    .flatMap((y, i) => [
      ...front.map((x) => arch(x, y + 40 - i * 4, 16 - i * 2, 34 - i * 4)),
      ...side.map((x) => arch(x, y + 40 - i * 4, 10 - i, 34 - i * 4)),
    ])
    .join('');
  return [path(frames, '#fff8e2', { opacity: 0.75 }), path(panes, GLASS)];
}

function keep(): Drawing {
  const pilasters = [0.37, 0.535, 0.7].map((u) => LEFT_EDGE + FRONT * u);
  return [
    turret(LEFT_EDGE + SIDE + 12, TOP + 8, 104),
    path(merlons(LEFT_EDGE, TOP, FRONT, 10, 14), LIT),
    path(merlons(CORNER, TOP, SIDE, 5, 14), SHADY),
    rect(LEFT_EDGE, TOP, FRONT, WALL + 20, LIT),
    rect(CORNER, TOP, SIDE, WALL + 20, SHADY),
    path(pilasters.map((x) => d`M${x - 6} ${TOP + 10}h13V${GROUND}h-13Z`).join(''), '#fff3d4', {
      opacity: 0.5,
    }),
    path(pilasters.map((x) => d`M${x + 7} ${TOP + 10}h5V${GROUND}h-5Z`).join(''), '#a8688a', {
      opacity: 0.35,
    }),
    windows(),
    line(d`M${LEFT_EDGE} ${TOP + 6}H${CORNER}`, CREAM_EDGE, 3),
    turret(LEFT_EDGE - 12, GROUND, WALL + 88),
    turret(CORNER - 38, GROUND, WALL + 88),
    turret(CORNER + SIDE - 50, GROUND, WALL + 84),
  ];
}

/** The curtain wall before the lawn, dark against the evening; the raven stands on it. */
function curtainWall(): Drawing {
  const stone = vertical(['#7a4a86', '#4a2f70', '#33245c'], 500, 600);
  const tops = [-40, 110, 260, 410, 560, 710];
  return [
    path(tops.map((x) => d`M${x} 544V504h96v40Z`).join('') + 'M-140 530H940V600H-140Z', stone),
    line(tops.map((x) => d`M${x} 506h96M${x + 96} 532h54`).join(''), '#ffc48e', 4),
  ];
}

function raven(): Drawing {
  const body =
    'M-98-108C-90-124-76-132-60-134C-54-148-36-152-22-146C-8-140-4-126-2-114C18-100 42-66 58-36L116 40L98 46L54 12' +
    'C30 18-16 10-36-18C-52-42-54-66-48-88L-58-94L-54-104C-70-106-86-104-98-108Z';
  return group(
    [
      line('M-8 4L-12 34M14 6V34', '#2b1c4e', 7, { cap: 'round' }),
      path(body, slanted(['#6a4a9a', '#33235e', '#1f1846'], [-60, -130], [50, 10])),
      path('M-98-108C-90-124-76-132-58-134C-62-124-60-114-54-104C-70-106-86-104-98-108Z', '#1c1540'),
      path('M-14-92C18-78 46-44 64-2L88 34C44 20 4-6-10-40C-18-60-18-78-14-92Z', '#4a3684'),
      line('M-14-92C-18-78-18-60-10-40C4-6 44 20 88 34', '#1f1846', 3, { opacity: 0.6 }),
      line('M-98-108C-90-124-76-132-60-134C-54-148-36-152-22-146M-48-88C-54-66-52-42-36-18', '#ffc08a', 4, {
        cap: 'round',
        join: 'round',
      }),
      circle(-38, -128, 4, '#ffe2a8'),
    ],
    { transform: at(656, 472) },
  );
}

export const towerOfLondon: Illustration = {
  name: 'tower-of-london',
  title: 'A raven at the Tower',
  hour: 'sunset',
  hue: '#f07c5e',
  draw: () => [
    sky(SKY, 520),
    sun({ x: SUN[0], y: SUN[1], radius: 44, color: '#ffe09a', reach: 460 }),
    streaks({ seed: 6, count: 6, y: 70, height: 150, top: '#c4586e', lit: '#ffc48e', opacity: 0.7 }),
    skyline({
      seed: 4,
      base: GROUND,
      height: 70,
      widths: [18, 44],
      top: '#e08a86',
      foot: '#ffc68c',
      chance: 0,
    }),
    mist({ y: 400, height: 100, color: '#ffdca0', strength: 0.7 }),
    keep(),
    treeline({ seed: 3, y: 494, amplitude: 20, crown: 34, fill: vertical(['#b8607a', '#6a4080'], 470, 530) }),
    glow({ x: SUN[0], y: 470, radius: 240, radiusY: 90, color: '#ffe0a0', strength: 0.6 }),
    curtainWall(),
    raven(),
    kite({
      x: 660,
      y: 106,
      size: 1.35,
      lean: -16,
      light: 'golden',
      tail: { toward: 84, length: 104, bows: 3, swing: 12 },
    }),
  ],
};
