import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { clamp, d, lerp, steps, type Point } from '../drawing/numbers';
import { band, dots, poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { random } from '../drawing/random';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { at, clip, group, line, path, rect, symbol, type Drawing } from '../drawing/svg';
import { water } from '../motifs/water';
import { windows } from '../motifs/windows';

const AMBER = '#ffc56e';
const PALE = '#ffe9b8';
const SHORE = 372;

// The bridge stands in metres before a camera on a Brooklyn roof: x across, h above the river, z towards
// Manhattan, the near tower at z = 0.
const EYE = { x: 76, h: 56, z: -112 } as const;
const VANISHING: Point = [596, 338];
const FOCUS = 520;
// Shorter than the real 486 m, so that cards show the far tower.
const SPAN = 390;
const DECK = 37;
const HALF_DECK = 12.8;
const CABLE_TOP = 82.4;

function project(x: number, h: number, z: number): Point {
  const scale = FOCUS / (z - EYE.z);
  return [VANISHING[0] + (x - EYE.x) * scale, VANISHING[1] - (h - EYE.h) * scale];
}

function deckHeight(z: number): number {
  return z < 0 ? DECK + z * 0.02 : DECK + 4 * (1 - ((z - SPAN / 2) / (SPAN / 2)) ** 2);
}

function cableHeight(z: number): number {
  if (z >= 0) return 45 + (CABLE_TOP - 45) * ((z - SPAN / 2) / (SPAN / 2)) ** 2;
  const t = -z / 190;
  return CABLE_TOP - 43 * t - 40 * t * (1 - t);
}

function along(x: number, height: (z: number) => number, from: number, to: number, count = 26): Point[] {
  return steps(from, to, count).map((z) => project(x, height(z), z));
}

function segment(a: Point, b: Point): string {
  return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}

// --- The towers of stone ------------------------------------------------------------------------------

const OPENINGS = [-8.7, 8.7] as const;
const OPENING_HALF = 5.1;
const SPRING = 59;
const APEX = 71.5;
const FRONT_Z = -4;
const BACK_Z = 3.4;

/** A pointed arch in metres, projected at depth z. */
function gothic(x: number, z: number, foot: number, grow = 0): string {
  const half = OPENING_HALF + grow;
  const [ax, ay] = project(x - half, foot, z);
  const [, sy] = project(x - half, SPRING, z);
  const [px, py] = project(x, APEX + grow * 1.4, z);
  const [bx] = project(x + half, foot, z);
  const rise = sy - py;
  return (
    d`M${ax} ${ay}V${sy}C${ax} ${sy - rise * 0.55} ${px - (px - ax) * 0.42} ${py + rise * 0.16} ${px} ${py}` +
    d`C${px + (bx - px) * 0.42} ${py + rise * 0.16} ${bx} ${sy - rise * 0.55} ${bx} ${sy}V${ay}Z`
  );
}

/** Half widths of the tower from the river up: a batter below, offsets, the corbelled cornice. */
const OUTLINE: readonly Point[] = [
  [0, 22.6],
  [4, 22.6],
  [4, 21.6],
  [33, 20.6],
  [33, 21.4],
  [36, 21.4],
  [36, 20],
  [60, 19.6],
  [61.5, 19],
  [75, 18.8],
  [76, 19.6],
  [77.2, 19.6],
  [78.2, 20.8],
  [80.6, 20.8],
  [80.6, 19.2],
  [84.3, 19.2],
];

function face(z: number): string {
  const right = OUTLINE.map(([h, half]) => project(half, h, z));
  const left = OUTLINE.map(([h, half]) => project(-half, h, z)).reverse();
  return poly([...right, ...left]);
}

function course(h: number, half: number): string {
  return segment(project(-half, h, FRONT_Z), project(half, h, FRONT_Z));
}

const STONE: Stops = [
  [0, '#5263c0'],
  [0.12, '#6c6fbe'],
  [0.3, '#b48aa6'],
  [0.47, '#f4b877'],
  [0.56, '#ffcf88'],
  [0.575, '#4a4aa4'],
  [0.7, '#2f3a98'],
  [1, '#141f6c'],
];

function towerTop(): number {
  return project(0, 84.3, FRONT_Z)[1];
}

function nearTower(): Drawing {
  const top = towerTop();
  const foot = project(0, 0, FRONT_Z)[1];
  const openings = OPENINGS.map((x) => gothic(x, FRONT_Z, DECK - 1)).join('');
  const masonry = vertical(STONE, top, foot);
  const flank = band(
    OUTLINE.map(([h, half]) => project(half, h, FRONT_Z)),
    OUTLINE.map(([h, half]) => project(half, h, BACK_Z)),
  );
  const pier = (a: number, b: number, from: number, to: number): string =>
    poly([
      project(a, from, FRONT_Z),
      project(b, from, FRONT_Z),
      project(b, to, FRONT_Z),
      project(a, to, FRONT_Z),
    ]);
  const next = random(8);
  let blocks = '';
  for (let h = 3; h < 75; h += 3.1) {
    for (let x = -20 + next() * 2; x < 18; x += next.between(3, 8)) {
      const open = h > 34 && h < 72 && OPENINGS.some((o) => Math.abs(x + 1 - o) < OPENING_HALF + 2);
      if (!open && next.chance(0.3)) blocks += pier(x, x + next.between(1.4, 2.6), h, h + 1.3);
    }
  }
  return [
    path(
      flank,
      vertical(
        [
          [0, '#33409c'],
          [0.45, '#6b5a9c'],
          [0.56, '#c98f86'],
          [0.575, '#2a318a'],
          [1, '#101a60'],
        ],
        top,
        foot,
      ),
    ),
    // The inner sides of the openings, lit by the lamps of the roadway.
    group(
      OPENINGS.map((x) =>
        path(
          gothic(x, FRONT_Z, DECK - 1) + gothic(x, BACK_Z, DECK - 1),
          vertical(['#8a5f8e', '#e89a62', '#ffd08a'], project(0, APEX, 0)[1], project(0, DECK, 0)[1]),
          {
            evenOdd: true,
            clip: clip(gothic(x, FRONT_Z, DECK - 1)),
          },
        ),
      ),
    ),
    path(face(FRONT_Z) + openings, masonry, { evenOdd: true }),
    // Fills the gap between the deck's side and the pier.
    path(pier(12.9, 13.9, 33, 36), '#2f3a98'),
    path(blocks, '#1c2a86', { opacity: 0.16 }),
    // Buttresses stand forward of the wall between them.
    path(pier(-19.6, -15.2, 37, 74) + pier(15.2, 19.6, 37, 74) + pier(-2.4, 2.4, 37, 74), '#fff0c8', {
      opacity: 0.1,
    }),
    line(
      [-15.2, 15.2, -2.4, 2.4, 19.4]
        .map((x) => segment(project(x, 37, FRONT_Z), project(x, 74.5, FRONT_Z)))
        .join(''),
      '#2a2f86',
      1.2,
      { opacity: 0.45 },
    ),
    line(
      [-19.4, -14.6, -2, 2.8]
        .map((x) => segment(project(x, 37, FRONT_Z), project(x, 74.5, FRONT_Z)))
        .join(''),
      PALE,
      0.9,
      { opacity: 0.35 },
    ),
    path(pier(-17, -9, 5, 31) + pier(-5.5, 5.5, 5, 31) + pier(9, 17, 5, 31), '#0d1858', { opacity: 0.28 }),
    line(OPENINGS.map((x) => gothic(x, FRONT_Z, DECK - 1, 1.1)).join(''), '#2b318c', 1.4, { opacity: 0.4 }),
    line(OPENINGS.map((x) => gothic(x, FRONT_Z, DECK - 1)).join(''), PALE, 1.5, { opacity: 0.85 }),
    path(pier(-19.6, 19.6, 76, 77.2) + pier(-20.8, 20.8, 79.4, 80.6), '#8f97e0', { opacity: 0.5 }),
    path([-HALF_DECK, -4, 4, HALF_DECK].map((x) => pier(x - 1.1, x + 1.1, 80.8, 83.4)).join(''), '#141f72', {
      opacity: 0.8,
    }),
    line(course(75, 18.8) + course(78.2, 20.8) + course(4, 22.6), '#1c267c', 2, { opacity: 0.5 }),
    line(course(80.6, 20.8) + course(84.3, 19.2) + course(36, 21.4), '#aab4f4', 1.4, { opacity: 0.8 }),
    rim(
      poly(
        OUTLINE.map(([h, half]) => project(half, h, FRONT_Z)),
        false,
      ),
      1.2,
      '#b9c2ff',
      0.55,
    ),
  ];
}

/** The same tower across the river, small and in the haze. */
function farTower(): Drawing {
  const z = SPAN;
  const holes = OPENINGS.map((x) => gothic(x, z, DECK + 1)).join('');
  return [
    path(
      face(z) + holes,
      vertical(['#4a5cc0', '#c99a96', '#e8ad7c', '#2a3894'], project(0, 84, z)[1], project(0, 4, z)[1]),
      {
        evenOdd: true,
      },
    ),
    line(segment(project(-20.8, 80, z), project(20.8, 80, z)), '#a8b4f4', 1, { opacity: 0.7 }),
  ];
}

// --- Cables and deck ----------------------------------------------------------------------------------

/** Suspenders hang from the cable, stays fan out from the tower's top: the bridge's web. */
function web(x: number, from: number, to: number, step: number, reach: number): string {
  let data = '';
  const sign = Math.sign(to - from) || 1;
  for (let z = from; sign * (to - z) > 0; z += sign * step) {
    data += segment(project(x, cableHeight(z), z), project(x, deckHeight(z) + 2, z));
    const near = to > SPAN - 1 && z > SPAN / 2 ? SPAN : 0;
    if (Math.abs(z - near) < reach && Math.abs(z - near) > 14)
      data += segment(project(x, CABLE_TOP - 1, near), project(x, deckHeight(z) + 2, z));
  }
  return data;
}

function farCables(): Drawing {
  const main = (x: number) => poly(along(x, cableHeight, 0, SPAN), false);
  const hang = horizontal(
    [
      [0, '#b9c4ff', 0.7],
      [1, '#ffdcae', 0.5],
    ],
    250,
    460,
  );
  return [
    line(web(-HALF_DECK, 8, SPAN, 12, 120), hang, 0.6, { opacity: 0.4 }),
    line(web(HALF_DECK, 8, SPAN, 8, 120), hang, 0.7, { opacity: 0.8 }),
    line([-HALF_DECK, -4, 4].map(main).join(''), '#8c9aee', 1.2, { opacity: 0.9 }),
    line(main(HALF_DECK), '#dfe3ff', 1.8),
  ];
}

const NEAR_END = -96;

function nearCables(): Drawing {
  const main = (x: number) => poly(along(x, cableHeight, FRONT_Z, NEAR_END, 18), false);
  const hang = horizontal(
    [
      [0, '#aab6ff', 0.25],
      [1, '#ffdcae', 0.8],
    ],
    -40,
    260,
  );
  return [
    line(web(-HALF_DECK, -12, NEAR_END, 11, 80), hang, 0.8, { opacity: 0.4 }),
    line(web(HALF_DECK, -12, NEAR_END, 9, 80), hang, 1, { opacity: 0.75 }),
    line([-HALF_DECK, -4, 4].map(main).join(''), '#7f90ea', 2, { opacity: 0.9 }),
    line(main(HALF_DECK), '#dfe3ff', 2.8),
  ];
}

function strip(x0: number, x1: number, from: number, to: number, lift = 0): string {
  const height = (z: number) => deckHeight(z) + lift;
  return band(along(x0, height, from, to), along(x1, height, from, to));
}

/** Traffic as streams of light: pale gold towards the viewer, rose away from the viewer. */
function traffic(from: number, to: number, width: number): Drawing {
  const lane = (x: number) => poly(along(x, deckHeight, from, to), false);
  return [
    line([-10.6, -7.4, -4.6].map(lane).join(''), '#ffd27c', width, { opacity: 0.85 }),
    line([-8.9].map(lane).join(''), '#fff3cf', width * 0.6),
    line([4.6, 7.4, 10.6].map(lane).join(''), '#ff6a62', width, { opacity: 0.75 }),
    line([9].map(lane).join(''), '#ffab7c', width * 0.6, { opacity: 0.9 }),
  ];
}

function fascia(from: number, to: number, step: number): Drawing {
  const rail = (z: number) => deckHeight(z) + 2.4;
  const sole = (z: number) => deckHeight(z) - 3.4;
  let lattice = '';
  for (let z = from; z < to; z += step) {
    lattice += segment(project(HALF_DECK, sole(z), z), project(HALF_DECK, rail(z + step), z + step));
    lattice += segment(project(HALF_DECK, rail(z), z), project(HALF_DECK, sole(z), z));
  }
  return [
    path(band(along(HALF_DECK, rail, from, to), along(HALF_DECK, sole, from, to)), '#16217a', {
      opacity: 0.92,
    }),
    line(lattice, '#5a68cc', 1, { opacity: 0.7 }),
    line(poly(along(HALF_DECK, rail, from, to), false), '#ffd9a0', 1.6, { opacity: 0.9 }),
    line(poly(along(HALF_DECK, sole, from, to), false), '#3a48b4', 1.6),
  ];
}

function lamps(from: number, to: number, step: number): Drawing {
  const places = steps(from, to, Math.round(Math.abs(to - from) / step)).map((z) => {
    const [x, y] = project(HALF_DECK, deckHeight(z) + 7, z);
    return { x, y, foot: project(HALF_DECK, deckHeight(z) + 2, z), scale: FOCUS / (z - EYE.z) / 5 };
  });
  return [
    line(places.map(({ x, y, foot }) => segment([x, y], foot)).join(''), '#ffdca4', 1, { opacity: 0.7 }),
    places.map(({ x, y, scale }) =>
      glow({ x, y, radius: clamp(16 * scale, 5, 34), color: AMBER, strength: 0.9 }),
    ),
    line(dots(places.map(({ x, y }): Point => [x, y])), '#fff4d4', 2.6, { cap: 'round' }),
  ];
}

function deck(from: number, to: number, width: number, step: number): Drawing {
  return [
    path(
      strip(-HALF_DECK, HALF_DECK, from, to),
      slanted(['#3a2f86', '#54418e', '#2d3698'], [0, 600], [330, 380]),
    ),
    traffic(from, to, width),
    // The boards of the promenade run above the roadways.
    path(strip(-2.6, 2.6, from, to, 4.6), slanted(['#8a5a78', '#e6a878', '#ffd9a0'], [-40, 600], [300, 390])),
    line(
      poly(
        along(2.6, (z) => deckHeight(z) + 5.6, from, to),
        false,
      ),
      '#ffe9bc',
      1.1,
      { opacity: 0.8 },
    ),
    fascia(from, to, step),
  ];
}

// --- Manhattan ----------------------------------------------------------------------------------------

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly tone?: number;
  readonly crown?: 'flat' | 'stepped' | 'slant' | 'pyramid';
  readonly chance?: number;
}

