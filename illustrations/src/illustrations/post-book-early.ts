import { mix } from '../drawing/color';
import { cloud } from '../motifs/cloud';
import { leaf } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { blob, poly, smooth } from '../drawing/outline';
import { horizontal, radial, slanted, vertical } from '../drawing/paint';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
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
  stamp,
  type Drawing,
  type Paint,
} from '../drawing/svg';
import { treeline } from '../motifs/treeline';

// The morning sun comes in from the right: surfaces that face right are cream, the room is mint.
const EDGE = '#fffbe8';
const WOOD = slanted(['#fff0cb', '#f6d09a', '#d39f78', '#a9766c'], [760, 440], [40, 620]);
const SHADOW = '#2c6a72';
const FRAME = horizontal(['#b9dccb', '#e4f3e2', '#fffaea']);

const PANE = { left: 372, right: 756, top: 56, bottom: 424, mullion: 566 };
const DESK = 452;

function wall(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, DESK, slanted(['#4f9f97', '#7cc4b0', '#a5dcc2'], [LEFT, 420], [RIGHT, 60])),
    // The window's light spreads over the wall around it.
    glow({ x: 564, y: 240, radius: 470, radiusY: 380, color: '#e8fbe0', strength: 0.55 }),
  ];
}

/** Fresh hills behind the glass. */
function outside(): Drawing {
  const view = d`M${PANE.left - 6} ${PANE.top - 6}H${PANE.right + 6}V${PANE.bottom + 6}H${PANE.left - 6}Z`;
  return group(
    [
      rect(
        PANE.left - 10,
        PANE.top - 10,
        410,
        390,
        vertical(
          [
            [0, '#58bcd0'],
            [0.34, '#93d9d8'],
            [0.62, '#c9f0dc'],
            [0.84, '#f2fae0'],
            [1, '#fff6d2'],
          ],
          46,
          350,
        ),
      ),
      glow({ x: 770, y: 130, radius: 300, color: '#fff6cc', strength: 0.9 }),
      cloud({
        seed: 4,
        x: 642,
        y: 168,
        width: 112,
        height: 38,
        lit: '#fffdf2',
        shade: '#b9e2dc',
        side: 1,
        opacity: 0.95,
      }),
      ridge({
        seed: 23,
        y: 292,
        amplitude: 40,
        detail: 0.5,
        fill: vertical(['#9ad6cf', '#cdeedb'], 250, 340),
        rim: '#f6fff0',
      }),
      ridge({
        seed: 27,
        y: 318,
        amplitude: 28,
        detail: 0.6,
        fill: vertical(['#74c3ae', '#b4e3c2'], 286, 360),
        rim: '#eefbe0',
      }),
      mist({ y: 290, height: 60, color: '#eefbe2', strength: 0.5 }),
      ridge({
        seed: 31,
        y: 350,
        amplitude: 26,
        detail: 0.6,
        fill: vertical(['#5cb78f', '#a6dba4'], 316, 400),
        rim: '#f2fbd2',
      }),
      treeline({
        seed: 5,
        y: 362,
        amplitude: 10,
        crown: 11,
        fill: vertical(['#3f9a80', '#6dbb8e'], 344, 384),
        left: 360,
        right: 556,
      }),
      path(
        'M350 392C430 352 520 366 600 378C680 388 730 376 780 360V440H350Z',
        vertical(['#8fd08a', '#52ab82'], 350, 430),
      ),
      path(
        'M640 440C600 416 690 404 664 390C652 383 612 384 600 378C640 376 676 380 688 390C704 404 660 414 716 440Z',
        '#fff2cc',
        {
          opacity: 0.9,
        },
      ),
      cottage(),
      path(
        'M350 420C420 392 480 410 560 420C640 430 700 420 780 408V440H350Z',
        vertical(['#4fa67c', '#2f8270'], 396, 436),
      ),
    ],
    { clip: clip(view) },
  );
}

