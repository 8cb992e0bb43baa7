import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { clamp, d, lerp, steps, type Point } from '../drawing/numbers';
import { band, poly, smooth, taper } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';

const SUN: Point = [618, 236];
const CREAM = '#fff1c8';
const UMBER = '#4a2734';

// --- The Colosseum, in metres -------------------------------------------------------------------------

// An elliptic ring of eighty bays, 188 by 156 metres, 48.5 high, seen from a rise across the street.
const [HALF_LONG, HALF_SHORT] = [94, 78];
const TURN = -0.34;
const BAYS = 80;
const EYE = { away: 236, height: 15 } as const;
const FOCUS = 690;
const CENTER = 384;
const HORIZON = 402;
const LEVELS = [0, 10.5, 22.3, 33.9, 48.5] as const;
const INNER = 11.5;

interface Ground {
  readonly x: number;
  readonly z: number;
}

function onRing(bay: number, inset = 0): Ground {
  const t = (bay / BAYS) * Math.PI * 2 - Math.PI / 2;
  const [u, v] = [(HALF_LONG - inset) * Math.cos(t), (HALF_SHORT - inset) * Math.sin(t)];
  return { x: u * Math.cos(TURN) - v * Math.sin(TURN), z: u * Math.sin(TURN) + v * Math.cos(TURN) };
}

function project(bay: number, h: number, inset = 0): Point {
  const { x, z } = onRing(bay, inset);
  const scale = FOCUS / (z + EYE.away);
  return [CENTER + x * scale, HORIZON - (h - EYE.height) * scale];
}

/** The bays where the wall turns out of sight, left and right. */
function limbs(inset: number): readonly [number, number] {
  const x = (bay: number) => project(bay, EYE.height, inset)[0];
  let [left, right] = [0, 0];
  for (let bay = -40; bay < 40; bay += 0.25) {
    if (x(bay) < x(left)) left = bay;
    if (x(bay) > x(right)) right = bay;
  }
  return [left, right];
}

const [OUTER_LEFT] = limbs(0);
const [, INNER_RIGHT] = limbs(INNER);
const BREAK = 6;

/** The outer wall's upper edge: whole to the left, broken off in steps and one long slope to the right. */
const BROKEN: readonly (readonly [bay: number, h: number])[] = [
  [BREAK, 48.5],
  [BREAK + 0.1, 45],
  [BREAK + 0.5, 41],
  [BREAK + 0.6, 34.6],
  [BREAK + 1.6, 33.4],
  [BREAK + 2, 27],
  [BREAK + 2.7, 22.6],
  [BREAK + 3.3, 15],
  [BREAK + 4, 8],
  [BREAK + 4.5, 0],
];

function wallBetween(from: number, to: number, h0: number, h1: number, inset = 0): string {
  const bays = steps(from, to, Math.max(2, Math.ceil(to - from)));
  return band(
    bays.map((bay) => project(bay, h0, inset)),
    bays.map((bay) => project(bay, h1, inset)),
  );
}

function along(from: number, to: number, h: number, inset = 0): string {
  return poly(
    steps(from, to, Math.max(2, Math.ceil(to - from))).map((bay) => project(bay, h, inset)),
    false,
  );
}

function outerWall(): string {
  const top = steps(OUTER_LEFT, BREAK, 26).map((bay) => project(bay, 48.5));
  const end = BROKEN.map(([bay, h]) => project(bay, h));
  const foot = steps(BREAK + 4.5, OUTER_LEFT, 30).map((bay) => project(bay, 0));
  return poly([...top, ...end, ...foot]);
}

interface Arch {
  readonly bay: number;
  readonly foot: number;
  readonly height: number;
  readonly half?: number;
  readonly inset?: number;
}

function archPoints({ bay, foot, height, half = 0.315, inset = 0 }: Arch): Point[] {
  const spring = foot + height - 2.3;
  const curve = steps(0, Math.PI, 8).map((a) =>
    project(bay - Math.cos(a) * half, spring + Math.sin(a) * 2.3, inset),
  );
  return [project(bay - half, foot, inset), ...curve, project(bay + half, foot, inset)];
}