/** An office tower: setbacks by kind, its western edge against the afterglow, windows in a loose grid. */
function office({ x, width: w, height: h, tone = 0.3, crown = 'flat', chance = 0.36 }: Tower): Drawing {
  const y = SHORE - h;
  const inset = w * 0.2;
  const wall = mix('#1a2a8c', '#6f86dc', tone);
  const outline =
    crown === 'stepped'
      ? d`M${x} ${SHORE}V${y + h * 0.22}h${inset}V${y + h * 0.08}h${inset * 0.7}V${y}h${w - inset * 3.4}v${h * 0.08}h${inset * 0.7}v${h * 0.14}h${inset}V${SHORE}Z`
      : crown === 'slant'
        ? d`M${x} ${SHORE}V${y + w * 0.7}L${x + w} ${y}V${SHORE}Z`
        : crown === 'pyramid'
          ? d`M${x} ${SHORE}V${y + w * 0.9}h${w * 0.1}L${x + w / 2} ${y}L${x + w * 0.9} ${y + w * 0.9}h${w * 0.1}V${SHORE}Z`
          : d`M${x} ${SHORE}V${y}h${w}V${SHORE}Z`;
  const tall = Math.round(x) % 3 === 0;
  const head = crown === 'flat' ? 6 : crown === 'stepped' ? h * 0.24 : w;
  return [
    path(outline, vertical([wall, mix(wall, '#2a3aa4', 0.5), mix(wall, '#c98f96', 0.35)], y, SHORE)),
    path(d`M${x + w * 0.72} ${SHORE}V${y + (crown === 'flat' ? 0 : head)}H${x + w}V${SHORE}Z`, '#0d1a6a', {
      opacity: 0.4,
    }),
    windows({
      seed: Math.round(x * 3 + h),
      x: x + w * 0.1,
      y: y + head,
      width: w * 0.8,
      height: h - head - 8,
      columns: Math.max(2, Math.round(w / (tall ? 8 : 6))),
      rows: Math.max(3, Math.round((h - head) / (tall ? 15 : 10))),
      fill: tall ? [0.34, 0.62] : [0.5, 0.4],
      lit: vertical(['#ffdf9c', '#ffb862'], y, SHORE),
      chance: chance * (0.55 + tone),
    }),
    crown === 'flat' && line(d`M${x} ${y}h${w}`, '#a9b8f8', 1.2, { opacity: 0.6 }),
    crown === 'flat' && w > 33 && path(d`M${x + w * 0.3} ${y}v-5h${w * 0.26}v5Z`, wall),
    crown !== 'flat' && w < 36 && line(d`M${x + w / 2} ${y + 1}v-16`, '#8f9ce8', 1),
  ];
}

