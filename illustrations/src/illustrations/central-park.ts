import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, steps, type Point } from '../drawing/numbers';
import { band, poly } from '../drawing/outline';
import { horizontal, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { reflection } from '../motifs/reflection';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, group, line, path, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { water } from '../motifs/water';

const LAKE = 438;
const SUN: Point = [612, 214];

const GOLD = ['#a8442e', '#d9662a', '#f2932e', '#ffbe48', '#ffe08a'];
const CRIMSON = ['#7a2440', '#a8323e', '#d84a38', '#f27a44', '#ffb46a'];
const RUST = ['#8a3a3a', '#b85432', '#e07a34', '#f4a448', '#ffcf74'];

// Bow Bridge: a shallow bow between two banks, its railing of interlaced rings.
const BOW = { middle: 404, half: 290, top: 334, rise: 62 } as const;

function bow(x: number, above = 0): Point {
  const u = (x - BOW.middle) / BOW.half;
  return [x, BOW.top + BOW.rise * u * u - above];
}

function bridge(): Drawing {
  const [left, right] = [BOW.middle - BOW.half, BOW.middle + BOW.half];
  const xs = steps(left, right, 28);
  const deck = xs.map((x) => bow(x));
  const rail = xs.map((x) => bow(x, 40));
  const vault = steps(Math.PI, 0, 26).map((angle): Point => [
    BOW.middle + Math.cos(angle) * 226,
    LAKE + 2 - Math.sin(angle) * 78,
  ]);
  const body = `${poly(deck, false)}L${String(right)} ${String(LAKE + 2)}L${[...vault]
    .reverse()
    .map(([x, y]) => d`${x} ${y}`)
    .join('L')}L${String(left)} ${String(LAKE + 2)}Z`;
  const rings = steps(left + 18, right - 18, 17).map((x) => circle(x, bow(x)[1] - 20, 14.5, 'none'));
  const posts = steps(left, right, 6).map((x) => d`M${x} ${bow(x)[1]}v-44`);
  return [
    path(poly(vault), vertical(['#7a3f4a', '#c47a50'], 360, LAKE), { opacity: 0.5 }),
    path(body, horizontal(['#c9a0a0', '#f2d8b8', '#fff4d8', '#f6dcb4'], left, right)),
    line(poly(vault, false), '#9a6a74', 5),
    line(poly(deck, false), '#a8747a', 4),
    group(rings, { stroke: '#fff0d0', strokeWidth: 4.5 }),
    path(
      band(
        rail,
        rail.map(([x, y]): Point => [x, y + 8]),
      ),
      '#fff4da',
    ),
    line(posts.join(''), '#fff0d0', 9),
    line(poly(rail, false), '#fffbe8', 3),
    [left, right].map((x) => [
      path(
        d`M${x - 15} ${LAKE + 4}V${bow(x)[1] - 50}h30V${LAKE + 4}Z`,
        horizontal(['#d9b0a4', '#fff2d8'], x - 15, x + 15),
      ),
      path(
        d`M${x - 20} ${bow(x)[1] - 72}h40q-4 22 -14 22h-12q-10 0 -14 -22Z`,
        horizontal(['#c9948c', '#fff2d8'], x - 20, x + 20),
      ),
      ellipse(x, bow(x)[1] - 76, 19, 9, '#d84a38'),
    ]),
  ];
}

/** The twin towers of the San Remo over the western trees. */
function sanRemo(): Drawing {
  const tone = horizontal(['#b07a98', '#d9a0a0', '#ffd8b0'], 250, 440);
  const tower = (x: number): Drawing => [
    path(d`M${x - 27} 300V164h6v-14h8v-12h5v-22h4v-12h8v12h4v22h5v12h8v14h6V300Z`, tone),
    path(d`M${x - 4} 104l4 -24l4 24Z`, tone),
    line(d`M${x - 14} 288V176M${x} 288V176M${x + 14} 288V176`, '#9a6490', 4, { opacity: 0.5, dash: '7 6' }),
    line(d`M${x + 27} 300V164M${x + 21} 164v-14M${x + 13} 150v-12`, '#fff2cc', 3),
  ];
  return [
    path(d`M244 ${LAKE}V262h14v-14h172v14h14V${LAKE}Z`, tone),
    line('M258 248H430', '#fff0cc', 3),
    tower(296),
    tower(392),
  ];
}

function trees(): Drawing {
  const clump = 19;
  return [
    crown({ seed: 2, x: 90, y: 300, rx: 130, ry: 120, tones: CRIMSON, clump: 26, count: 60, side: 1 }),
    crown({ seed: 7, x: 748, y: 306, rx: 128, ry: 112, tones: GOLD, clump: 26, count: 60, side: 1 }),
    crown({ seed: 4, x: 236, y: 372, rx: 92, ry: 60, tones: RUST, clump, count: 44, side: 1 }),
    crown({ seed: 9, x: 574, y: 372, rx: 104, ry: 66, tones: RUST, clump, count: 44, side: 1 }),
    crown({ seed: 5, x: 404, y: 392, rx: 120, ry: 44, tones: GOLD, clump, count: 44, side: 1 }),
    path(d`M-140 ${LAKE}V352Q70 372 170 424H640Q740 388 940 372V${LAKE}Z`, vertical(['#b0583a', '#7a3a44'])),
  ];
}

/** A rowing boat with two people in it. */
function boat(): Drawing {
  const light = { side: 1, warm: '#ffe0a0', cool: '#4a2a5c', skin: '#e0a480' } as const;
  return group(
    [
      ellipse(0, 22, 116, 9, '#5a2a4a', { opacity: 0.4 }),
      person({
        ...light,
        x: -34,
        y: 44,
        height: 132,
        pose: 'sit',
        view: 'side',
        hair: '#4a2a34',
        top: '#2f6a8a',
        bottom: '#2a2f5c',
      }),
      person({
        ...light,
        x: 50,
        y: 44,
        height: 124,
        pose: 'sit',
        view: 'side',
        mirrored: true,
        hair: '#7a3a2c',
        style: 'long',
        top: '#fff0d4',
        bottom: '#8a3a5a',
      }),
      line('M-6-36L-118 30', '#ffe2b0', 5, { cap: 'round' }),
      path('M-132 28l20-10 8 4-22 14Z', '#ffe2b0'),
      path(
        'M-112-14C-60-4 60-4 116-18C110 8 92 24 74 26H-72C-92 24-106 8-112-14Z',
        horizontal(['#6a3454', '#a8544a', '#e08a54'], -112, 116),
      ),
      line('M-112-14C-60-4 60-4 116-18', '#ffe8b8', 5, { cap: 'round' }),
    ],
    { transform: at(440, 538, { scale: 1.02 }) },
  );
}

const SKY: Stops = [
  [0, '#f09a4c'],
  [0.2, '#fab85e'],
  [0.42, '#ffd27e'],
  [0.7, '#ffe6a8'],
  [1, '#fff2cc'],
];

export const centralPark: Illustration = {
  name: 'central-park',
  title: 'Bow Bridge in the fall',
  hour: 'autumn afternoon',
  hue: '#f2a24a',
  draw: () => {
    const shore = [trees(), bridge()];
    return [
      sky(SKY, LAKE),
      sun({ x: SUN[0], y: SUN[1], radius: 46, color: '#fff0b0', reach: 420 }),
      skyline({
        seed: 31,
        base: LAKE,
        height: 210,
        widths: [26, 54],
        top: '#e0a07a',
        foot: '#ffd89a',
        chance: 0,
        side: 1,
        gap: [230, 450],
      }),
      sanRemo(),
      mist({ y: 250, height: 160, color: '#ffe4a8', strength: 0.6 }),
      shore,
      water(
        [
          [0, '#f4b060'],
          [0.25, '#d88a54'],
          [0.65, '#a85a5c'],
          [1, '#6a3a62'],
        ],
        LAKE,
      ),
      reflection(symbol(shore), { foot: LAKE, squash: 0.62, strength: 0.6 }),
      glow({ x: SUN[0], y: LAKE + 30, radius: 260, radiusY: 90, color: '#fff0b0', strength: 0.5 }),
      glitter({
        seed: 3,
        count: 34,
        x: 420,
        from: 452,
        to: 596,
        spread: 520,
        length: 76,
        color: '#ffe2a0',
        opacity: 0.5,
      }),
      boat(),
      kite({
        x: 500,
        y: 120,
        size: 1.4,
        lean: 28,
        light: 'golden',
        side: 1,
        tail: { toward: 70, length: 92, bows: 3, swing: 11 },
      }),
    ];
  },
};