function cottage(): Drawing {
  return [
    path('M436 372V352H470V372Z', horizontal(['#c8d8cc', '#fff6e0'])),
    path('M430 354L442 338H466L476 354Z', horizontal(['#b3708a', '#e8a6a0'])),
    rect(442, 358, 6, 7, '#5f8f96'),
    rect(457, 358, 6, 7, '#5f8f96'),
    path('M488 374C480 350 484 330 490 322C496 330 500 350 492 374Z', horizontal(['#2f7f72', '#6fbd8a'])),
    path('M420 374C414 356 416 342 421 334C427 342 429 358 424 374Z', horizontal(['#2f7f72', '#6fbd8a'])),
  ];
}

function windowFrame(): Drawing {
  const { left, right, top, bottom, mullion } = PANE;
  const bar = (x: number, y: number, w: number, h: number) => [
    rect(x, y, w, h, FRAME),
    line(d`M${x + w} ${y}v${h}`, EDGE, 1.6),
  ];
  return [
    path(
      d`M${left - 26} ${top - 26}H${right + 26}V${bottom + 14}H${left - 26}ZM${left} ${top}V${bottom}H${right}V${top}Z`,
      vertical(['#dff2df', '#f6fbe9', '#d3ebdb']),
      { evenOdd: true },
    ),
    // The reveal: its left side takes the sun, its right side and head lie in shade.
    path(d`M${left} ${top}h7V${bottom}h-7Z`, '#fffbe6'),
    path(d`M${right} ${top}h-7V${bottom}h7Z`, '#94c9b8'),
    path(d`M${left} ${top}H${right}v6H${left}Z`, '#a9d6c3'),
    line(d`M${left - 26} ${bottom}V${top - 26}H${right + 26}V${bottom}`, '#8cc4b2', 1.4),
    bar(mullion - 9, top, 18, bottom - top),
    bar(left + 7, top + 6, 7, bottom - top - 6),
    bar(right - 14, top + 6, 7, bottom - top - 6),
    bar(mullion - 15, top + 6, 5, bottom - top - 6),
    bar(mullion + 10, top + 6, 5, bottom - top - 6),
    rect(left + 7, bottom - 10, right - left - 14, 10, '#f3faea'),
    line(d`M${left + 7} ${bottom - 10}H${right - 7}`, EDGE, 1.4),
    circle(mullion, 262, 3, '#c99f62'),
    line(d`M${mullion} 262v18`, '#d9b478', 3.6, { cap: 'round' }),
    path(
      d`M${left - 40} ${bottom + 4}H${right + 40}L${right + 52} ${bottom + 18}H${left - 52}Z`,
      vertical(['#fffbe8', '#dff0dc']),
    ),
    path(d`M${left - 52} ${bottom + 18}H${right + 52}V${bottom + 26}H${left - 52}Z`, '#8fc7b6'),
    rim(d`M${left - 52} ${bottom + 18}H${right + 52}`, 1.4, EDGE),
  ];
}

/** Light curtains, moved by the morning air. */
function curtains(): Drawing {
  const sheer: Paint = horizontal([
    [0, '#f6fff2', 0.72],
    [0.2, '#c5e9d9', 0.9],
    [0.36, '#ffffff', 0.94],
    [0.56, '#b4dfd0', 0.95],
    [0.74, '#f2fdf0', 0.95],
    [1, '#8fcbba', 0.96],
  ]);
  return [
    path(
      'M706 26C716 120 722 210 690 300C676 344 662 380 652 428C690 436 720 418 752 428C784 438 806 424 834 430C826 300 826 140 830 26Z',
      sheer,
    ),
    line(
      'M738 30C744 130 748 220 726 310C714 356 706 390 702 424M780 30C782 150 786 260 772 340C768 372 764 400 764 428',
      '#ffffff',
      1.4,
      {
        opacity: 0.7,
      },
    ),
    rim('M706 26C716 120 722 210 690 300C676 344 662 380 652 428', 1.6, '#ffffff', 0.9),
    path(
      'M300 26H372C368 150 366 300 352 440H306C314 300 312 150 300 26Z',
      horizontal(['#7fbfb0', '#d3eede', '#9fd3c2', '#eefaec']),
    ),
    rim('M372 28C368 150 366 300 352 440', 1.4, '#ffffff', 0.8),
    line('M250 24H884', '#b98a5a', 6, { cap: 'round' }),
    line('M250 22.500H884', '#f7dca8', 1.6, { cap: 'round' }),
    [247, 887].map((x) =>
      circle(x, 24, 7, radial(['#fff0c8', '#d9a86c', '#9a6a4c'], { fx: 0.65, fy: 0.35 })),
    ),
  ];
}