const EMPIRE_METRE = 0.69;
const WORLD_TRADE_METRE = 0.58;
// Slightly taller than in reality, so that its crown shows.
const CHRYSLER_METRE = 0.82;

/** Half widths by height in metres, mirrored around x. */
function silhouette(x: number, metre: number, table: readonly Point[]): string {
  const right = table.map(([h, half]): Point => [x + half * metre, SHORE - h * metre]);
  const left = table.map(([h, half]): Point => [x - half * metre, SHORE - h * metre]).reverse();
  return poly([...right, ...left]);
}

const EMPIRE: readonly Point[] = [
  [0, 40],
  [26, 40],
  [26, 33],
  [84, 33],
  [84, 28],
  [106, 28],
  [106, 22.5],
  [272, 22.5],
  [272, 19.5],
  [300, 19.5],
  [300, 15.5],
  [320, 15.5],
  [320, 8],
  [329, 8],
  [332, 6.4],
  [362, 5.6],
  [370, 4.4],
  [381, 2],
  [381, 1.1],
  [443, 0.5],
];

/** The Empire State Building: its setbacks and mast in metres, the uppermost storeys floodlit. */
function empireState(x: number): Drawing {
  const y = (h: number) => SHORE - h * EMPIRE_METRE;
  const bar = (from: number, half: number, to: number): string =>
    d`M${x - half * EMPIRE_METRE} ${y(from)}V${y(to)}H${x + half * EMPIRE_METRE}V${y(from)}Z`;
  let [lit, piers] = ['', ''];
  const next = random(31);
  for (let column = -18; column <= 18; column += 4.5) {
    piers += d`M${x + column * EMPIRE_METRE} ${y(110)}V${y(Math.abs(column) > 15 ? 268 : 298)}`;
    for (let h = 112; h < 262; h += 9)
      if (next.chance(0.34)) lit += d`M${x + (column + 1.2) * EMPIRE_METRE} ${y(h)}v-3.200h1.600v3.200Z`;
  }
  for (let column = -28; column <= 26; column += 6)
    for (let h = 30; h < 84; h += 10)
      if (next.chance(0.5)) lit += d`M${x + column * EMPIRE_METRE} ${y(h)}v-3.400h2v3.400Z`;
  return [
    glow({ x, y: y(330), radius: 64, radiusY: 84, color: '#ffdca0', strength: 0.5 }),
    path(
      silhouette(x, EMPIRE_METRE, EMPIRE),
      horizontal(['#b3b4f0', '#7480d8', '#3a49b4', '#25319a'], x - 26, x + 26),
    ),
    path(
      silhouette(x, EMPIRE_METRE, EMPIRE),
      vertical(
        [
          [0, '#ffd9a0', 0.85],
          [0.27, '#ffcf8c', 0.8],
          [0.31, '#ffc88a', 0.5],
          [0.42, '#c690b0', 0.1],
          [1, '#3a3fa6', 0.5],
        ],
        y(443),
        SHORE,
      ),
    ),
    line(piers, '#1d2a90', 0.8, { opacity: 0.4 }),
    path(lit, '#ffdb94'),
    path(bar(300, 15.5, 303.5) + bar(272, 19.5, 275.5) + bar(320, 8, 323), '#fff3d0', { opacity: 0.9 }),
    path(bar(332, 2.2, 362), '#fff8e2', { opacity: 0.9 }),
    line(d`M${x} ${y(380)}V${y(443)}`, '#fff3d0', 1.4),
  ];
}