/** What lies behind an arch: the far edge of its vault, cut to the opening. */
function throughArch(arch: Arch): string {
  const front = archPoints(arch);
  const back = archPoints({ ...arch, inset: (arch.inset ?? 0) + 2.7, height: arch.height - 0.2 });
  const xs = front.map(([x]) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  return poly(
    back.map(([x, y], i): Point => {
      const edge = front[i] ?? [x, y];
      return [clamp(x, low, high), Math.max(y, edge[1])];
    }),
  );
}

function outerArches(): Arch[] {
  const arches: Arch[] = [];
  for (let bay = Math.ceil(OUTER_LEFT) + 0.5; bay < BREAK + 3.5; bay++) {
    if (bay < BREAK + 2.4) arches.push({ bay, foot: 0, height: 7.3 });
    if (bay < BREAK + 1.4) arches.push({ bay, foot: 11.9, height: 7.2 });
    if (bay < BREAK + 0.8) arches.push({ bay, foot: 23.8, height: 7.2 });
  }
  return arches;
}

const STONE: Stops = [
  [0, '#5c3040'],
  [0.16, '#74404a'],
  [0.4, '#a3624a'],
  [0.64, '#cf8f52'],
  [0.82, '#efbb6e'],
  [1, '#ffe0a0'],
];
const [STONE_LEFT, STONE_RIGHT] = [project(OUTER_LEFT, 0)[0], project(INNER_RIGHT, 0, INNER)[0]];
const JAMB = horizontal(['#8a4c44', '#c27a4a', '#ffcf84'], STONE_LEFT, STONE_RIGHT);
const DEPTH = horizontal(['#2e1730', '#43202e', '#6e3528', '#b8662e'], STONE_LEFT, STONE_RIGHT);

function half(bay: number, h0: number, h1: number, width = 0.085): string {
  return poly([
    project(bay - width, h0),
    project(bay + width, h0),
    project(bay + width, h1),
    project(bay - width, h1),
  ]);
}

/** Half columns between the arches, with a lit stroke on the sunny side and a dark one on the other. */
function columns(): Drawing {
  let [body, lit, dark] = ['', '', ''];
  for (let bay = Math.ceil(OUTER_LEFT); bay <= BREAK + 3; bay++) {
    const storeys = bay <= BREAK ? 3 : bay <= BREAK + 1 ? 3 : bay <= BREAK + 2 ? 2 : 1;
    for (let storey = 0; storey < storeys; storey++) {
      const [h0, h1] = [(LEVELS[storey] ?? 0) + (storey ? 1.3 : 0.2), (LEVELS[storey + 1] ?? 0) - 2.2];
      body += half(bay, h0, h1);
      const [a, b] = [project(bay + 0.085, h0), project(bay + 0.085, h1)];
      const [c, e] = [project(bay - 0.1, h0), project(bay - 0.1, h1)];
      lit += d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
      dark += d`M${c[0]} ${c[1]}L${e[0]} ${e[1]}`;
    }
    if (bay <= BREAK) {
      const [a, b] = [project(bay + 0.06, 35.6), project(bay + 0.06, 46.4)];
      lit += d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
    }
  }
  return [
    path(body, horizontal(['#7c4650', '#b87650', '#ffd590'], STONE_LEFT, STONE_RIGHT)),
    line(
      lit,
      horizontal(
        [
          [0, '#d99a6a', 0.35],
          [0.6, '#ffdc9c', 0.8],
          [1, '#fff2cc', 0.9],
        ],
        STONE_LEFT,
        STONE_RIGHT,
      ),
      1,
    ),
    line(dark, '#3e1c34', 0.9, { opacity: 0.4 }),
  ];
}

/** Windows of the uppermost storey, in every second bay: the evening sky shines through them. */
function attic(): Drawing {
  let [panes, corbels] = ['', ''];
  for (let bay = Math.ceil(OUTER_LEFT); bay < BREAK; bay++) {
    if (bay % 2 === 0)
      panes += poly([
        project(bay + 0.37, 38.4),
        project(bay + 0.63, 38.4),
        project(bay + 0.63, 41.2),
        project(bay + 0.37, 41.2),
      ]);
    for (const u of [0.2, 0.5, 0.8]) {
      const [x, y] = project(bay + u, 43.6);
      corbels += d`M${x} ${y}v2.400`;
    }
  }
  return [path(panes, '#ffd98c'), line(corbels, '#3e1c34', 1.6, { opacity: 0.45 })];
}

function cornices(): Drawing {
  const ends = [BREAK + 3.2, BREAK + 2.2, BREAK + 1.2] as const;
  const light = horizontal(
    [
      [0, '#d9a070', 0.5],
      [0.55, '#ffdc9c', 0.9],
      [1, '#fff4d0', 1],
    ],
    STONE_LEFT,
    STONE_RIGHT,
  );
  const strips = ends
    .map((end, i) => wallBetween(OUTER_LEFT, end, (LEVELS[i + 1] ?? 0) - 2.1, (LEVELS[i + 1] ?? 0) - 0.2))
    .join('');
  const shadows = ends.map((end, i) => along(OUTER_LEFT, end, (LEVELS[i + 1] ?? 0) - 2.2)).join('');
  const edges = ends.map((end, i) => along(OUTER_LEFT, end, LEVELS[i + 1] ?? 0)).join('');
  return [
    path(strips, '#ffe2ac', { opacity: 0.14 }),
    line(shadows + along(OUTER_LEFT, BREAK, 46.6), '#3e1c34', 1.2, { opacity: 0.42 }),
    line(edges + along(OUTER_LEFT, BREAK, 42.8), light, 1.4, { opacity: 0.85 }),
    line(along(OUTER_LEFT, BREAK, 48.5), light, 2.4),
    line(
      poly(
        BROKEN.map(([bay, h]) => project(bay, h)),
        false,
      ),
      '#fff0c4',
      2.2,
      { join: 'round' },
    ),
  ];
}

/** The inner ring, bare since its outer wall fell: two rows of arches under a ragged crest. */
function innerRing(): Drawing {
  const next = random(17);
  const from = BREAK - 1;
  const crest: Point[] = [];
  let h = 33;
  for (let bay = from; bay < INNER_RIGHT; bay += next.between(0.35, 1)) {
    crest.push(project(bay, h, INNER));
    if (next.chance(0.6)) {
      h = clamp(h + next.between(-4.6, 3.4), 25.4, lerp(36, 27, (bay - from) / (INNER_RIGHT - from)));
      crest.push(project(bay, h, INNER));
    }
  }
  crest.push(project(INNER_RIGHT, 26, INNER));
  const foot = steps(INNER_RIGHT, from, 24).map((bay) => project(bay, 0, INNER));
  const arches: Arch[] = [];
  for (let bay = from + 0.5; bay < INNER_RIGHT - 0.3; bay++) {
    arches.push({ bay, foot: 0, height: 7.6, inset: INNER, half: 0.3 });
    arches.push({ bay, foot: 12, height: 7, inset: INNER, half: 0.3 });
  }
  const sills = [11, 22.4].map((level) => along(from, INNER_RIGHT, level, INNER)).join('');
  const pocks = Array.from({ length: 26 }, () => {
    const bay = next.between(from + 2, INNER_RIGHT - 3.5);
    const [x, y] = project(bay, next.between(22.6, 26), INNER);
    return d`M${x} ${y}h${next.between(3, 9)}v${next.between(2, 5)}h${-next.between(3, 8)}Z`;
  }).join('');
  return [
    path(
      poly([...crest, ...foot]),
      horizontal(
        [
          [0, '#8a4e40'],
          [0.35, '#bd7a48'],
          [0.75, '#e8ad62'],
          [1, '#ffdc9a'],
        ],
        project(from, 0, INNER)[0],
        STONE_RIGHT,
      ),
    ),
    path(pocks, '#6a3634', { opacity: 0.28 }),
    path(
      arches.map((one) => poly(archPoints(one))).join(''),
      horizontal(['#a8623c', '#f2b866', '#ffe6ac'], project(from, 0)[0], STONE_RIGHT),
    ),
    path(
      arches.map(throughArch).join(''),
      horizontal(['#4a2430', '#6e362c', '#a85c30'], project(from, 0)[0], STONE_RIGHT),
    ),
    line(sills, '#fff0c4', 1.2, { opacity: 0.7 }),
    line(poly(crest, false), '#fff4d0', 2, { join: 'round', opacity: 0.95 }),
  ];
}

function colosseum(): Drawing {
  const arches = outerArches();
  const openings = arches.map((one) => poly(archPoints(one))).join('');
  const blocks = random(5);
  const joints = Array.from({ length: 60 }, () => {
    const bay = blocks.between(OUTER_LEFT + 3, BREAK - 0.5);
    const [x, y] = project(bay, blocks.between(35, 47));
    return d`M${x} ${y}h${blocks.between(4, 12)}`;
  }).join('');
  return [
    innerRing(),
    path(outerWall(), horizontal(STONE, STONE_LEFT, STONE_RIGHT)),
    // The buttress that holds the broken end is of brick.
    path(
      poly([
        ...BROKEN.slice(4).map(([bay, h]) => project(bay, h)),
        project(BREAK + 3.1, 0),
        project(BREAK + 2.2, 15),
        project(BREAK + 1.3, 30),
      ]),
      slanted(['#e08a50', '#b8603a'], project(BREAK + 1, 34), project(BREAK + 4, 0)),
      { opacity: 0.92 },
    ),
    path(
      outerWall(),
      vertical([
        [0, CREAM, 0.16],
        [0.35, CREAM, 0],
        [0.8, UMBER, 0],
        [1, UMBER, 0.32],
      ]),
    ),
    line(joints, '#3e1c34', 0.9, { opacity: 0.22 }),
    path(openings, JAMB),
    path(arches.map(throughArch).join(''), DEPTH),
    line(
      openings,
      horizontal(
        [
          [0, '#c98a62', 0.35],
          [1, '#ffe6b0', 0.8],
        ],
        STONE_LEFT,
        STONE_RIGHT,
      ),
      0.9,
    ),
    columns(),
    attic(),
    cornices(),
  ];
}

// --- Pines, ground, travelers -------------------------------------------------------------------------

const PINE = ['#36233a', '#412f3a', '#504036', '#675739', '#88733e', '#b89448'] as const;
const FAR_PINE = ['#7d5a4c', '#937050', '#ac8a56', '#cda866', '#f0d08a'] as const;

interface Pine {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
  readonly lean?: number;
  readonly tones?: readonly string[];
  readonly trunk?: string;
}

/** A stone pine: a bare leaning trunk, a fan of boughs, a flat umbrella of needles. */
function stonePine({
  seed,
  x,
  y,
  height: h,
  width: w,
  lean = 0,
  tones = PINE,
  trunk = '#4a2c38',
}: Pine): Drawing {
  const top: Point = [x + lean, y - h * 0.7];
  const bough = (u: number, v: number): readonly Point[] => [
    top,
    [top[0] + u * w * 0.24, top[1] - h * 0.1],
    [top[0] + u * w * 0.5, top[1] - h * v],
  ];
  const thick = Math.max(2.4, h * 0.04);
  const stem: readonly Point[] = [
    [x, y],
    [x + lean * 0.15, y - h * 0.25],
    [x + lean * 0.6, y - h * 0.5],
    top,
  ];
  const clump = (u: number, v: number, rx: number, ry: number, i: number) =>
    crown({
      seed: seed + i,
      x: top[0] + u * w,
      y: top[1] - h * v,
      rx: w * rx,
      ry: h * ry,
      tones,
      clump: w * 0.034 + 1,
      count: Math.round(40 + w * 0.3),
      side: 1,
    });
  return [
    path(taper(stem, thick * 1.5, thick * 0.8), trunk),
    [bough(-0.8, 0.17), bough(-0.35, 0.2), bough(0.3, 0.2), bough(0.85, 0.16)].map((points) =>
      path(taper(points, thick * 0.6, thick * 0.25), trunk),
    ),
    rim(
      stem.map(([px, py], i): Point => [px + thick * lerp(0.66, 0.32, i / (stem.length - 1)), py]),
      Math.max(1, thick * 0.16),
      '#ffca80',
      0.85,
    ),
    clump(-0.3, 0.19, 0.22, 0.055, 1),
    clump(0.34, 0.18, 0.2, 0.05, 2),
    clump(0.02, 0.19, 0.3, 0.05, 3),
    clump(-0.12, 0.245, 0.26, 0.06, 4),
    clump(0.18, 0.235, 0.24, 0.055, 5),
  ];
}

function farCity(): Drawing {
  return [
    // A dome and bell towers, far off in the dust.
    path(
      'M-96 420V356h6q2-26 22-32v-9h4v9q20 6 22 32h6V420Z M-20 420V350l7-12l7 12v70Z M6 420V364h30v56Z',
      '#d9945c',
      { opacity: 0.75 },
    ),
    path('M756 400V352l8-14l8 14v12h30v36Z M838 400V356h5q2-20 18-25v-7h4v7q16 5 18 25h5v44Z', '#e0a062', {
      opacity: 0.75,
    }),
    ridge({
      seed: 12,
      y: 366,
      amplitude: 16,
      detail: 0.7,
      fill: vertical(['#e8a868', '#f6cd8e'], 340, 430),
      bottom: 440,
    }),
    mist({ y: 330, height: 110, color: '#ffe3a6', strength: 0.6 }),
  ];
}

function cypresses(): Drawing {
  const places: readonly (readonly [number, number, number])[] = [
    [722, 436, 74],
    [736, 438, 92],
    [752, 438, 66],
    [890, 440, 86],
    [908, 440, 70],
    [-122, 440, 92],
  ];
  return places.map(([x, y, h]) => [
    path(
      d`M${x} ${y - h}C${x + h * 0.13} ${y - h * 0.6} ${x + h * 0.12} ${y - h * 0.15} ${x + 2} ${y}H${x - 2}C${x - h * 0.12} ${y - h * 0.15} ${x - h * 0.13} ${y - h * 0.6} ${x} ${y - h}Z`,
      horizontal(['#5a3f3c', '#7a5f3e', '#c29a50']),
    ),
  ]);
}

function crowdlet(seed: number, count: number, x0: number, x1: number, y: number, size: number): Drawing {
  const next = random(seed);
  let [bodies, heads, casts] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const x = next.between(x0, x1);
    const yy = y + next.between(-3, 5);
    const h = size * next.between(0.86, 1.08);
    bodies += d`M${x} ${yy}V${yy - h * 0.66}`;
    heads += d`M${x} ${yy - h * 0.9}h0`;
    casts += d`M${x} ${yy}l${-h * 2.2} ${h * 0.5}`;
  }
  return [
    line(casts, UMBER, size * 0.2, { opacity: 0.22, cap: 'round' }),
    line(bodies, '#5c3040', size * 0.27, { cap: 'round' }),
    line(heads, '#7c4444', size * 0.2, { cap: 'round' }),
  ];
}

