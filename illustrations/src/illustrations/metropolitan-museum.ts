import { cloud } from '../motifs/cloud';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, steps } from '../drawing/numbers';
import { arch } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { group, at, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';

const FLOOR = 452;
const MIDDLE = 400;
const CORNICE = 176;
const HALF = 252;
/** How far the whole building is moved down, so that there is sky for the kite. */
const LOWER = 22;
const BANNERS = [-142, 142] as const;

const LIT = slanted(['#fffaea', '#ffefd0', '#e8d4d2', '#c4bce0'], [120, 120], [700, 470]);
const SHADED = vertical(['#8fa0dc', '#b4b4e4']);
const DARK = vertical(['#2a4aa0', '#5a78cc']);
const EDGE = '#fffef4';

/** Two columns on their pedestal; the entablature projects over them, with uncarved blocks above. */
function pair(x: number): Drawing {
  const columns = [-18, 18].map((aside) => x + aside);
  const flutes = columns.map((cx) => d`M${cx - 3} 216V392M${cx + 4} 216V392`).join('');
  return [
    rect(x - 44, CORNICE + 34, 88, FLOOR - CORNICE - 34, '#a9a8dc', { opacity: 0.55 }),
    rect(x - 42, 398, 84, FLOOR - 398, LIT),
    line(d`M${x - 42} 399h84`, EDGE, 4),
    columns.map((cx) => [
      rect(cx - 12.5, 210, 25, 190, horizontal(['#fffdf0', '#fff0d4', '#cfc0dc', '#9a98d4'])),
      path(d`M${cx - 17} 196h34l-6 20h-22Z`, horizontal(['#fffdf0', '#f2dcc8', '#a8a0d4'])),
      rect(cx - 16, 390, 32, 9, '#fff6e0'),
    ]),
    line(flutes, '#a8a0cc', 1.6, { opacity: 0.6 }),
    rect(x - 46, CORNICE - 4, 92, 28, LIT),
    path(d`M${x - 52} ${CORNICE - 4}h104l-6 8h-92Z`, '#a49cd0'),
    line(d`M${x - 52} ${CORNICE - 5}h104`, EDGE, 5),
    path(d`M${x - 36} ${CORNICE - 8}v-30h12v-20h12v-16h24v16h12v20h12v30Z`, LIT),
    line(d`M${x - 36} ${CORNICE - 38}h12v-20h12v-16h24`, EDGE, 3),
  ];
}

/** One of the three great arched windows, with its door below. */
function bay(x: number): Drawing {
  return [
    path(arch(x, 428, 106, 200), LIT),
    path(arch(x, 428, 88, 188), DARK),
    path(
      arch(x, 428, 88, 188),
      vertical(
        [
          [0, '#ffffff', 0.5],
          [0.5, '#ffffff', 0],
        ],
        240,
        428,
      ),
    ),
    line(d`M${x - 44} 330h88M${x - 15} 428V246M${x + 15} 428V246M${x - 44} 284h88`, '#d4dcf6', 3),
    rect(x - 30, 356, 60, FLOOR - 356, '#fff6e0'),
    rect(x - 22, 366, 44, FLOOR - 366, vertical(['#24388c', '#c98a5a'])),
    path(d`M${x - 8} 228l8 -8l8 8l-3 22h-10Z`, '#fff8e4'),
  ];
}

function banner(x: number): Drawing {
  return [
    rect(x - 17, 220, 34, 140, vertical(['#e8486e', '#d83a6c', '#8a2468'])),
    rect(x - 17, 220, 10, 140, '#ffffff', { opacity: 0.2 }),
    line(d`M${x - 22} 219h44`, '#3a3f8c', 4, { cap: 'round' }),
  ];
}

function wings(): Drawing {
  const panes = [-1, 1].flatMap((side) =>
    [318, 380, 442].map((away) => arch(MIDDLE + side * away, 400, 30, 96)),
  );
  return [
    path(
      d`M-140 ${FLOOR}V244H940V${FLOOR}Z`,
      slanted(['#fff2da', '#dcd0e0', '#a8aadc'], [60, 240], [800, 460]),
    ),
    path(panes.join(''), SHADED),
    path('M-140 238H940V258H-140Z', '#f4e6dc'),
    path('M-140 258H940V264H-140Z', '#a4a0d0', { opacity: 0.6 }),
    line('M-140 238H940', EDGE, 4),
  ];
}

function pavilion(): Drawing {
  const left = MIDDLE - HALF;
  return [
    rect(left + 6, CORNICE - 24, HALF * 2 - 12, 24, LIT),
    line(d`M${left + 6} ${CORNICE - 24}h${HALF * 2 - 12}`, EDGE, 4),
    rect(
      left,
      CORNICE,
      HALF * 2,
      FLOOR - CORNICE,
      slanted(['#f2d8c0', '#d8c0d0', '#a4a0d8'], [150, 180], [660, 450]),
    ),
    rect(left, CORNICE + 22, HALF * 2, 10, '#a49cd0', { opacity: 0.5 }),
    [-142, 0, 142].map((aside) => bay(MIDDLE + aside)),
    [-213, -71, 71, 213].map((aside) => pair(MIDDLE + aside)),
  ];
}

/** The stairs; each tread catches the light. */
function stairs(): Drawing {
  const rows = 8;
  return steps(0, 1, rows - 1).map((t, i) => {
    const y = FLOOR - 2 + i * 15;
    const half = 216 + t * 150;
    return [
      rect(MIDDLE - half, y, half * 2, 17, horizontal(['#e4d2d4', '#c4b8dc', '#9a98d0'], 60, 740)),
      rect(MIDDLE - half, y, half * 2, 6, horizontal(['#fffdf0', '#fff4de', '#e0d8ee'], 60, 740)),
    ];
  });
}

function visitors(): Drawing {
  const next = random(12);
  const tops = ['#e04a6a', '#2f6ac4', '#f2b33d', '#2f9a8a', '#7a4ab0', '#ffffff'];
  return [
    [226, 300, 470, 540, 610].map((x, i) =>
      person({
        x: x + next.between(-10, 10),
        y: 522 + (i % 3) * 24,
        height: next.between(50, 62),
        pose: i % 2 === 0 ? 'walk' : 'stand',
        mirrored: i % 3 === 0,
        skin: i % 2 === 0 ? '#c98a6a' : '#f0c4a4',
        hair: '#3a2440',
        top: tops[i] ?? '#e04a6a',
        bottom: '#2f3a7a',
      }),
    ),
  ];
}

const SKY: Stops = [
  [0, '#1450c0'],
  [0.3, '#2f7ce0'],
  [0.6, '#78b4f4'],
  [1, '#d8ecf8'],
];
const LEAVES = ['#245a8a', '#2f7a80', '#4f9a7a', '#8fbf7a', '#d4e09a'];

export const metropolitanMuseum: Illustration = {
  name: 'metropolitan-museum',
  title: 'The steps of the Metropolitan Museum',
  hour: 'late forenoon',
  hue: '#3f86e2',
  draw: () => [
    sky(SKY, FLOOR),
    glow({ x: 90, y: 40, radius: 420, color: '#fff6d8', strength: 0.7 }),
    skyline({
      seed: 5,
      base: FLOOR,
      height: 300,
      widths: [30, 60],
      top: '#7aaeee',
      foot: '#c4e0f4',
      chance: 0,
      gap: [150, 640],
    }),
    cloud({
      seed: 4,
      x: 250,
      y: 128,
      width: 230,
      height: 66,
      lit: '#ffffff',
      shade: '#a8cef4',
      opacity: 0.9,
    }),
    group([wings(), pavilion(), BANNERS.map((aside) => banner(MIDDLE + aside))], { transform: at(0, LOWER) }),
    rect(-140, FLOOR + LOWER, 1080, 148, vertical(['#b4b4dc', '#8f98d0'])),
    group(stairs(), { transform: at(0, LOWER) }),
    crown({ seed: 3, x: 40, y: 430, rx: 92, ry: 84, tones: LEAVES, clump: 26, count: 60 }),
    crown({ seed: 8, x: 764, y: 430, rx: 92, ry: 84, tones: LEAVES, clump: 26, count: 60 }),
    visitors(),
    kite({
      x: 540,
      y: 70,
      size: 1.25,
      lean: -38,
      light: 'day',
      tail: { toward: 4, length: 84, bows: 3, swing: 11 },
    }),
  ],
};