const CHRYSLER: readonly Point[] = [
  [0, 34],
  [60, 34],
  [60, 27],
  [96, 27],
  [96, 18.5],
  [118, 18.5],
  [118, 17],
  [218, 17],
  [218, 18.6],
  [222, 18.6],
  [222, 16],
];

/** The Chrysler Building: a shaft, eagles at its corners, seven arches with lit triangles, the needle. */
function chrysler(x: number): Drawing {
  const y = (h: number) => SHORE - h * CHRYSLER_METRE;
  // Each arch of the crown: where it springs, its half width, its top.
  const arches = [0, 1, 2, 3, 4, 5, 6].map((i) => ({
    foot: 222 + i * 7.4,
    half: 16 - i * 2.05,
    top: 243 + i * 8.2,
  }));
  const curve = ({ foot, half, top }: { foot: number; half: number; top: number }): string =>
    d`M${x - half * CHRYSLER_METRE} ${y(foot)}C${x - half * CHRYSLER_METRE} ${y(lerp(foot, top, 0.75))} ${x - half * 0.4 * CHRYSLER_METRE} ${y(top)} ${x} ${y(top + 3)}` +
    d`C${x + half * 0.4 * CHRYSLER_METRE} ${y(top)} ${x + half * CHRYSLER_METRE} ${y(lerp(foot, top, 0.75))} ${x + half * CHRYSLER_METRE} ${y(foot)}`;
  const rays = arches.slice(0, 6).map(({ foot, half, top }, i) =>
    [-0.62, -0.22, 0.22, 0.62]
      .slice(i > 3 ? 1 : 0, i > 3 ? 3 : 4)
      .map((u) => {
        const cx = x + u * half * CHRYSLER_METRE;
        const cy = y(lerp(foot, top, 0.42 + 0.34 * (1 - u * u)));
        return d`M${cx - 1} ${cy + 1.6}L${cx + u * 1.2} ${cy - 2.6}L${cx + 1} ${cy + 1.6}Z`;
      })
      .join(''),
  );
  let [lit, piers] = ['', ''];
  const next = random(12);
  for (let column = -13; column <= 10; column += 4.6) {
    piers += d`M${x + (column - 1) * CHRYSLER_METRE} ${y(98)}V${y(216)}`;
    for (let h = 100; h < 214; h += 9)
      if (next.chance(0.36)) lit += d`M${x + column * CHRYSLER_METRE} ${y(h)}v-3.200h1.700v3.200Z`;
  }
  return [
    glow({ x, y: y(256), radius: 56, radiusY: 66, color: '#ffe2ac', strength: 0.5 }),
    path(
      silhouette(x, CHRYSLER_METRE, CHRYSLER),
      horizontal(['#aeb4f2', '#6d7cd8', '#3547b2', '#202d92'], x - 22, x + 22),
    ),
    path(
      silhouette(x, CHRYSLER_METRE, CHRYSLER),
      vertical(
        [
          [0, '#ffcf98', 0.5],
          [0.3, '#c698b8', 0.15],
          [1, '#3a3fa6', 0.5],
        ],
        y(222),
        SHORE,
      ),
    ),
    line(piers, '#1d2a90', 0.8, { opacity: 0.4 }),
    path(lit, '#ffdb94'),
    path(
      d`M${x - 1.9 * CHRYSLER_METRE} ${y(278)}L${x} ${y(322)}L${x + 1.9 * CHRYSLER_METRE} ${y(278)}Z`,
      '#fff3d4',
    ),
    arches.map((one, i) => [
      path(
        `${curve(one)}Z`,
        horizontal([mix('#f6ecff', '#fff6dc', i / 6), '#b9b4ec', '#5c66c4'], x - 11, x + 11),
      ),
      line(curve(one), '#27348f', 0.7, { opacity: 0.75 }),
    ]),
    path(rays.join(''), '#ffb545'),
    line(
      d`M${x - 18.6 * CHRYSLER_METRE} ${y(221)}l-3-1.200M${x + 18.6 * CHRYSLER_METRE} ${y(221)}l3-1.200`,
      '#e6e4ff',
      1.6,
      { cap: 'round' },
    ),
  ];
}