const SHEET = { x: 106, y: 92, width: 166, height: 252 };
const CELL = 21;

/** The holiday picture on the upper half of the sheet. */
function sheetPicture(x: number, y: number, w: number, h: number): Drawing {
  return group(
    [
      rect(x, y, w, h, vertical(['#7fd0dc', '#d6f3e2', '#fff0c4'])),
      circle(x + w * 0.7, y + h * 0.42, 12, '#fffbe0'),
      rect(x, y + h * 0.56, w, h * 0.44, vertical(['#5fc4c8', '#2a93a8'])),
      path(
        d`M${x} ${y + h * 0.62}Q${x + w * 0.22} ${y + h * 0.36} ${x + w * 0.5} ${y + h * 0.58}L${x + w * 0.4} ${y + h * 0.62}Z`,
        '#5fae92',
      ),
      path(
        d`M${x} ${y + h}V${y + h * 0.78}Q${x + w * 0.36} ${y + h * 0.76} ${x + w * 0.66} ${y + h}Z`,
        '#ffe6b4',
      ),
      path(
        d`M${x + w * 0.74} ${y + h * 0.72}h18l-4 6h-10ZM${x + w * 0.74 + 8} ${y + h * 0.7}v-22l12 20Z`,
        '#fffaf0',
      ),
      line(d`M${x + 26} ${y + h * 0.86}q4 -24 14 -42`, '#8a6a5c', 3.4),
      line(
        d`M${x + 40} ${y + h * 0.86 - 42}q-14 -8 -22 4M${x + 40} ${y + h * 0.86 - 42}q-6 -14 -18 -12M${x + 40} ${y + h * 0.86 - 42}q6 -14 18 -10M${x + 40} ${y + h * 0.86 - 42}q14 -6 22 6M${x + 40} ${y + h * 0.86 - 42}q8 4 8 16`,
        '#2f8270',
        4,
        { cap: 'round' },
      ),
    ],
    { clip: clip(d`M${x} ${y}h${w}v${h}h${-w}Z`) },
  );
}

/** The calendar: the empty grid of a month, with one day circled. */
function calendar(): Drawing {
  const { x, y, width: w, height: h } = SHEET;
  const gx = x + (w - 7 * CELL) / 2;
  const gy = y + h - 5 * CELL - 14;
  let grid = '';
  for (let row = 0; row <= 5; row++) grid += d`M${gx} ${gy + row * CELL}h${7 * CELL}`;
  for (let column = 0; column <= 7; column++) grid += d`M${gx + column * CELL} ${gy}v${5 * CELL}`;
  let rings = '';
  for (let i = 0; i < 9; i++) rings += d`M${x + 15 + i * 17} ${y + 5}v-10`;
  const day: Point = [gx + 4.5 * CELL, gy + 2.5 * CELL];
  return [
    path(d`M${x - 12} ${y + 10}H${x + w - 6}V${y + h + 12}H${x - 12}Z`, SHADOW, {
      opacity: 0.35,
      filter: blur(4),
    }),
    line(d`M${x + w / 2 - 34} ${y - 2}L${x + w / 2} ${y - 28}L${x + w / 2 + 34} ${y - 2}`, '#e9f6e6', 1.6),
    circle(x + w / 2, y - 28, 3.4, '#d9a86c'),
    path(d`M${x + 3} ${y + h}h${w - 2}v4h${-w}Z`, '#9fc9ba'),
    path(d`M${x} ${y}h${w}v${h}h${-w}Z`, slanted(['#fffdf0', '#f3f6e4', '#cfe6d8'], [x + w, y], [x, y + h])),
    sheetPicture(x + 9, y + 13, w - 18, 104),
    path(d`M${gx + 5 * CELL} ${gy}h${2 * CELL}v${5 * CELL}h${-2 * CELL}Z`, '#bfe6d2', { opacity: 0.6 }),
    line(grid, '#7fb8aa', 1.3),
    line(
      d`M${day[0] + 13} ${day[1] - 9}C${day[0] + 2} ${day[1] - 20} ${day[0] - 17} ${day[1] - 13} ${day[0] - 16} ${day[1] + 2}` +
        d`C${day[0] - 15} ${day[1] + 18} ${day[0] + 14} ${day[1] + 19} ${day[0] + 17} ${day[1] + 3}` +
        d`C${day[0] + 19} ${day[1] - 11} ${day[0] + 4} ${day[1] - 18} ${day[0] - 8} ${day[1] - 15}`,
      '#dd3f68',
      3.6,
      { cap: 'round' },
    ),
    line(rings, '#4f8f88', 3, { cap: 'round' }),
    line(rings, '#f6fff2', 1, { cap: 'round' }),
    rim(d`M${x + w} ${y}v${h}`, 1.8, EDGE),
  ];
}