const LIGHT = { side: 1, warm: '#fff0b8', cool: '#4a2040' } as const;

/** The long shadow of a standing person, to the lower left. */
function cast(x: number, y: number, height: number): Drawing {
  return path(
    d`M${x + height * 0.09} ${y}L${x - height * 1.5} ${y + height * 0.34}l${-height * 0.24} ${-height * 0.02}L${x - height * 0.09} ${y - 1}Z`,
    horizontal([
      [0, UMBER, 0],
      [1, UMBER, 0.42],
    ]),
  );
}

function strollers(): Drawing {
  const folk: readonly (readonly [x: number, y: number, top: string, bottom: string])[] = [
    [258, 500, '#8a5a4c', '#4a2c40'],
    [271, 501, '#d9b07a', '#6a4048'],
    [612, 496, '#6f7a68', '#4a2c40'],
    [664, 504, '#c98a5a', '#5a3444'],
    [675, 503, '#f0dcb4', '#6a4048'],
  ];
  return folk.map(([x, y, top, bottom]) => [
    cast(x, y, 28),
    person({ x, y, height: 28, pose: 'walk', skin: '#c98a62', hair: '#4a2734', top, bottom, ...LIGHT }),
  ]);
}

function travelers(): Drawing {
  return [
    cast(402, 578, 92),
    cast(366, 580, 100),
    person({
      x: 402,
      y: 578,
      height: 97,
      pose: 'point',
      skin: '#d99a72',
      hair: '#5a2c34',
      style: 'long',
      top: '#e8b878',
      bottom: '#c98a6a',
      hat: '#ffe9b8',
      long: true,
      ...LIGHT,
    }),
    person({
      x: 366,
      y: 580,
      height: 107,
      pose: 'stand',
      skin: '#c98a62',
      hair: '#3a2030',
      style: 'short',
      top: '#6a8478',
      bottom: '#5a3a4c',
      backpack: '#9a4a40',
      ...LIGHT,
    }),
  ];
}