/** One World Trade Center: a taper of eight triangles, its needle lit. */
function worldTrade(x: number): Drawing {
  const y = (h: number) => SHORE - h * WORLD_TRADE_METRE;
  const w = 31 * WORLD_TRADE_METRE;
  return [
    path(
      d`M${x - w} ${SHORE}V${y(56)}L${x - w * 0.7} ${y(417)}H${x + w * 0.7}L${x + w} ${y(56)}V${SHORE}Z`,
      vertical(['#7a8fe8', '#3c50bc', '#5a4fa4'], y(417), SHORE),
    ),
    path(d`M${x - w} ${y(56)}L${x - w * 0.7} ${y(417)}L${x} ${y(417)}Z`, '#aebcff', { opacity: 0.55 }),
    path(d`M${x} ${y(417)}L${x + w * 0.7} ${y(417)}L${x + w} ${y(56)}Z`, '#17248a', { opacity: 0.55 }),
    line(d`M${x} ${y(417)}V${y(541)}`, PALE, 1.6),
    line(d`M${x - w * 0.7} ${y(417)}H${x + w * 0.7}`, PALE, 1.6),
  ];
}

const DOWNTOWN: readonly Tower[] = [
  { x: -136, width: 40, height: 150, tone: 0.34, crown: 'stepped' },
  { x: -100, width: 34, height: 210, tone: 0.2 },
  { x: -24, width: 44, height: 240, tone: 0.26, crown: 'pyramid' },
  { x: -62, width: 40, height: 130, tone: 0.12 },
  { x: 92, width: 36, height: 216, tone: 0.22, crown: 'stepped' },
  { x: 12, width: 30, height: 156, tone: 0.1 },
  { x: 70, width: 34, height: 128, tone: 0.06, crown: 'slant' },
  { x: 128, width: 40, height: 150, tone: 0.16 },
  { x: 178, width: 34, height: 184, tone: 0.28, crown: 'pyramid' },
  { x: 214, width: 44, height: 130, tone: 0.1 },
  { x: 262, width: 36, height: 170, tone: 0.24, crown: 'stepped' },
  { x: 304, width: 40, height: 112, tone: 0.12 },
  { x: 346, width: 34, height: 134, tone: 0.26 },
];

