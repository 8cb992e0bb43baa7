import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, radialAt, slanted, vertical } from '../drawing/paint';
import { person } from '../motifs/person';
import { reflection } from '../motifs/reflection';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import {
  at,
  blur,
  circle,
  clip,
  ellipse,
  group,
  line,
  path,
  rect,
  symbol,
  type Drawing,
} from '../drawing/svg';

const HORIZON = 404;
const SUN: Point = [322, 352];

// The dawn is behind the aircraft: backs are cream and coral, the sides that face the viewer are slate.
const DAWN_EDGE = '#fff0dc';
const SLATE = '#4f5f86';
const DEEP = '#2c3a60';

/** The colors of an invented airline, and the mark on its fin. */
interface Livery {
  readonly fin: string;
  readonly second: string;
  readonly mark: Drawing;
}

interface Parked {
  /** Its middle between the wheels, on the ground, and its size: 1 is 400 long. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly livery: Livery;
}

const FUSELAGE =
  'M-200-37C-199-44-190-50-176-56C-166-60-150-62-132-62H132C160-62 186-58 203-54C207-53 207-50 203-49' +
  'C180-44 150-24 118-20C110-19 104-19 96-19H-150C-178-19-199-26-200-37Z';
const FIN = 'M112-61C124-62 131-66 137-74L174-125Q176-128 180-128H203Q206-128 205-125L182-57.500Z';

const TEAL: Livery = {
  fin: '#1f8a94',
  second: '#9fe0d2',
  mark: path(
    'M118-60C150-66 172-92 212-100V-86C180-80 160-62 150-56ZM160-56C176-62 190-76 210-80V-72C196-70 184-62 178-56Z',
    '#c9f0e2',
  ),
};
const PLUM: Livery = {
  fin: '#7a3f86',
  second: '#ffd08a',
  mark: circle(180, -96, 12, '#ffd08a'),
};
const NAVY: Livery = {
  fin: '#24468e',
  second: '#ff9fa8',
  mark: path('M128-66L186-128H198L140-60ZM150-60L204-120V-104L168-58Z', '#ffb3b4'),
};
const MUSTARD: Livery = {
  fin: '#dd9a1c',
  second: '#fff0d0',
  mark: path('M150-62C152-90 172-108 200-118C202-96 186-72 166-60Z', '#fff3da'),
};

function wheel(x: number, y: number, r: number): Drawing {
  return [circle(x, y, r, '#232b4a'), circle(x, y, r * 0.45, '#9aa3c0')];
}

function engine(livery: Livery): Drawing {
  return [
    path('M-30-30L-8-30L0-14H-34Z', '#566390'),
    path(
      'M-66-14C-66-22-62-25.500-54-25.500H-30C-20-25-12-20-8-15C-12-8-20-3.500-30-3H-54C-62-3-66-6-66-14Z',
      vertical(['#ffe3cf', mix(livery.fin, '#c7b4cc', 0.5), mix(livery.fin, DEEP, 0.45)], -26, -3),
    ),
    ellipse(-62.5, -14.2, 4, 10, '#28325a'),
    line('M-62.500-24.200C-66-22-67-18-67-14S-66-6-62.500-4', DAWN_EDGE, 1.8, { cap: 'round' }),
  ];
}

/** An airliner on its wheels, seen from the side with its nose to the left: an A320's proportions. */
function airliner(livery: Livery): Drawing {
  let [panes, doors] = ['', ''];
  for (let x = -146; x < 134; x += 7.6) if (Math.abs(x + 6) > 7) panes += d`M${x} -45.500v3.200`;
  for (const x of [-160, 142]) doors += d`M${x} -50v18h7v-18Z`;
  return [
    path('M150-52L196-70H206L184-50Z', SLATE),
    path(
      FIN,
      horizontal([mix(livery.fin, '#ffd2b0', 0.5), livery.fin, mix(livery.fin, DEEP, 0.35)], 118, 206),
    ),
    group(livery.mark, { clip: clip(FIN) }),
    rim('M113-61.500C124-62 131-66 137-74L174-125Q176-128 180-128H203', 1.8, DAWN_EDGE, 0.95),
    line('M190-118L171-60', mix(livery.fin, DEEP, 0.5), 0.8, { opacity: 0.5 }),
    line('M-148-22V-5M18-22V-6', '#8790b4', 3),
    wheel(-150, -4.5, 4.5),
    wheel(-144, -4.5, 4.5),
    path(
      FUSELAGE,
      vertical(
        [
          [0, '#fff2e0'],
          [0.16, '#ffd9c6'],
          [0.36, '#d9bccb'],
          [0.62, '#9d9fc4'],
          [0.84, '#6a76a4'],
          [1, '#b58a9c'],
        ],
        -62,
        -19,
      ),
    ),
    group(
      [
        path('M-210-34C-150-28-60-26 60-29C110-31 160-44 210-58V-10H-210Z', livery.fin, { opacity: 0.8 }),
        line('M-210-34C-150-28-60-26 60-29C110-31 160-44 210-58', livery.second, 2.4),
        path('M96-64L150-64 208-50 170-40C150-46 120-56 96-64Z', livery.fin, { opacity: 0.85 }),
        path('M-210-16H210V-24C140-14-60-26-210-28Z', DEEP, { opacity: 0.3 }),
      ],
      { clip: clip(FUSELAGE) },
    ),
    line(doors, '#7d83ac', 0.8),
    line(panes, '#ffe2a6', 3.6, { cap: 'round' }),
    path('M-187-50.500L-172-53.500L-166-45.500L-188-44.500Q-191-46-187-50.500Z', '#25325c'),
    line('M-180-52L-178-45M-186-49L-172-52.500', '#ffd2b8', 0.9),
    rim('M-200-38C-199-44-190-50-176-56C-166-60-150-62-132-62H112', 2, DAWN_EDGE, 0.95),
    path(
      'M150-50C160-52 172-50 178-47L222-39Q226-37 222-36L206-36L150-44Z',
      vertical(['#ffe0cc', '#7480aa']),
    ),
    engine(livery),
    path(
      'M-54-30C-30-33 10-31 38-26L112-8Q118-6 116-3L96-3L-30-22C-44-24-54-27-54-30Z',
      vertical(['#ffe6d2', '#c2aec4', '#5d6b98']),
    ),
    line('M-52-30C-30-32.500 10-30.500 38-25.500L110-8', DAWN_EDGE, 1.2),
    path('M104-5L116-3Q124-18 126-28L121-28Q116-14 104-5Z', livery.fin),
    rim('M104-5Q116-14 121-28H126', 0.9, DAWN_EDGE, 0.9),
    line('M18-20V-7', '#8790b4', 3.4),
    wheel(13, -6, 6),
    wheel(25, -6, 6),
  ];
}

// The eye level of an upper floor of the terminal: aircraft further away are smaller and nearer to the horizon.
const EYE = 80;

function parked(x: number, scale: number, livery: Livery): Parked {
  return { x, y: HORIZON + EYE * scale, scale, livery };
}

const ROW: readonly Parked[] = [
  parked(146, 0.86, MUSTARD),
  parked(244, 1, NAVY),
  parked(352, 1.17, PLUM),
  parked(486, 1.37, TEAL),
];

/** Haze in front of the aircraft that are further away. */
function veil(i: number): Drawing {
  return (
    i < ROW.length - 1 && glow({ x: 300, y: 410, radius: 360, radiusY: 90, color: '#ffc6ae', strength: 0.2 })
  );
}

function row(): Drawing {
  return ROW.map(({ x, y, scale, livery }, i) => {
    const jet = group(airliner(livery), { transform: at(x, y, { scale }) });
    return [
      reflection(symbol(jet), { foot: y, squash: 0.36, strength: 0.26, end: y + 40 * scale }),
      path(
        d`M${x - 170 * scale} ${y - 1}H${x + 150 * scale}L${x + 260 * scale} ${y + 20 * scale}H${x - 60 * scale}Z`,
        '#3a3f6a',
        { opacity: 0.34, filter: blur(4) },
      ),
      jet,
      veil(i),
    ];
  });
}

/** A control tower: a flared shaft, a glass cab that leans outwards, a mast and lamps. */
function tower(): Drawing {
  const shaft = horizontal(['#ffe3cc', '#d8a9ae', '#6c739e', '#46527e'], -22, 24);
  const glass = slanted(['#ffe9c0', '#f7a48e', '#54639a', '#33457a'], [-40, -232], [44, -190]);
  return group(
    [
      path('M-58 2V-20H46V2Z', horizontal(['#f7d0bc', '#8d86ac', '#56618e'])),
      line('M-50-11H-20', '#ffe2a6', 4, { dash: '6 3' }),
      rim('M-58-20H46', 1.4, DAWN_EDGE),
      path(
        'M-17 0C-15-70-12-120-12-150C-12-164-20-172-26-178H26C20-172 12-164 12-150C12-120 15-70 17 0Z',
        shaft,
      ),
      line('M-6 0C-5-70-4-120-4-166M6 0C5-70 4-120 4-166', '#5b628e', 0.9, { opacity: 0.5 }),
      path('M-27-178H27L31-188H-31Z', horizontal(['#fff0dc', '#cba6b2', '#525f8c'])),
      path('M-31-188H31V-192H-31Z', '#e9c6bc'),
      path('M-30-192L-40-222H40L30-192Z', glass),
      line('M-18-192L-24-222M-6-192L-8-222M6-192L8-222M18-192L24-222', '#3b4878', 1.5),
      line('M-30-192L-40-222', DAWN_EDGE, 1.8),
      path('M-44-222H44L38-229H-38Z', horizontal(['#fff2de', '#e2b8b4', '#5a6692'])),
      path('M-22-229H22L17-238H-17Z', horizontal(['#ffe6d2', '#a793b4', '#46527e'])),
      rim('M-44-222.500L-38-229H30', 1.6, DAWN_EDGE),
      line('M0-238V-272M-10-238V-254M10-238V-250', '#56618c', 1.8),
      ellipse(-14, -246, 5, 3, '#f3d2c4'),
      circle(0, -273, 2.2, '#ff9f9a'),
    ],
    { transform: at(166, 408, { scaleX: -1.04, scaleY: 1.04 }) },
  );
}

/** The terminal's long roof in the distance, its glass still lit. */
function terminal(): Drawing {
  let bays = '';
  for (let x = 556; x < RIGHT; x += 17) bays += d`M${x} 382V404`;
  return [
    path(d`M540 404V378C640 364 760 356 ${RIGHT} 352V404Z`, vertical(['#9a8fb0', '#77799f'], 352, 404)),
    path(d`M552 404V384H${RIGHT}V404Z`, vertical(['#ffd9a8', '#f0a48e'], 384, 404)),
    line(bays, '#5d678f', 2),
    path(d`M526 380C640 362 760 352 ${RIGHT} 348V356C770 360 650 370 530 386Z`, '#525f88'),
    rim(d`M526 380C640 362 760 352 ${RIGHT} 348`, 1.6, '#ffe2cc'),
  ];
}

function distance(): Drawing {
  return [
    sky(
      [
        [0, '#4a6192'],
        [0.2, '#7282ac'],
        [0.4, '#b397b0'],
        [0.58, '#ee9f98'],
        [0.74, '#ff9d84'],
        [0.88, '#ffbd92'],
        [1, '#ffdfae'],
      ],
      HORIZON,
    ),
    streaks({ seed: 17, count: 8, y: 44, height: 90, top: '#7f88b2', lit: '#f3b3aa', opacity: 0.55 }),
    streaks({ seed: 8, count: 8, y: 170, height: 110, top: '#d98f9e', lit: '#ffd9b0', opacity: 0.65 }),
    sun({ x: SUN[0], y: SUN[1], radius: 34, color: '#ffb27c' }),
    ridge({ seed: 41, y: 372, amplitude: 26, detail: 0.5, fill: vertical(['#b1809c', '#f3a892'], 340, 408) }),
    ridge({ seed: 44, y: 392, amplitude: 14, detail: 0.8, fill: vertical(['#8a7a9e', '#c98f98'], 376, 408) }),
    mist({ y: 350, height: 80, color: '#ffc9a4', strength: 0.6 }),
  ];
}

function apron(): Drawing {
  const joints = [424, 446, 480, 530, 598].map((y) => d`M${LEFT} ${y}H${RIGHT}`).join('');
  const fans = [-900, -520, -220, 40, 322, 600, 860, 1160, 1540].map((x) => d`M322 404L${x} 600`).join('');
  return [
    rect(
      LEFT,
      HORIZON,
      RIGHT - LEFT,
      BOTTOM - HORIZON,
      vertical(['#ffc49c', '#d78f92', '#8b789c', '#4f5b86']),
    ),
    rect(
      LEFT,
      HORIZON,
      RIGHT - LEFT,
      BOTTOM - HORIZON,
      radialAt(
        [
          [0, '#ffe6b4', 0.9],
          [0.4, '#ffbf94', 0.45],
          [1, '#ffbf94', 0],
        ],
        [322, 400],
        300,
      ),
    ),
    line(joints + fans, '#5f5f8c', 1, { opacity: 0.22 }),
    path('M-140 404H940V409H-140Z', '#8d8f8c', { opacity: 0.6 }),
  ];
}

/** The yellow line that leads each aircraft to its place. */
function guides(): Drawing {
  return [
    line('M286 517C220 532 60 562-140 566', '#ffcf6a', 4.6, { opacity: 0.9 }),
    line('M940 560C800 590 700 604 560 616', '#ffcf6a', 6.5, { opacity: 0.9 }),
    line(d`M${LEFT} 586C100 566 380 556 ${RIGHT} 532`, '#f7dcd0', 2.4, { opacity: 0.6, dash: '22 14' }),
  ];
}

function cart(x: number, y: number, bags: readonly string[]): Drawing {
  return [
    ellipse(x + 30, y + 3, 44, 5, '#2c3460', { opacity: 0.4 }),
    bags.map((bag, i) =>
      rect(
        x + 3 + i * (50 / bags.length),
        y - 27 - (i % 2) * 6,
        50 / bags.length - 2,
        20 + (i % 2) * 6,
        horizontal([mix(bag, '#ffe0c4', 0.5), mix(bag, DEEP, 0.25)]),
        { radius: 2 },
      ),
    ),
    line(d`M${x + 1} ${y - 7}V${y - 42}M${x + 55} ${y - 7}V${y - 42}`, '#dfc3c4', 2),
    path(d`M${x - 3} ${y - 42}h62l-4 -5h-54Z`, vertical(['#fff0dc', '#b99cb4'])),
    rect(x - 1, y - 8, 58, 5, '#56618e'),
    wheel(x + 9, y - 1.5, 4.6),
    wheel(x + 47, y - 1.5, 4.6),
    line(d`M${x - 14} ${y - 4}h14`, '#38436e', 2),
  ];
}

/** The tug with its two carts of luggage, on its way to the nearest aircraft. */
function baggage(): Drawing {
  return [
    ellipse(512, 563, 44, 5, '#2c3460', { opacity: 0.4 }),
    path(
      'M476 558V541Q478 537 484 536L498 534V526H503V534H540V558Z',
      horizontal(['#ffe9c2', '#f2c766', '#a8785a']),
    ),
    path('M505 534V514H537V534Z', slanted(['#ffe0c0', '#5f6d9c'], [505, 514], [537, 534]), { opacity: 0.75 }),
    path('M501 514H541L538 509H504Z', '#fff0dc'),
    line('M505 534V514M537 534V514', '#4a5684', 2),
    circle(521, 521, 4.4, '#c98a72'),
    path('M514 536Q514 525 521 525T528 536Z', '#d6e25e'),
    wheel(488, 558, 6),
    wheel(530, 558, 6),
    cart(556, 560, ['#3f8fa8', '#c9688a', '#e0b45a', '#5a5fa8']),
    cart(632, 562, ['#8a5aa0', '#4fa08c', '#d98a86']),
  ];
}

const VEST = '#dbe85e';

function crew(
  x: number,
  y: number,
  height: number,
  pose: 'stand' | 'walk' | 'point' | 'cheer',
  mirrored = false,
): Drawing {
  return person({
    x,
    y,
    height,
    pose,
    mirrored,
    view: 'front',
    skin: '#c98a6c',
    hair: '#3a2f4a',
    top: VEST,
    bottom: '#3b4a7c',
    side: x < SUN[0] ? 1 : -1,
    shoes: '#232b4a',
    warm: '#fff0c8',
    cool: '#4a3f76',
  });
}

/** The marshaller with his glowing wands raised. */
function marshaller(): Drawing {
  const [x, y, height] = [150, 588, 94];
  const wand = (side: -1 | 1) => {
    const hand: Point = [x + side * 0.19 * height, y - 1.04 * height];
    return [
      glow({ x: hand[0] + side * 3, y: hand[1] - 10, radius: 22, color: '#ffe9a0', strength: 0.8 }),
      line(d`M${hand[0]} ${hand[1]}l${side * 5} ${-21}`, '#fff6cf', 4, { cap: 'round' }),
    ];
  };
  return [
    path(
      poly([
        [x - 8, y],
        [x + 10, y],
        [x - 14, 604],
        [x - 46, 604],
      ]),
      '#2c3460',
      { opacity: 0.35 },
    ),
    wand(-1),
    wand(1),
    crew(x, y, height, 'cheer'),
    line(d`M${x - 6} ${y - 0.93 * height}a6.2 6.8 0 0 1 12 0`, '#3b4a7c', 2),
    line(d`M${x - 6} ${y - 0.935 * height}v5M${x + 6} ${y - 0.935 * height}v5`, '#f3c766', 3.6, {
      cap: 'round',
    }),
    line(
      d`M${x - 0.1 * height} ${y - 0.64 * height}h${0.2 * height}M${x - 0.095 * height} ${y - 0.54 * height}h${0.19 * height}`,
      '#fffbe4',
      2.6,
    ),
  ];
}

export const topAirlines: Illustration = {
  name: 'top-airlines',
  title: 'Four airliners in a row at dawn',
  hour: 'dawn',
  hue: '#f39a88',
  focus: 'left',
  draw: () => [
    distance(),
    terminal(),
    apron(),
    tower(),
    row(),
    guides(),
    crew(340, 524, 36, 'stand'),
    crew(362, 527, 37, 'point', true),
    baggage(),
    marshaller(),
    kite({
      x: 548,
      y: 146,
      size: 1.32,
      lean: -52,
      light: 'rose',
      tail: { toward: 38, length: 112, bows: 5, swing: 9 },
    }),
  ],
};
