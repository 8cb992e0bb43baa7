import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { clip, group, line, path, type Drawing } from '../drawing/svg';

const HORIZON = 470;
const MIDDLE = 400;
const SUN: Point = [338, 396];

// The tower above the deck, in metres: 40 wide, 48 high, two openings of 10.3 by 35.7.
const METRE = 7.8;
const DECK = 462;
const TOP = DECK - 48 * METRE;
const HALF = 18.4 * METRE;
const CAPITAL = 20 * METRE;
const SPANS = [-1, 1] as const;
const OPENING = 10.3 * METRE;
const ARCH = 35.7 * METRE;
const ASIDE = 8.6 * METRE;

const STONE = slanted(['#ffd2ac', '#d4808e', '#8a4a8a', '#4e2f7a'], [250, 120], [560, 470]);

/** A pointed opening: two arcs that meet above its middle. */
function opening(x: number, grow = 0): string {
  const half = OPENING / 2 + grow;
  const spring = DECK - ARCH + OPENING * 0.95;
  const top = DECK - ARCH - grow * 1.4;
  const r = half * 2.1;
  return d`M${x - half} ${DECK + 20}V${spring}A${r} ${r} 0 0 1 ${x} ${top}A${r} ${r} 0 0 1 ${x + half} ${spring}V${DECK + 20}Z`;
}

function tower(): Drawing {
  const holes = SPANS.map((side) => opening(MIDDLE + side * ASIDE)).join('');
  const [left, right] = [MIDDLE - HALF, MIDDLE + HALF];
  const courses = steps(DECK - 30, TOP + 70, 6)
    .map((y) => d`M${left} ${y}H${right}`)
    .join('');
  const piers = [left, MIDDLE - 26, right - 34]
    .map((x, i) => d`M${x} ${DECK}V${TOP + 60}h${i === 1 ? 52 : 34}V${DECK}Z`)
    .join('');
  const ribs = [-1, 0, 1].map((u) => MIDDLE + u * (ASIDE * 2 - 8));
  return [
    path(d`M${left} ${DECK + 20}V${TOP + 44}H${right}V${DECK + 20}Z${holes}`, STONE, { evenOdd: true }),
    // The right side of each opening shows how thick the wall is.
    SPANS.map((side) => {
      const x = MIDDLE + side * ASIDE + OPENING / 2;
      return path(d`M${x} ${DECK}V${DECK - ARCH + OPENING * 0.95}q-3 -22 -11 -38V${DECK}Z`, '#ffb48a', {
        opacity: 0.8,
      });
    }),
    group(line(courses, '#5a2f74', 2, { opacity: 0.22 }), { clip: clip(piers) }),
    path(ribs.map((x) => d`M${x - 9} ${DECK}V${TOP + 44}h18V${DECK}Z`).join(''), '#ffdcb4', {
      opacity: 0.18,
    }),
    path(
      SPANS.map((side) => opening(MIDDLE + side * ASIDE, 8) + opening(MIDDLE + side * ASIDE)).join(''),
      '#ffd8b0',
      {
        evenOdd: true,
        opacity: 0.75,
      },
    ),
    path(
      d`M${MIDDLE - CAPITAL} ${TOP + 44}L${MIDDLE - CAPITAL + 10} ${TOP + 58}H${MIDDLE + CAPITAL - 10}L${MIDDLE + CAPITAL} ${TOP + 44}Z`,
      '#5a3478',
    ),
    path(d`M${MIDDLE - CAPITAL} ${TOP + 46}v-16h10v-14h${CAPITAL * 2 - 20}v14h10v16Z`, STONE),
    line(
      d`M${MIDDLE - CAPITAL + 10} ${TOP + 16}h${CAPITAL * 2 - 20}M${MIDDLE - CAPITAL} ${TOP + 30}h${CAPITAL * 2}`,
      '#ffe6c4',
      3,
    ),
    line(d`M${left} ${DECK}V${TOP + 58}`, '#fff0d0', 4),
  ];
}