const MIDTOWN_BACK: readonly Tower[] = [
  { x: 394, width: 30, height: 150, tone: 0.5 },
  { x: 440, width: 26, height: 182, tone: 0.56, crown: 'slant' },
  { x: 486, width: 22, height: 138, tone: 0.5 },
  { x: 590, width: 26, height: 150, tone: 0.54, crown: 'stepped' },
  { x: 560, width: 15, height: 214, tone: 0.6 },
  { x: 690, width: 34, height: 158, tone: 0.5 },
  { x: 738, width: 26, height: 196, tone: 0.54, crown: 'slant' },
  { x: 790, width: 36, height: 138, tone: 0.48, crown: 'stepped' },
  { x: 842, width: 28, height: 170, tone: 0.5 },
  { x: 886, width: 40, height: 122, tone: 0.46 },
];

const MIDTOWN_FRONT: readonly Tower[] = [
  { x: 372, width: 38, height: 84, tone: 0.2 },
  { x: 416, width: 34, height: 106, tone: 0.28, crown: 'stepped' },
  { x: 456, width: 42, height: 72, tone: 0.16 },
  { x: 560, width: 40, height: 88, tone: 0.22 },
  { x: 498, width: 26, height: 58, tone: 0.1 },
  { x: 536, width: 30, height: 52, tone: 0.12 },
  { x: 604, width: 32, height: 68, tone: 0.14 },
  { x: 640, width: 36, height: 62, tone: 0.1 },
  { x: 682, width: 44, height: 92, tone: 0.2, crown: 'stepped' },
  { x: 730, width: 38, height: 74, tone: 0.14 },
  { x: 772, width: 32, height: 104, tone: 0.22 },
  { x: 808, width: 52, height: 66, tone: 0.12 },
  { x: 864, width: 36, height: 92, tone: 0.2, crown: 'stepped' },
  { x: 904, width: 44, height: 70, tone: 0.14 },
];