function desk(): Drawing {
  const { left, right, mullion } = PANE;
  const light = (from: number, to: number) =>
    path(
      poly([
        [from - 8, DESK + 4],
        [to - 12, DESK + 4],
        [to - 196, BOTTOM + 4],
        [from - 236, BOTTOM + 4],
      ]),
      vertical(
        [
          [0, '#fffbe0', 0.85],
          [1, '#fff2c0', 0.55],
        ],
        DESK,
        BOTTOM,
      ),
    );
  return [
    rect(LEFT, DESK, RIGHT - LEFT, BOTTOM - DESK, WOOD),
    line(
      d`M${LEFT} 486C100 480 300 490 ${RIGHT} 482M${LEFT} 530C200 538 500 526 ${RIGHT} 536M${LEFT} 572C160 566 420 578 ${RIGHT} 568`,
      '#b98460',
      1.2,
      { opacity: 0.3 },
    ),
    path(d`M${LEFT} ${DESK}H${RIGHT}v8H${LEFT}Z`, '#8a6a60', { opacity: 0.25 }),
    light(left + 14, mullion - 10),
    light(mullion + 12, right - 60),
    rim(d`M${LEFT} ${DESK}H${RIGHT}`, 1.6, '#fff0cc'),
  ];
}

/** The shadow that a thing standing at x, y throws: its own outline laid down to the lower left. */
function thrown(data: string, x: number, y: number, scale = 1): Drawing {
  return path(data, SHADOW, {
    opacity: 0.36,
    transform: d`matrix(${scale} 0 ${scale * 0.8} ${-scale * 0.5} ${x} ${y})`,
    filter: blur(1.4),
  });
}

const GLOBE_OUTLINE = 'M-26 0C-20-8-6-8-4-12V-20A46 46 0 1 1 4-20V-12C6-8 20-8 26 0Z';

function globe(): Drawing {
  const ball = 'M-40-66a40 40 0 1 0 80 0a40 40 0 1 0-80 0Z';
  const brass = horizontal(['#9a6a44', '#d9a85c', '#fff0bc', '#d9a85c']);
  const continents = [
    blob([
      [-30, -92],
      [-12, -100],
      [2, -90],
      [-4, -76],
      [-16, -68],
      [-22, -56],
      [-32, -66],
      [-38, -78],
    ]),
    blob([
      [-12, -54],
      [0, -56],
      [6, -44],
      [-2, -28],
      [-10, -36],
    ]),
    blob([
      [14, -96],
      [30, -90],
      [40, -74],
      [32, -64],
      [20, -72],
      [12, -82],
    ]),
    blob([
      [16, -58],
      [30, -56],
      [34, -46],
      [24, -34],
      [14, -44],
    ]),
  ].join('');
  return group(
    [
      path('M-30 0C-26-10-8-8-5-14H5C8-8 26-10 30 0Q0 7-30 0Z', brass),
      rim('M5-13C8-8 26-10 30-1', 1.4, EDGE),
      line('M-8.200-112.300A47 47 0 0 0 8.200-19.700', brass, 5, { cap: 'round' }),
      path(ball, radial(['#d6f6ec', '#62c4c4', '#1f8fa0', '#116676'], { fx: 0.7, fy: 0.3, r: 0.62 })),
      group(
        [
          path(continents, slanted(['#fff3c8', '#bfdc92', '#4f9a72'], [34, -96], [-30, -34])),
          line('M-40-66Q0-50 40-66M-34-86Q0-74 34-86M-33-44Q0-28 33-44', '#e9fff4', 0.8, { opacity: 0.4 }),
          path(
            d`M-40-66a40 40 0 0 0 62 33C-4-28-26-44-24-70C-22-88-10-100 2-106C-22-108-40-88-40-66Z`,
            '#0e5a70',
            { opacity: 0.25 },
          ),
        ],
        { clip: clip(ball), transform: 'rotate(12 0 -66)' },
      ),
      line('M14-103A40 40 0 0 1 39-58', '#fffef0', 2, { cap: 'round', opacity: 0.9 }),
      circle(-8.2, -110, 3.6, brass),
      circle(8.2, -22, 3.4, brass),
    ],
    { transform: at(662, 514, { scale: 1.14 }) },
  );
}