/** A main cable from the tower's top towards the viewer, with its suspenders and stays. */
function cables(side: -1 | 1, inner: boolean): Drawing {
  const saddle: Point = [MIDDLE + side * (inner ? 34 : 126), TOP + 62];
  const near: Point = [MIDDLE + side * (inner ? 330 : 620), inner ? 660 : 520];
  const sag = (t: number): Point => [
    lerp(saddle[0], near[0], t),
    lerp(saddle[1], near[1], 1 - (1 - t) ** 1.3),
  ];
  const rail = (t: number): Point => [
    lerp(MIDDLE + side * (inner ? 24 : 120), MIDDLE + side * (inner ? 420 : 640), t),
    lerp(DECK, inner ? 720 : 640, t),
  ];
  const along = steps(0, 1, 20);
  const hangers = along.slice(2).map((t) => poly([sag(t), rail(t)], false));
  const stays = steps(0.1, 0.72, 9).map((t) => poly([saddle, rail(t)], false));
  const color = side < 0 ? '#fff0d4' : '#ffc6ae';
  return [
    !inner && line(poly([rail(0), rail(1)], false), '#4a2268', 6),
    !inner && line(hangers.join(''), color, 1.8, { opacity: 0.6 }),
    !inner && line(stays.join(''), color, 1.8, { opacity: 0.75 }),
    line(poly(along.map(sag), false), '#6a2f70', inner ? 7 : 9),
    line(poly(along.map(sag), false), color, 3),
  ];
}

/** The boards of the promenade, which lead to the middle of the tower. */
function walkway(): Drawing {
  const edge = (side: -1 | 1, y: number) => MIDDLE + side * lerp(20, 300, (y - DECK) / 138);
  const boards = steps(0.02, 1, 15)
    .map((t) => DECK + 138 * t ** 2.1)
    .map((y) => d`M${edge(-1, y)} ${y}H${edge(1, y)}`)
    .join('');
  return [
    path(d`M-140 ${DECK + 6}H940V600H-140Z`, vertical(['#c2587e', '#6a2f78', '#3a2064'])),
    path(
      d`M${edge(-1, DECK)} ${DECK}H${edge(1, DECK)}L${edge(1, 600)} 600H${edge(-1, 600)}Z`,
      vertical(['#ffd09a', '#e88a72', '#a4506e'], DECK, 600),
    ),
    line(boards, '#7a3468', 2.4, { opacity: 0.45 }),
    line(
      d`M${edge(-1, DECK)} ${DECK}L${edge(-1, 600)} 600M${edge(1, DECK)} ${DECK}L${edge(1, 600)} 600`,
      '#ffe6c0',
      4,
    ),
    [-1, 1].map((side) => {
      const rail = (t: number): Point => [MIDDLE + side * lerp(22, 356, t), lerp(DECK - 8, 520, t)];
      const posts = steps(0.06, 1, 7, 0.6).map((t) => {
        const [x, y] = rail(t);
        return d`M${x} ${y}V${lerp(DECK, 612, t)}`;
      });
      return line(`${posts.join('')}${poly([rail(0), rail(1)], false)}`, '#54276a', 4);
    }),
  ];
}

const SKY: Stops = [
  [0, '#b4346c'],
  [0.2, '#e04f6e'],
  [0.42, '#fb7466'],
  [0.62, '#ff9c66'],
  [0.82, '#ffc878'],
  [1, '#ffe8a8'],
];

export const brooklynBridge: Illustration = {
  name: 'brooklyn-bridge',
  title: 'On the boards of the Brooklyn Bridge',
  hour: 'sunset',
  hue: '#f4646a',
  draw: () => [
    sky(SKY, HORIZON),
    sun({ x: SUN[0], y: SUN[1], radius: 30, color: '#ffe6a0', reach: 420 }),
    streaks({ seed: 3, count: 6, y: 60, height: 190, top: '#d8507a', lit: '#ffb48a', opacity: 0.55 }),
    skyline({
      seed: 21,
      base: HORIZON,
      height: 150,
      widths: [20, 46],
      top: '#d0587e',
      foot: '#ffb47a',
      chance: 0,
    }),
    mist({ y: 390, height: 90, color: '#ffdca0', strength: 0.7 }),
    tower(),
    walkway(),
    SPANS.map((side) => [cables(side, false), cables(side, true)]),
    glow({ x: SUN[0], y: SUN[1], radius: 150, color: '#fff0b4', strength: 0.7 }),
    person({
      x: 372,
      y: 560,
      height: 104,
      pose: 'walk',
      skin: '#c98a74',
      hair: '#3a1c44',
      top: '#4a3a8c',
      bottom: '#2c1c54',
      long: true,
    }),
    kite({
      x: 152,
      y: 92,
      size: 1.3,
      lean: -20,
      light: 'golden',
      tail: { toward: 104, length: 80, bows: 3, swing: 12 },
    }),
  ],
};