const EMPIRE_X = 478;
const CHRYSLER_X = 640;

function manhattan(lit: boolean): Drawing {
  // Only walls are reflected; their windows would be noise.
  const house = (tower: Tower): Drawing => office(lit ? tower : { ...tower, chance: 0 });
  return [
    skyline({
      seed: 14,
      base: SHORE,
      height: 130,
      top: '#6f86d8',
      foot: '#c9a0b8',
      light: '#ffdf9c',
      chance: lit ? 0.04 : 0,
      widths: [12, 28],
    }),
    mist({ y: 230, height: 170, color: '#b99cc8', strength: 0.5 }),
    worldTrade(50),
    MIDTOWN_BACK.map(house),
    mist({ y: 250, height: 140, color: '#8f86cc', strength: 0.45 }),
    DOWNTOWN.map(house),
    empireState(EMPIRE_X),
    chrysler(CHRYSLER_X),
    MIDTOWN_FRONT.map(house),
    mist({ y: 316, height: 70, color: '#ffbf86', strength: 0.35, thickest: 0.7 }),
  ];
}

/** The drive along the East River: a wall, a row of lamps. */
function quay(): Drawing {
  const next = random(4);
  const row: Point[] = [];
  for (let x = LEFT; x < RIGHT; x += next.between(11, 26)) row.push([x, SHORE - next.between(2, 5)]);
  return [
    rect(
      LEFT,
      SHORE - 5,
      RIGHT - LEFT,
      8,
      vertical([
        [0, '#1a247e'],
        [1, '#101a62'],
      ]),
    ),
    line(dots(row), AMBER, 2.4, { cap: 'round' }),
    line(dots(row.filter((_, i) => i % 3 === 0)), '#fff4d4', 3, { cap: 'round' }),
    glow({ x: 560, y: SHORE, radius: 420, radiusY: 40, color: '#ffb866', strength: 0.5 }),
  ];
}

function river(city: Drawing): Drawing {
  const streakOfLight = (seed: number, x: number, to: number, strength: number, spread = 16): Drawing =>
    glitter({
      seed,
      count: 40,
      x,
      from: SHORE + 8,
      to,
      spread: [spread * 0.5, spread * 1.6],
      length: 26,
      color: '#ffcf86',
      opacity: strength,
    });
  return [
    water(
      [
        [0, '#b48fb4'],
        [0.08, '#6b74cc'],
        [0.25, '#3350bc'],
        [0.55, '#1a339a'],
        [1, '#0a1a66'],
      ],
      SHORE,
    ),
    reflection(symbol(city), { foot: SHORE, squash: 0.5, strength: 0.42, end: 540 }),
    glow({ x: 560, y: SHORE + 6, radius: 380, radiusY: 90, color: '#ffb46c', strength: 0.4 }),
    glitter({
      seed: 3,
      count: 92,
      x: 420,
      from: SHORE + 8,
      to: BOTTOM,
      spread: 540,
      length: 46,
      color: '#7f96f0',
      opacity: 0.3,
    }),
    glitter({
      seed: 6,
      count: 92,
      x: 420,
      from: SHORE + 12,
      to: BOTTOM,
      spread: 540,
      length: 60,
      color: '#0a1a6c',
      opacity: 0.4,
    }),
    streakOfLight(11, EMPIRE_X, 560, 0.75, 22),
    streakOfLight(12, CHRYSLER_X, 530, 0.65, 18),
    streakOfLight(13, 590, 470, 0.45),
    streakOfLight(14, 716, 490, 0.45),
    streakOfLight(15, 440, 480, 0.5),
    streakOfLight(16, 804, 520, 0.45),
    streakOfLight(17, 880, 500, 0.4),
  ];
}