function square(): Drawing {
  const foot = (bay: number, inset = 0) => project(bay, 0, inset);
  const shadow: Point[] = [
    foot(OUTER_LEFT),
    ...steps(OUTER_LEFT, BREAK + 4, 20).map((bay) => foot(bay)),
    ...steps(BREAK + 4, INNER_RIGHT, 10).map((bay) => foot(bay, INNER)),
    [560, 500],
    [360, 540],
    [60, 552],
    [LEFT, 540],
    [LEFT, 446],
  ];
  const courses = [0.1, 0.22, 0.38, 0.58, 0.82].map((t) => {
    const y = lerp(470, 604, t);
    return d`M${LEFT} ${y + 6}Q400 ${y - 8} ${RIGHT} ${y + 2}`;
  });
  const fans = [-200, -60, 80, 200, 310, 420, 530, 660, 800, 960].map(
    (x) => d`M${lerp(x, 400, 0.42)} 470L${x} 604`,
  );
  return [
    path(
      d`M${LEFT} 432Q400 446 ${RIGHT} 428V${BOTTOM}H${LEFT}Z`,
      slanted(
        [
          [0, '#ffe2a0'],
          [0.3, '#f2bd74'],
          [0.65, '#cf8a54'],
          [1, '#8f524a'],
        ],
        [640, 430],
        [200, 640],
      ),
    ),
    line(courses.join('') + fans.join(''), '#8f4e3c', 1, { opacity: 0.22 }),
    path(
      poly(shadow),
      slanted(
        [
          [0, UMBER, 0.5],
          [0.6, UMBER, 0.32],
          [1, UMBER, 0.05],
        ],
        [400, 440],
        [330, 556],
      ),
    ),
    glow({ x: 700, y: 470, radius: 260, radiusY: 70, color: '#fff0b8', strength: 0.7 }),
  ];
}