const CUP_OUTLINE = 'M-26 0L-32-46H32L26 0Z';

function cup(): Drawing {
  const glaze = horizontal(['#5fa8a0', '#bfe2d2', '#f6fbe8', '#fffef4']);
  return group(
    [
      ellipse(0, 1, 56, 11, '#5a8a84', { opacity: 0.4 }),
      ellipse(0, -2, 54, 11, horizontal(['#8cc4b6', '#e9f6e4', '#fffef2'])),
      ellipse(0, -3.5, 34, 6, '#a9d3c4'),
      line('M-30-40C-54-44-56-12-27-14', horizontal(['#5fa8a0', '#a9d6c8']), 6.5, { cap: 'round' }),
      path('M-33-50C-32-24-26-6-16-3Q0 2 16-3C26-6 32-24 33-50Z', glaze),
      path(
        'M-32-36C-31-31-30-27-29-24Q0-14 29-24C30-27 31-31 32-36Q0-24-32-36Z',
        horizontal(['#166b74', '#2fa39c', '#8fdcc4']),
      ),
      ellipse(0, -50, 33, 8, '#fffdf0'),
      ellipse(0, -49, 29, 6.2, horizontal(['#6a4038', '#a8704c'])),
      rim('M33-48C32-24 26-7 16-3.500', 1.6, '#ffffff'),
      line('M-8-62C-18-78 2-88-8-106C-14-118-4-126-4-134', '#ffffff', 5, {
        cap: 'round',
        opacity: 0.4,
        filter: blur(1.6),
      }),
      line('M10-62C2-76 20-86 12-100C8-108 12-114 14-120', '#ffffff', 4, {
        cap: 'round',
        opacity: 0.34,
        filter: blur(1.6),
      }),
    ],
    { transform: at(266, 520, { scale: 1 }) },
  );
}

const TOY = {
  farWing: 'M2-24L-30-66Q-34-72-26-72H-12Q-6-72-2-67L40-26Z',
  fin: 'M-84-20L-102-56Q-104-62-97-62H-86Q-82-62-79-58L-50-26Z',
  body: 'M-96-16C-88-28-40-38 10-38C48-38 82-30 84-12C85 2 60 12 20 12C-30 12-84 0-96-16Z',
  nearWing: 'M-14-4L-52 34Q-58 42-48 42H-30Q-24 42-19 37L46-4Z',
  nearTail: 'M-80-12L-104 4Q-110 10-102 10H-92L-54-10Z',
} as const;