function ferry(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-34 8H34L30 16H-30Z', '#ffcf86', { opacity: 0.25 }),
      path('M-36 0H40L32 9H-30Z', '#0e1a66'),
      path('M-28 0V-9H26L30 0Z', '#c9c4f0'),
      path('M-22-9V-16H16V-9Z', '#9fa2e2'),
      path('M6-16h8v-6h-8Z', '#ffcf9a'),
      path(
        'M-24-6h6v3h-6ZM-14-6h6v3h-6ZM-4-6h6v3h-6ZM6-6h6v3h-6ZM16-6h6v3h-6ZM-18-14h6v3h-6ZM-8-14h6v3h-6ZM2-14h6v3h-6Z',
        AMBER,
      ),
      line('M-36 0H40', PALE, 1.2),
      line('M60 12H40M74 15H50M-46 11h-8', '#aab8ff', 1.4, { cap: 'round', opacity: 0.6 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The roof in the foreground -----------------------------------------------------------------------

/** Bulbs on a wire across the roof. */
function bulbs(from: Point, to: Point, sag: number): Drawing {
  const points = steps(0, 1, 9).map((t): Point => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t) + sag * 4 * t * (1 - t),
  ]);
  const lit = points.slice(1, -1);
  return [
    line(smooth(points), '#0d1250', 1.2),
    lit.map(([x, y]) => glow({ x, y: y + 3, radius: 15, color: AMBER, strength: 0.8 })),
    line(dots(lit.map(([x, y]): Point => [x, y + 3])), '#fff1cc', 5, { cap: 'round' }),
  ];
}

/** A Brooklyn roof's water tank: staves, hoops, a shingled cone, on steel legs. */
function waterTank(x: number, y: number, scale: number): Drawing {
  const wood = horizontal(
    [
      [0, '#d98f62'],
      [0.16, '#a4637a'],
      [0.45, '#4a3a86'],
      [1, '#181c66'],
    ],
    -44,
    44,
  );
  const staves = [-36, -28, -19, -9, 1, 11, 21, 30, 37].map((s) => d`M${s} -150V-72`).join('');
  return group(
    [
      line('M-34-72L-40 40M34-72L40 40M-12-72V40M12-72V40M-36-40L36 0M36-40L-36 0M-38 0H38', '#141a60', 4.5, {
        cap: 'round',
      }),
      line('M-36-70L-42 40M-14-70V40', '#c98a74', 1.2, { opacity: 0.8 }),
      path('M-48-76H48V-68H-48Z', '#1a2070'),
      path('M-42-152H42L44-74H-44Z', wood),
      line(staves, '#141a60', 1, { opacity: 0.45 }),
      line(
        'M-43-88Q0-84 43-88M-43-106Q0-102 43-106M-42.500-124Q0-120 42.500-124M-42-142Q0-138 42-142',
        '#1a1f66',
        2,
        { opacity: 0.7 },
      ),
      path(
        'M-50-150L0-186L50-150Q0-142-50-150Z',
        horizontal(['#e6a06c', '#8a5684', '#2a2a80', '#141a5c'], -50, 50),
      ),
      line('M-50-150L0-186', '#ffdca4', 1.8, { cap: 'round' }),
      line('M-43.500-76L-42-148', '#ffcf96', 1.6, { opacity: 0.9 }),
      path('M-3-184h6v-7h-6Z', '#2a2a80'),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function roof(): Drawing {
  return [
    path(d`M566 ${BOTTOM}V566H${RIGHT}V${BOTTOM}Z`, vertical(['#3a2f86', '#151a5c'])),
    path(d`M560 566h380v-9H560Z`, '#5a4a9c'),
    line(d`M560 557H${RIGHT}`, '#ffcf96', 1.6, { opacity: 0.9 }),
    line(d`M590 566V600M660 566V600M730 566V600M800 566V600M870 566V600M566 583H${RIGHT}`, '#0d1250', 1, {
      opacity: 0.5,
    }),
  ];
}

export const newYork: Illustration = {
  name: 'new-york',
  title: 'Brooklyn Bridge and Manhattan in the blue hour',
  hour: 'blue hour',
  hue: '#2440ae',
  draw: () => {
    const city = manhattan(true);
    return [
      sky(
        [
          [0, '#07124e'],
          [0.2, '#10268a'],
          [0.44, '#2446b8'],
          [0.66, '#4f6fd4'],
          [0.83, '#8f96de'],
          [0.94, '#dcaeb8'],
          [1, '#ffc692'],
        ],
        SHORE,
      ),
      stars(5, 70, 170),
      streaks({ seed: 21, count: 6, y: 90, height: 130, top: '#2c49b4', lit: '#8f92dc', opacity: 0.5 }),
      glow({ x: 560, y: SHORE - 10, radius: 460, radiusY: 190, color: '#ffb98c', strength: 0.55 }),
      city,
      river(manhattan(false)),
      quay(),
      ferry(640, 428, 0.8),
      farCables(),
      deck(FRONT_Z, SPAN + 20, 0.8, 9),
      farTower(),
      lamps(30, SPAN - 20, 40),
      nearTower(),
      deck(-103, FRONT_Z, 2.4, 6),
      lamps(-84, -14, 17),
      nearCables(),
      glow({
        x: project(0, DECK, FRONT_Z)[0],
        y: project(0, DECK + 6, FRONT_Z)[1],
        radius: 150,
        radiusY: 70,
        color: '#ffb860',
        strength: 0.4,
      }),
      waterTank(716, 570, 0.9),
      bulbs([752, 506], [RIGHT, 470], 34),
      bulbs([680, 506], [560, 560], 12),
      roof(),
      kite({
        x: 286,
        y: 92,
        size: 1.2,
        lean: -22,
        light: 'dusk',
        tail: { toward: 36, length: 104, bows: 5, swing: 9 },
      }),
    ];
  },
};