/** A parked scooter, 100 long around 0,0 at its wheels' foot, facing left. */
function scooter(x: number, y: number, scale: number): Drawing {
  const paint = slanted(['#4f6a62', '#86a08a', '#e8e2b4'], [-46, -20], [50, -60]);
  const wheel = (cx: number): Drawing => [
    circle(cx, -12, 12, '#3a2034'),
    circle(cx, -12, 6, '#d9a878'),
    circle(cx, -12, 2.6, '#5c3040'),
  ];
  return group(
    [
      path('M-46 0L-150 26L-70 30L46 2Z', UMBER, { opacity: 0.28 }),
      wheel(-36),
      wheel(36),
      line('M-36-12L-26-58L-22-68', '#5c4048', 4, { cap: 'round' }),
      path('M-54-16Q-52-34-36-35Q-24-34-22-22L-27-20Q-34-30-46-22Z', paint),
      path('M-33-62Q-24-66-20-58L-10-22Q-6-15 4-15H18Q22-15 21-10H-2Q-15-10-19-20Z', paint),
      path('M8-14Q6-36 22-42H52Q64-40 63-26Q62-16 52-14Q50-30 36-30Q24-28 22-14Z', paint),
      path('M12-44Q14-52 24-52H52Q60-51 60-45Q40-40 12-44Z', horizontal(['#4a2734', '#8a4a3c', '#e09a5c'])),
      line('M-34-66L-14-72', '#5c3040', 3.4, { cap: 'round' }),
      circle(-27, -64, 5.4, '#fff0c8'),
      line('M-21-58L-10-22', CREAM, 1.6, { cap: 'round', opacity: 0.8 }),
      line('M24-42H52Q62-40 63-28', CREAM, 1.8, { cap: 'round' }),
      line('M18-52H52', '#ffd9a0', 1.4, { cap: 'round' }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

const FLUTED: Stops = ['#6e3c48', '#8f5448', '#c88a58', '#f6cf8e', '#ffe6ae'];

/** A column's stump on its base: fluted, its top broken off aslant. */
function stump(x: number, y: number): Drawing {
  const [half, high] = [25, 74];
  const edge: readonly Point[] = [
    [-half, -high + 12],
    [-half + 7, -high + 4],
    [-9, -high + 9],
    [-2, -high - 3],
    [9, -high - 7],
    [16, -high + 1],
    [half, -high - 2],
  ];
  const flutes = [-0.8, -0.5, -0.16, 0.2, 0.52, 0.8];
  return group(
    [
      path('M-38 2L-150 30H-60L40 2Z', UMBER, { opacity: 0.32 }),
      rect(-38, -12, 76, 13, horizontal(FLUTED, -38, 38), { radius: 1.5 }),
      rect(-34, -22, 68, 11, horizontal(FLUTED, -34, 34), { radius: 5.5 }),
      rect(-29, -27, 58, 6, horizontal(FLUTED, -30, 30), { radius: 3 }),
      path(poly([[-half, -26], ...edge, [half, -26]]), horizontal(FLUTED, -half, half)),
      flutes.map((u) => {
        const w = 5.4 * Math.sqrt(1 - u * u * 0.8);
        return [
          path(
            d`M${u * half - w / 2} -31V${-high + 17}q${w / 2} -6 ${w} 0V-31q${-w / 2} 5 ${-w} 0Z`,
            '#5c3040',
            {
              opacity: 0.36,
            },
          ),
          line(d`M${u * half + w / 2} -31V${-high + 17}`, '#ffe9b8', 0.9, { opacity: 0.5 }),
        ];
      }),
      line(poly(edge, false), CREAM, 1.6, { join: 'round', opacity: 0.9 }),
      line('M38-11V0M25-26V-70M34-20V-14', CREAM, 1.4, { opacity: 0.8 }),
      line('M-34 2q-5-9-9-11M-30 2q-1-8-2-13M30 2q4-8 8-10M24 2q0-7 2-11', '#a8842f', 1.8, { cap: 'round' }),
    ],
    { transform: at(x, y) },
  );
}

/** A fallen drum of a column; its end shows the hole of the dowel. */
function fallenDrum(x: number, y: number): Drawing {
  return group(
    [
      path('M-34 2L-120 20H-30L40 4Z', UMBER, { opacity: 0.3 }),
      path('M-22-44H30Q42-42 42-22T30 0H-22Z', vertical(['#ffe2a4', '#dda264', '#9a5c4c', '#6e3c48'])),
      line('M-20-37H36M-18-29H41M-18-20H42M-18-11H40M-20-4H36', '#5c3040', 2.2, { opacity: 0.3 }),
      ellipse(-22, -22, 14, 22, slanted(['#d99c62', '#9c5e50', '#744252'], [-14, -44], [-30, 0])),
      ellipse(-22, -22, 9.5, 15.5, 'none', { stroke: '#5c3040', strokeWidth: 1, opacity: 0.35 }),
      ellipse(-22, -22, 2.8, 4.4, '#4a2636'),
      line('M-22-44H30Q38-43 41-32', CREAM, 1.8, { cap: 'round', opacity: 0.9 }),
      line('M-36 2q-4-7-9-8M-30 3q0-8-3-11M20 2q3-7 7-9', '#a8842f', 1.8, { cap: 'round' }),
    ],
    { transform: at(x, y, { rotate: -4 }) },
  );
}

/** Fragments of columns that frame the square. */
function fragments(): Drawing {
  return [stump(760, 572), fallenDrum(686, 586)];
}

function verge(): Drawing {
  const edge: readonly Point[] = [
    [LEFT, 540],
    [-60, 534],
    [40, 546],
    [130, 566],
    [210, 592],
    [250, 612],
  ];
  const next = random(3);
  const tufts = Array.from({ length: 34 }, () => {
    const t = next();
    const x = lerp(LEFT, 240, t);
    const y = lerp(538, 606, t ** 2) + next.between(-2, 10);
    const h = next.between(7, 17);
    return d`M${x} ${y}q${next.between(-2, 5)} ${-h * 0.6} ${next.between(0, 8)} ${-h}`;
  }).join('');
  return [
    path(
      `${smooth(edge)}L${String(LEFT)} 612Z`,
      slanted(['#6e5a3c', '#4f3a38', '#3a2338'], [200, 540], [-100, 620]),
    ),
    rim(edge, 2, '#ffcf80', 0.7),
    line(tufts, '#d9b45e', 1.8, { cap: 'round' }),
  ];
}

export const rome: Illustration = {
  name: 'rome',
  title: 'The Colosseum among stone pines',
  hour: 'golden hour',
  hue: '#cf8f4a',
  draw: () => [
    sky(
      [
        [0, '#b46f4c'],
        [0.22, '#d38f52'],
        [0.46, '#edb266'],
        [0.7, '#fad08a'],
        [0.88, '#ffe6ac'],
        [1, '#fff2cc'],
      ],
      HORIZON + 30,
    ),
    streaks({ seed: 7, count: 7, y: 50, height: 110, top: '#c07a54', lit: '#ffe0a0', opacity: 0.55 }),
    sun({ x: SUN[0], y: SUN[1], radius: 46, color: '#ffe29a', disc: ['#fffbe2', '#fff0b4'], reach: 460 }),
    streaks({ seed: 22, count: 4, y: 190, height: 80, top: '#f0b86c', lit: '#fff4cc', opacity: 0.5 }),
    farCity(),
    stonePine({
      seed: 40,
      x: 776,
      y: 440,
      height: 170,
      width: 130,
      lean: -10,
      tones: FAR_PINE,
      trunk: '#8a5a48',
    }),
    stonePine({
      seed: 60,
      x: 866,
      y: 440,
      height: 220,
      width: 170,
      lean: 14,
      tones: FAR_PINE,
      trunk: '#8a5a48',
    }),
    cypresses(),
    square(),
    colosseum(),
    glow({ x: SUN[0] + 20, y: 300, radius: 250, radiusY: 170, color: '#ffe6a0', strength: 0.32 }),
    mist({ y: 400, height: 66, color: '#ffd890', strength: 0.38 }),
    crowdlet(4, 22, 90, 640, 472, 10),
    strollers(),
    scooter(560, 566, 0.86),
    fragments(),
    travelers(),
    stonePine({ seed: 20, x: 22, y: 600, height: 580, width: 410, lean: 58 }),
    verge(),
    kite({
      x: 424,
      y: 118,
      size: 1.45,
      lean: 8,
      light: 'golden',
      side: 1,
      tail: { toward: 150, length: 120, bows: 5, swing: 9 },
    }),
  ],
};