function toyPlane(): Drawing {
  const yellow = slanted(['#fff0a8', '#ffd052', '#d99a3c'], [60, -60], [-60, 40]);
  const [x, y] = [462, 536];
  const shadow = [TOY.farWing, TOY.body, TOY.nearWing, TOY.nearTail].join('');
  return [
    path(shadow, SHADOW, {
      opacity: 0.42,
      transform: d`translate(${x - 44} ${y + 26}) scale(1.04 0.72)`,
      filter: blur(1.6),
    }),
    group(
      [
        line('M-8 12L-12 26M36 10L40 24', '#8a6a5c', 3.4),
        path(TOY.farWing, slanted(['#ffe38a', '#d9a044'], [20, -70], [0, -20])),
        path(TOY.fin, yellow),
        rim('M-86-62Q-82-62-79-58L-52-28', 1.4, EDGE),
        path(TOY.body, vertical(['#fffef2', '#dff2e4', '#7cc4b6', '#2f8f94'], -38, 12)),
        path(
          'M-96-16C-60-6 0-2 84-12C85 2 60 12 20 12C-30 12-84 0-96-16Z',
          vertical(['#2fa39c', '#13707c'], -14, 12),
        ),
        line('M-94-16.500C-60-6 0-2 84-12', '#fff6d4', 2.2),
        path(
          'M20-37.500C34-36.500 46-34 54-30L46-20H22Q16-28 20-37.500Z',
          slanted(['#dff8f4', '#2f7f92'], [54, -38], [20, -20]),
        ),
        [-12, -30, -48].map((px, i) => circle(px, -22 + i * 1.2, 4.6, '#2f7f92')),
        [-12, -30, -48].map((px, i) => circle(px + 1, -23 + i * 1.2, 2, '#dff8f4')),
        path(TOY.nearTail, yellow),
        path(TOY.nearWing, yellow),
        rim('M46-4L-19 37Q-24 42-30 42', 1.6, EDGE),
        line('M-40 30L-26 40', '#fff8dc', 4, { opacity: 0.8 }),
        rim('M-60-32C-30-37 0-38.500 14-38C50-37 80-30 84-13', 1.8, EDGE),
        circle(-13, 28, 7.5, '#7a5648'),
        circle(-13, 28, 3, '#ffe9b0'),
        circle(41, 26, 7.5, '#7a5648'),
        circle(41, 26, 3, '#ffe9b0'),
        ellipse(90, -12, 5, 34, '#fffdf0', { opacity: 0.35 }),
        path(
          'M88-12C84-26 86-42 91-46C95-40 94-24 92-12C96 2 96 16 91 22C86 18 86 2 88-12Z',
          horizontal(['#b97e4c', '#ffe9b4']),
        ),
        ellipse(90, -12, 6, 6.5, radial(['#fff6d0', '#ffd052', '#c98a3c'], { fx: 0.7, fy: 0.3 })),
      ],
      { transform: at(x, y, { rotate: -6, scale: 1.04 }) },
    ),
  ];
}

/** A closed notebook with its ribbon, and the pencil that drew the circle. */
function notebook(): Drawing {
  return [
    path('M2 566L44 520H178L152 572Z', SHADOW, { opacity: 0.3, filter: blur(2) }),
    path('M18 556L54 514H186L164 556Z', slanted(['#3fb0a8', '#1c7f88', '#125c6c'], [186, 514], [18, 556])),
    path('M18 556H164V565H18Z', '#fff6dc'),
    path('M18 565H164L186 524V514L164 556V562H18Z', '#0f5664', { opacity: 0.5 }),
    path('M146 514L122 556H130L153 514Z', '#ffe08a', { opacity: 0.9 }),
    rim('M54 514H186L164 556', 1.4, '#d9fff0'),
    line('M52 546L142 524', SHADOW, 6, { opacity: 0.3, cap: 'round' }),
    line('M56 540L140 520', '#dd3f68', 6),
    line('M56 538.500L140 518.500', '#ff9fb2', 1.8),
    path('M140 517L152 516.800L141 523Z', '#ffe3b0'),
    path('M148 516.900L153 516.600L149 519Z', '#6a2f4a'),
  ];
}

/** A house plant in the foreground, cropped by the edge; each leaf has its own stalk from the pot. */
function plant(): Drawing {
  const foot: Point = [832, 506];
  const dark = leaf('#0f5a58', '#1f7a6c');
  const mid = leaf('#1f7f6c', '#54b08c');
  const lit = leaf('#5cb88a', '#c6ecb8');
  // Angle from upright, length of the stalk, size of the leaf.
  const stalks: readonly (readonly [number, number, number, typeof dark])[] = [
    [-64, 46, 2.5, dark],
    [70, 50, 2.7, dark],
    [-36, 92, 2.7, dark],
    [40, 100, 2.8, dark],
    [4, 118, 2.9, dark],
    [-84, 30, 2.1, mid],
    [88, 34, 2.2, mid],
    [-50, 60, 2.5, mid],
    [-18, 84, 2.7, mid],
    [22, 78, 2.6, lit],
    [54, 62, 2.5, lit],
    [-4, 44, 2.4, lit],
    [-32, 34, 2.1, mid],
    [34, 32, 2.1, lit],
  ];
  return [
    path('M772 516H892L876 612H788Z', horizontal(['#c08a78', '#f0c3a0', '#fff0d4'])),
    path('M764 500H900V520H764Z', horizontal(['#cf9c84', '#ffdcb8', '#fff6e2'])),
    rim('M764 500H900', 1.6, EDGE),
    stalks.map(([angle, length, size, of]) => {
      const turn = (angle * Math.PI) / 180;
      const tip: Point = [foot[0] + Math.sin(turn) * length, foot[1] - Math.cos(turn) * length];
      return [
        line(
          d`M${foot[0]} ${foot[1] - 4}Q${foot[0] + Math.sin(turn) * length * 0.3} ${foot[1] - length * 0.6} ${tip[0]} ${tip[1]}`,
          '#1a6a60',
          2.6,
        ),
        stamp(of, at(tip[0], tip[1], { rotate: angle * 1.15, scaleX: size * 1.1, scaleY: size })),
      ];
    }),
  ];
}

/** A shelf on the wall to the left, for the wide crop. */
function shelf(): Drawing {
  const books: readonly (readonly [number, number, string])[] = [
    [-132, 70, '#2f8f94'],
    [-112, 58, '#d98a9a'],
    [-96, 76, '#f3d08a'],
    [-78, 64, '#7cc4b0'],
    [-60, 72, '#1c6a78'],
  ];
  return [
    path('M-140 262H-4V268H-140Z', SHADOW, { opacity: 0.4, filter: blur(3), transform: 'translate(-8 10)' }),
    books.map(([x, h, color]) => [
      rect(x, 254 - h, 17, h, horizontal([mix(color, '#12505c', 0.35), color, mix(color, '#fffbe0', 0.5)])),
      line(d`M${x + 3} ${254 - h * 0.8}h11M${x + 3} ${254 - h * 0.2}h11`, '#fff6dc', 1.4, { opacity: 0.6 }),
    ]),
    path('M-36 254L-40 226H-12L-16 254Z', horizontal(['#c9dcc8', '#fffbe8'])),
    line(
      smooth([
        [-26, 226],
        [-34, 206],
        [-48, 196],
      ]),
      '#2f8270',
      5,
      { cap: 'round' },
    ),
    line(
      smooth([
        [-26, 226],
        [-24, 200],
        [-30, 182],
      ]),
      '#4fae84',
      5,
      { cap: 'round' },
    ),
    line(
      smooth([
        [-26, 226],
        [-16, 206],
        [-6, 200],
      ]),
      '#7cc98a',
      5,
      { cap: 'round' },
    ),
    rect(-140, 254, 140, 9, vertical(['#fff0cb', '#c79a70'])),
    rim('M-140 254H-3', 1.4, EDGE),
  ];
}

export const postBookEarly: Illustration = {
  name: 'post-book-early',
  title: 'A day circled on the calendar by the window',
  hour: 'clear morning',
  hue: '#8fd3bd',
  draw: () => [
    wall(),
    outside(),
    kite({
      x: 470,
      y: 152,
      size: 1.1,
      lean: 16,
      turn: 0.88,
      light: 'day',
      side: 1,
      tail: { toward: 118, length: 96, bows: 5, swing: 8 },
    }),
    windowFrame(),
    curtains(),
    shelf(),
    calendar(),
    desk(),
    notebook(),
    thrown(CUP_OUTLINE, 262, 522),
    cup(),
    thrown(GLOBE_OUTLINE, 660, 514, 1.1),
    globe(),
    toyPlane(),
    plant(),
  ],
};
