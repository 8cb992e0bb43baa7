import { mix } from '../drawing/color';
import { bract, branch, leaf, spray } from '../motifs/foliage';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { hazed } from '../drawing/haze';
import { kite } from '../motifs/kite';
import { d, steps, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, slanted } from '../drawing/paint';
import { random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
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
  type Drawing,
  type Paint,
} from '../drawing/svg';

// The sun comes over the roofs from the right: the left wall glows, the right one lies in plum shade.
const EDGE = '#fff1d2';
const HAZE = '#ffd3a4';
const SHADE = '#7a3a56';
const PLUM = '#4e2748';

// The lane in metres, seen by somebody on its lowest step: x to the right, h up, z away.
const EYE = { x: 404, y: 302, height: 1.5, focus: 480 };
const RISE = 0.17;
const TREAD = 0.34;
const FIRST = 2.2;
const COUNT = 21;

function project(x: number, h: number, z: number): Point {
  return [EYE.x + (EYE.focus * x) / z, EYE.y + (EYE.focus * (EYE.height - h)) / z];
}

/** How high the steps are at this distance. */
function stepAt(z: number): number {
  return RISE * Math.max(0, Math.ceil((z - FIRST) / TREAD));
}

type Side = -1 | 1;

interface House {
  readonly side: Side;
  /** Where it begins and ends along the lane, its distance from the lane's middle, and the height of its eaves. */
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly height: number;
  readonly color: string;
}

const HOUSES: readonly House[] = [
  { side: -1, from: 7.3, to: 9.7, x: 1.36, height: 5.5, color: '#f6c48e' },
  { side: 1, from: 7.5, to: 9.7, x: 1.3, height: 5, color: '#c9705a' },
  { side: -1, from: 5.2, to: 7.3, x: 1.46, height: 5.1, color: '#ee9468' },
  { side: 1, from: 5.3, to: 7.5, x: 1.4, height: 5.9, color: '#d98a62' },
  { side: -1, from: 3.45, to: 5.2, x: 1.38, height: 8, color: '#f8c588' },
  { side: 1, from: 3.3, to: 5.3, x: 1.5, height: 4.9, color: '#c0604e' },
  { side: -1, from: 1.1, to: 3.45, x: 1.52, height: 9, color: '#f0a06c' },
  { side: 1, from: 1.1, to: 3.3, x: 1.42, height: 9, color: '#cf7a58' },
];

function far(z: number): number {
  return Math.min(0.62, Math.max(0, (z - 2.6) / 11));
}

/** Plaster in the lane's light: apricot on the left, plum on the right. */
function plaster(color: string, side: Side, z: number): Paint {
  const base = hazed(color, HAZE, far(z));
  return side < 0
    ? slanted([mix(base, '#ffe9c0', 0.55), base, mix(base, '#b4586a', 0.42)], [300, -20], [120, 560])
    : slanted([mix(base, SHADE, 0.12), mix(base, SHADE, 0.48), mix(base, PLUM, 0.74)], [520, 0], [800, 560]);
}

function onWall(side: Side, x: number, z1: number, z2: number, h1: number, h2: number): string {
  return poly([
    project(side * x, h1, z1),
    project(side * x, h2, z1),
    project(side * x, h2, z2),
    project(side * x, h1, z2),
  ]);
}

function archOnWall(side: Side, x: number, z1: number, z2: number, h1: number, h2: number): string {
  const rise = (z2 - z1) / 2;
  const top = steps(Math.PI, 0, 10).map((a) =>
    project(side * x, h2 - rise + Math.sin(a) * rise, (z1 + z2) / 2 + Math.cos(a) * rise),
  );
  return poly([project(side * x, h1, z1), ...top, project(side * x, h1, z2)]);
}

/** The eaves' row of tiles, seen from below. */
function eaves({ side, from, to, x, height, color }: House): Drawing {
  const lip = x - 0.2;
  let tiles = '';
  for (let z = from; z < to; z += 0.22) {
    const [a, b] = [project(side * lip, height + 0.08, z), project(side * lip, height + 0.08, z + 0.2)];
    const r = Math.abs(b[0] - a[0]) * 0.6 + 1.4;
    tiles += d`M${a[0]} ${a[1]}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const tone = side < 0 ? '#e58a5c' : '#8a3f4c';
  return [
    path(
      poly([
        project(side * x, height, from),
        project(side * lip, height, from),
        project(side * lip, height, to),
        project(side * x, height, to),
      ]),
      hazed(mix(color, PLUM, 0.55), HAZE, far(from)),
    ),
    path(tiles, hazed(tone, HAZE, far(from) * 0.9)),
    path(
      poly([
        project(side * lip, height + 0.02, from),
        project(side * lip, height + 0.24, from),
        project(side * lip, height + 0.24, to),
        project(side * lip, height + 0.02, to),
      ]),
      hazed(mix(tone, '#ffcf9a', 0.25), HAZE, far(from)),
    ),
    // The roof's end, rising away from the lane.
    path(
      poly([
        project(side * lip, height, from),
        project(side * lip, height + 0.24, from),
        project(side * (x + 0.7), height + 0.66, from),
        project(side * (x + 0.7), height, from),
      ]),
      hazed(mix(tone, side < 0 ? '#ffcf9a' : PLUM, 0.25), HAZE, far(from)),
    ),
    rim(
      poly(
        [
          project(side * (x + 0.7), height + 0.66, from),
          project(side * lip, height + 0.24, from),
          project(side * lip, height + 0.24, to),
        ],
        false,
      ),
      1.4,
      EDGE,
    ),
  ];
}

function houseWall(house: House): Drawing {
  const { side, from, to, x, height, color } = house;
  const [corner, top] = [project(side * x, 0, from), project(side * x, height, from)];
  return [
    path(onWall(side, x, from, to, -0.6, height), plaster(color, side, from)),
    // The end wall shows where a house stands further into the lane than the one in front of it.
    from > 2 &&
      path(
        poly([
          project(side * x, -0.4, from),
          project(side * x, height, from),
          project(side * (x + 0.3), height, from),
          project(side * (x + 0.3), -0.4, from),
        ]),
        hazed(mix(color, side < 0 ? '#a3506a' : PLUM, 0.5), HAZE, far(from)),
      ),
    side < 0 && from > 2 && line(d`M${corner[0]} ${corner[1]}V${top[1]}`, EDGE, 1.2, { opacity: 0.55 }),
    eaves(house),
  ];
}

/** A slab that stands out from the wall. */
function sill(side: Side, x: number, z1: number, z2: number, h: number): Drawing {
  const out = x - 0.09;
  const lit = side < 0;
  const slab = (...points: readonly Point[]) => poly(points);
  return [
    path(
      slab(
        project(side * x, h, z1),
        project(side * out, h, z1),
        project(side * out, h, z2),
        project(side * x, h, z2),
      ),
      lit ? '#d99a86' : '#7f4458',
    ),
    path(
      slab(
        project(side * x, h, z1),
        project(side * x, h - 0.09, z1),
        project(side * out, h - 0.09, z1),
        project(side * out, h, z1),
      ),
      lit ? '#e0a68e' : '#8a4a5c',
    ),
    path(
      slab(
        project(side * out, h, z1),
        project(side * out, h - 0.09, z1),
        project(side * out, h - 0.09, z2),
        project(side * out, h, z2),
      ),
      lit ? '#fff0d0' : '#b87872',
    ),
  ];
}

/** A window with its reveal, sill and two shutters folded back on the wall. */
function shuttered(
  side: Side,
  x: number,
  z: number,
  h: number,
  wide: number,
  high: number,
  color: string,
): Drawing {
  const lit = side < 0;
  const tone = hazed(lit ? mix(color, '#ffe9c0', 0.22) : mix(color, PLUM, 0.42), HAZE, far(z) * 0.9);
  const wing = (z1: number, z2: number) => {
    const slats = steps(h + 0.12, h + high - 0.12, 8)
      .map((v) => poly([project(side * x, v, z1 + 0.05), project(side * x, v, z2 - 0.05)], false))
      .join('');
    return [
      path(onWall(side, x, z1, z2, h, h + high), tone),
      line(slats, mix(tone, PLUM, 0.4), Math.max(0.7, 3 / z), { opacity: 0.6 }),
      rim(
        poly(
          [project(side * x, h, z1), project(side * x, h + high, z1), project(side * x, h + high, z2)],
          false,
        ),
        1,
        EDGE,
        lit ? 0.8 : 0.35,
      ),
    ];
  };
  return [
    path(onWall(side, x, z - 0.06, z + wide + 0.06, h - 0.05, h + high + 0.06), lit ? '#ffe6c0' : '#a8646a'),
    path(onWall(side, x, z, z + wide, h, h + high), lit ? '#6a4a72' : '#3a2448'),
    path(onWall(side, x, z, z + wide * 0.28, h, h + high), lit ? '#9a6a7c' : '#54304f'),
    wing(z - wide * 0.56 - 0.06, z - 0.06),
    wing(z + wide + 0.06, z + wide * 1.56 + 0.06),
    sill(side, x, z - 0.1, z + wide + 0.1, h - 0.05),
  ];
}

function door(side: Side, x: number, z1: number, z2: number, tall: number, color: string): Drawing {
  const foot = stepAt(z1 - 0.15) - 0.02;
  const lit = side < 0;
  const tone = lit ? mix(color, '#ffe9c0', 0.1) : mix(color, PLUM, 0.45);
  const planks = steps(z1, z2, 5)
    .slice(1, -1)
    .map((z) => poly([project(side * x, foot, z), project(side * x, foot + tall - 0.2, z)], false))
    .join('');
  const inner = archOnWall(side, x, z1, z2, foot, foot + tall);
  return [
    path(archOnWall(side, x, z1 - 0.12, z2 + 0.12, foot, foot + tall + 0.13), lit ? '#ffe3ba' : '#9c5a62'),
    path(inner, tone),
    group(
      [
        line(planks, mix(tone, PLUM, 0.45), 1.4),
        path(onWall(side, x, z2 - 0.09, z2 + 0.02, foot, foot + tall), mix(tone, PLUM, 0.45)),
      ],
      { clip: clip(inner) },
    ),
    circle(...project(side * x, foot + 1, z1 + 0.12), 2.6, '#ffe0a0'),
  ];
}

/** The view at the end of the lane: a hazy campanile and cypresses. */
function end(): Drawing {
  return [
    sky(
      [
        [0, '#2f8fb4'],
        [0.3, '#6fb9c6'],
        [0.58, '#bcd8c8'],
        [0.8, '#ffdfae'],
        [1, '#ffc68e'],
      ],
      260,
    ),
    streaks({
      seed: 6,
      count: 5,
      y: 40,
      height: 90,
      top: '#a9d3d2',
      lit: '#fff0d0',
      opacity: 0.7,
      left: 230,
      right: 600,
    }),
    glow({ x: 470, y: 190, radius: 170, radiusY: 120, color: '#ffe9b4', strength: 0.85 }),
    path(
      'M366 206C360 186 362 172 368 162C374 172 376 186 372 206ZM380 206C375 192 377 182 381 174C385 182 387 192 384 206Z',
      '#a89a78',
    ),
    path('M434 210V146H456V210Z', horizontal(['#d99a80', '#f8cf9e'], 434, 456)),
    path('M431.500 146H458.500V142H431.500ZM432.500 166H457.500V163H432.500Z', '#ffe2b8'),
    path('M434 142L445 122L456 142Z', horizontal(['#c98070', '#f0a67c'], 434, 456)),
    path('M441.500 160V152a3.500 3.500 0 0 1 7 0V160Z', '#a8706e'),
    path(
      'M330 214V186L362 178L400 190V214ZM456 214V188L474 180L500 188V214Z',
      horizontal(['#e3a480', '#ffd29c'], 330, 500),
    ),
    rim('M330 186L362 178L400 190M456 188L474 180', 1.2, EDGE),
  ];
}

/** How far the lane reaches to this side at this distance. */
function half(side: Side, z: number): number {
  return HOUSES.find((house) => house.side === side && z >= house.from && z < house.to)?.x ?? 1.4;
}

/** One edge of a step, worn down in the middle. */
function worn(n: number, h: number, z: number): readonly [string, Point, Point] {
  const a = project(-half(-1, z), h, z);
  const b = project(half(1, z), h, z);
  const sag = (EYE.focus * 0.022) / z;
  const next = random(n * 13 + 5);
  const points = steps(0, 1, 6).map((t): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + Math.sin(Math.PI * t) * sag + (t > 0 && t < 1 ? next.between(-0.5, 0.5) * (4 / z) : 0),
  ]);
  return [smooth(points), a, b];
}

function step(n: number): Drawing {
  const z = FIRST + n * TREAD;
  const [top, a, b] = worn(n, RISE * (n + 1), z);
  const [low, lowLeft] = [project(half(1, z), RISE * n, z), project(-half(-1, z), RISE * n, z)];
  const [backLeft, backRight] = [
    project(-half(-1, z + TREAD - 0.01), RISE * (n + 1), z + TREAD),
    project(half(1, z + TREAD - 0.01), RISE * (n + 1), z + TREAD),
  ];
  const tint = (color: string) => hazed(color, HAZE, far(z) * 1.1);
  const next = random(n * 7 + 3);
  let joints = '';
  const stones = n < 10 ? next.whole(3, 4) : 0;
  for (let i = 1; i <= stones; i++) {
    const t = (i + next.between(-0.24, 0.24)) / (stones + 1);
    const x = a[0] + (b[0] - a[0]) * t;
    joints += d`M${x} ${a[1] + 3}V${low[1] - 1}`;
    if (backLeft[1] < a[1] - 3)
      joints += d`M${x} ${a[1]}L${backLeft[0] + (backRight[0] - backLeft[0]) * t} ${backLeft[1]}`;
  }
  return [
    // The riser in its own shade, then the tread in the light.
    path(
      d`${top}L${low[0]} ${low[1] + 2}L${lowLeft[0]} ${lowLeft[1] + 2}Z`,
      horizontal([tint('#e0a184'), tint('#c98678'), tint('#8f556c')], a[0], b[0]),
    ),
    backLeft[1] < a[1] &&
      path(
        d`${top}L${backRight[0]} ${backRight[1]}L${backLeft[0]} ${backLeft[1]}Z`,
        horizontal([tint('#ffe3b6'), tint('#fbcf9e'), tint('#c98a80')], a[0], b[0]),
      ),
    line(joints, tint('#9a5f68'), Math.max(0.7, 4 / z), { opacity: 0.42 }),
    rim(top, Math.max(1, 5 / z), tint('#fff3d8'), 0.9),
  ];
}

/** The stairs' outline against the right-hand wall. */
function stairs(): string {
  const edge: Point[] = [];
  for (let n = COUNT; n >= -1; n--) {
    const z = FIRST + n * TREAD;
    edge.push(project(half(1, z), RISE * (n + 1), z), project(half(1, z), RISE * n, z));
  }
  return poly([[LEFT, 180], ...edge, [RIGHT, 640], [LEFT, 640]]);
}

/** The shade of the right-hand houses, which climbs aslant over the steps. */
function laneShade(): Drawing {
  const shade = path(
    'M960 640V120H486L474 190C492 250 512 300 540 350C576 414 556 470 606 540L626 640Z',
    SHADE,
    { opacity: 0.34, filter: blur(3) },
  );
  return group(shade, { clip: clip(stairs()) });
}

/** Bricks that show where plaster has fallen off. */
function bricks(side: Side, x: number, z: number, h: number, rows: readonly number[]): Drawing {
  const lit = side < 0;
  return rows.map((count, row) =>
    steps(0, count - 1, Math.max(1, count - 1)).map((i) => {
      const from = z + i * 0.17 + (row % 2) * 0.08;
      const tone = mix(lit ? '#d9805c' : '#8a4450', lit ? '#ffd9a4' : '#b0606a', ((row * 3 + i) % 4) * 0.09);
      return path(onWall(side, x, from, from + 0.15, h + row * 0.085, h + row * 0.085 + 0.068), tone);
    }),
  );
}

const LEAVES = [leaf('#3f5f4a'), leaf('#5f8a58'), leaf('#a3b869')];
const ROSE = [bract('#c9346c'), bract('#ec5f92'), bract('#ffa3bd')];
const WHITE = [bract('#f3c9bc'), bract('#fff0e0'), bract('#ffffff')];
const DUSKY = [bract('#b48a9c'), bract('#dbb4b0'), bract('#f6dcc8')];
const LILAC = [bract('#7f5ab0'), bract('#a98ade'), bract('#d6c4f6')];

interface Pot {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flowers: typeof ROSE;
  readonly clay?: string;
  readonly shaded?: boolean;
}

function pot({ seed, x, y, size, flowers, clay = '#d9683e', shaded = false }: Pot): Drawing {
  const tone = shaded ? mix(clay, PLUM, 0.4) : clay;
  const body = horizontal([mix(tone, PLUM, 0.42), tone, mix(tone, '#ffe0b0', shaded ? 0.25 : 0.55)], -18, 18);
  const mound: readonly Point[] = [
    [-15, -42],
    [-8, -54],
    [2, -58],
    [11, -52],
    [16, -42],
  ];
  return group(
    [
      path('M-14 1L-52 9-30 12 12 2Z', PLUM, { opacity: 0.3 }),
      path('M-17-30H17L12.500 0Q0 3-12.500 0Z', body),
      path('M-20-38H20L18-28H-18Z', body),
      line('M-20-38H20', shaded ? '#d99a84' : EDGE, 1.6),
      spray({ seed, along: mound, count: 30, of: LEAVES, size: 0.72, spread: 22 }),
      spray({ seed: seed + 1, along: mound, count: 22, of: flowers.slice(0, 2), size: 0.82, spread: 24 }),
      spray({
        seed: seed + 2,
        along: mound.map(([a, b]): Point => [a + 4, b - 5]),
        count: 14,
        of: flowers.slice(1),
        size: 0.82,
        spread: 18,
      }),
    ],
    { transform: at(x, y, { scale: size }) },
  );
}

/** A pot that stands on the tread of step n, `aside` metres from the lane's middle. */
function onStep(n: number, aside: number, back = 0.5): Point {
  return project(aside, RISE * (n + 1), FIRST + (n + back) * TREAD);
}

function pots(): Drawing {
  const list: readonly (readonly [number, number, number, typeof ROSE, string, boolean])[] = [
    [9, -1.2, 0.62, WHITE, '#e08a58', false],
    [7, -1.2, 0.66, ROSE, '#d9683e', false],
    [6, 1.2, 0.7, LILAC, '#c9624a', true],
    [5, -1.16, 0.82, LILAC, '#e59a62', false],
    [4, 1.24, 0.86, DUSKY, '#b8584a', true],
    [3, -1.2, 1.12, ROSE, '#d9683e', false],
    [2, 1.2, 1.14, ROSE, '#b85a48', true],
    [1, -1.22, 1.5, WHITE, '#e08a54', false],
  ];
  return list.map(([n, aside, size, flowers, clay, shaded], i) => {
    const [x, y] = onStep(n, aside);
    return pot({ seed: 40 + i * 5, x, y, size, flowers, clay, shaded });
  });
}

/** A cat that sits and watches the suitcase. */
function cat(): Drawing {
  const fur = horizontal(['#3f2c54', '#5f4770', '#a9849a'], -20, 22);
  return group(
    [
      path('M-20 0L-66 10-40 14 18 3Z', PLUM, { opacity: 0.34 }),
      line('M14-3C30-1 34-12 27-18C23-21 20-17 23-14', horizontal(['#5f4770', '#a9849a'], 12, 34), 5.6, {
        cap: 'round',
      }),
      path('M-13 0C-15-14-12-30-6-40C0-46 8-44 12-34C18-24 20-10 17-2Q16 1 12 1H-10Q-13 1-13 0Z', fur),
      path('M-9-38C-12-28-9-20-5-18C0-22 2-32 0-40Z', '#f6dcc8'),
      line('M-2-20C-3-14-3-8-2-1M6-10C3-6 3-3 4-1', '#3a274c', 1.1, { cap: 'round' }),
      ellipse(-8, 0, 5, 2.6, '#e9cdc0'),
      ellipse(0, 0.4, 5, 2.6, '#fff0e0'),
      path(
        'M-17-50C-18-58-17-65-16-67L-9-61Q-4-63 1-61L8-67C9-63 10-56 8-49C6-42 0-39-5-39S-15-43-17-50Z',
        fur,
      ),
      path('M-15-63L-11.500-60L-15-57ZM7-63L3-60L7-57Z', '#d98a94'),
      path('M-12-45C-10-48-7-48-6-46C-5-48-1-48 1-45C0-41-3-39.500-5.500-39.500S-11-41-12-45Z', '#f6dcc8'),
      line(
        'M-13.500-50.500Q-11.500-52.500-9.500-50.500M-2.500-50.500Q-.5-52.500 1.500-50.500',
        '#ffe3c0',
        1.3,
        {
          cap: 'round',
        },
      ),
      path('M-7.500-46.500H-4.500L-6-44.500Z', '#d9707c'),
      rim('M1-61L8-67C9-63 10-56 8-49M12-34C18-24 20-10 17-2', 1.5, '#fff0d0', 0.95),
    ],
    { transform: at(...onStep(3, 0.66, 0.45), { scale: 1.22 }) },
  );
}

/** The small suitcase that the post is about. */
function suitcase(): Drawing {
  const shell = horizontal([
    [0, '#0c5a6c'],
    [0.3, '#178a96'],
    [0.72, '#3fbdbb'],
    [1, '#a6ece0'],
  ]);
  let ribs = '';
  for (const x of [-34, -17, 0, 17, 34]) ribs += d`M${x} -128V-22`;
  return group(
    [
      path('M-50-6L-214 28-178 44 44 2Z', PLUM, { opacity: 0.42, filter: blur(2) }),
      line('M-20-138V-204M20-138V-204', horizontal(['#8a7a8c', '#fff0dc'], -22, 22), 5),
      path(
        'M-29-212H29Q33-212 33-208V-203Q33-199 29-199H-29Q-33-199-33-203V-208Q-33-212-29-212Z',
        horizontal(['#3a2a4c', '#6a4a68', '#d9a894']),
      ),
      rim('M-26-211.500H28Q32-211 32.500-207', 1.4, EDGE),
      rect(-44, -12, 16, 10, '#4a3352', { radius: 2 }),
      rect(28, -12, 16, 10, '#6a4a66', { radius: 2 }),
      [-36, 36].map((x) => [circle(x, -3, 8, '#33223f'), circle(x, -3, 3.4, '#c9a8a8')]),
      rect(-54, -142, 108, 132, shell, { radius: 15 }),
      line(ribs, '#0d6274', 4.5, { cap: 'round', opacity: 0.55 }),
      line(
        ribs.replace(/M(-?\d+)/g, (_, x: string) => `M${String(Number(x) + 3)}`),
        '#b4f0e6',
        1.4,
        { cap: 'round', opacity: 0.55 },
      ),
      path('M-54-82H54V-70H-54Z', horizontal(['#a8683e', '#e0a860', '#fff0c4'])),
      rect(-10, -85, 20, 18, horizontal(['#d9a85c', '#fff3c8']), { radius: 3 }),
      rect(-5, -80, 10, 8, '#a8683e', { radius: 2 }),
      path('M-54-127Q-54-142-39-142H39Q54-142 54-127Q54-136 39-136H-39Q-54-136-54-127Z', '#d6fbf0', {
        opacity: 0.85,
      }),
      line('M-18-142V-149Q-18-152-15-152H15Q18-152 18-149V-142', '#4a3352', 5, { join: 'round' }),
      rim('M41-141.500Q53.500-141 53.500-127V-25Q53.500-11 41-10.500', 2.2, '#fffbe8', 0.95),
      // A luggage label on its string.
      line('M16-150Q40-146 44-124', '#fff0d8', 1.4),
      path('M38-126L50-128L56-102L42-98Z', slanted(['#fffaf0', '#f3d2b4'], [56, -128], [38, -98])),
      circle(44.5, -122, 1.8, '#c9825c'),
      line('M43-114L51-116M44-108L52-110', '#d99a78', 1.4),
    ],
    { transform: at(...onStep(1, -0.02, 0.3), { scale: 1.06 }) },
  );
}

function details(): Drawing {
  return [
    shuttered(-1, 1.36, 8.2, 4, 0.5, 0.8, '#4f9a92'),
    shuttered(1, 1.4, 6.1, 3.6, 0.5, 0.9, '#3f8f8a'),
    shuttered(-1, 1.46, 6, 3.3, 0.5, 0.95, '#2f9a98'),
    door(-1, 1.38, 4.05, 4.7, 1.72, '#2f8f92'),
    shuttered(-1, 1.38, 4.2, 3.5, 0.55, 1, '#3f9a90'),
    shuttered(1, 1.5, 4.1, 2.9, 0.55, 1, '#2f8a8c'),
    shuttered(-1, 1.52, 2.35, 1.75, 0.5, 0.95, '#2f9a9a'),
    door(1, 1.42, 2.55, 3.1, 1.75, '#2f7f8c'),
    bricks(-1, 1.52, 1.72, 0.62, [3, 5, 4, 2]),
    bricks(-1, 1.52, 2.74, 1.1, [2, 3, 2]),
    bricks(-1, 1.38, 3.56, 2.9, [2, 3, 1]),
    bricks(1, 1.42, 1.5, 0.66, [2, 4, 4, 2]),
    bricks(1, 1.42, 2.3, 2.35, [2, 3, 2]),
    bricks(1, 1.5, 3.5, 2.2, [3, 2]),
    shuttered(1, 1.42, 1.7, 1.5, 0.42, 0.85, '#2f8a8c'),
    flowerBox(),
    lantern(),
  ];
}

/** Flowers on the near window's sill. */
function flowerBox(): Drawing {
  const [x, z1, z2, h] = [1.34, 1.62, 2.18, 1.45];
  const along: readonly Point[] = [
    project(x, h + 0.18, z2),
    project(x, h + 0.2, (z1 + z2) / 2),
    project(x, h + 0.18, z1),
  ];
  const falling = along.map(([a, b]): Point => [a, b + 26]);
  return [
    path(onWall(1, x, z1, z2, h - 0.04, h + 0.15), slanted(['#c9624a', '#7a3448'], [740, 300], [900, 360])),
    rim(poly([project(x, h + 0.15, z1), project(x, h + 0.15, z2)], false), 1.4, '#e0a08a'),
    spray({ seed: 91, along: falling, count: 30, of: LEAVES.slice(0, 2), size: 1, spread: 40 }),
    spray({ seed: 92, along, count: 44, of: LEAVES, size: 1, spread: 44 }),
    spray({ seed: 93, along: falling, count: 12, of: DUSKY, size: 1, spread: 36 }),
    spray({ seed: 94, along, count: 28, of: DUSKY, size: 1.1, spread: 40 }),
  ];
}

/** A lantern on the right-hand wall, not yet lit. */
function lantern(): Drawing {
  const [x, y] = project(1.18, 2.62, 3.2);
  const [wallX, wallY] = project(1.42, 2.78, 3.2);
  return [
    line(d`M${wallX} ${wallY}Q${x} ${wallY - 12} ${x} ${y - 22}`, '#4a2a44', 3, { cap: 'round' }),
    path(
      d`M${x - 11} ${y - 16}h22l-5 30h-12Z`,
      slanted(['#fff0c0', '#e0a070'], [x + 10, y - 16], [x - 10, y + 14]),
    ),
    line(d`M${x - 11} ${y - 16}l5 30M${x + 11} ${y - 16}l-5 30M${x} ${y - 16}v30`, '#4a2a44', 1.8),
    path(d`M${x - 14} ${y - 15}L${x} ${y - 26}L${x + 14} ${y - 15}ZM${x - 7} ${y + 13}h14v4h-14Z`, '#4a2a44'),
  ];
}

/** An urn with an agave in the foreground; the frame crops it, and it fills the lower left corner. */
function urn(): Drawing {
  const [x, y] = [4, 560];
  const blades: readonly (readonly [number, number, string])[] = [
    [-78, 104, '#3f6a5c'],
    [74, 108, '#3f6a5c'],
    [-50, 126, '#4f8068'],
    [48, 130, '#4f8068'],
    [-24, 138, '#6a9a74'],
    [22, 142, '#86b07c'],
    [-62, 78, '#6a9a74'],
    [60, 82, '#9cc088'],
    [-2, 116, '#a9c88c'],
    [34, 84, '#bcd69a'],
  ];
  return [
    path('M-52-6L-44 60H52L60-6Z', horizontal(['#8a3f4c', '#cf6a48', '#ffc08a']), { transform: at(x, y) }),
    path('M-62-22H70V-2H-62Z', horizontal(['#9a4a50', '#dd7a50', '#ffd09a']), { transform: at(x, y) }),
    rim(d`M${x - 60} ${y - 22}H${x + 70}`, 1.6, EDGE),
    blades.map(([angle, length, color]) =>
      group(
        [
          path(
            d`M-9 4C-15 ${-length * 0.4} -8 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 15 ${-length * 0.4} 9 4Z`,
            color,
          ),
          path(
            d`M0 2C3 ${-length * 0.4} 2 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 15 ${-length * 0.4} 9 4Z`,
            mix(color, '#fff0b8', 0.28),
          ),
        ],
        { transform: at(x + 4, y - 20, { rotate: angle }) },
      ),
    ),
  ];
}

/** Vines that hang into the picture from above on both sides. */
function vines(): Drawing {
  const left: readonly Point[] = [
    [LEFT, 60],
    [-40, 44],
    [50, 20],
    [128, -6],
  ];
  const fall: readonly Point[] = [
    [64, 10],
    [82, 60],
    [78, 112],
  ];
  const right: readonly Point[] = [
    [RIGHT, 70],
    [850, 40],
    [760, 0],
  ];
  const dark = [leaf('#3a4438'), leaf('#4f6444'), leaf('#6f8450')];
  return [
    branch(left, 5, '#5a3a3c', '#c98a6a'),
    branch(fall, 3, '#5a3a3c', '#c98a6a'),
    branch(right, 5, '#3f2838', '#8a5a58'),
    spray({ seed: 71, along: left, count: 70, of: LEAVES, size: 1.15, spread: 66 }),
    spray({ seed: 72, along: fall, count: 30, of: LEAVES, size: 1, spread: 34 }),
    spray({ seed: 73, along: left, count: 40, of: ROSE, size: 1.1, spread: 54 }),
    spray({ seed: 74, along: fall, count: 18, of: ROSE, size: 1, spread: 28 }),
    spray({ seed: 75, along: right, count: 46, of: dark, size: 1.2, spread: 60 }),
  ];
}

export const postCarryOn: Illustration = {
  name: 'post-carry-on',
  title: 'One small suitcase on the steps of a lane',
  hour: 'afternoon',
  hue: '#dd8156',
  draw: () => [
    end(),
    kite({
      x: 410,
      y: 62,
      size: 0.98,
      lean: 21,
      turn: 0.82,
      light: 'day',
      side: 1,
      tail: { toward: 112, length: 62, bows: 4, swing: 7 },
    }),
    HOUSES.map(houseWall),
    details(),
    steps(COUNT, -1, COUNT + 1).map((n) => step(Math.round(n))),
    laneShade(),
    pots(),
    cat(),
    suitcase(),
    urn(),
    vines(),
    glow({ x: 300, y: 420, radius: 320, radiusY: 240, color: '#ffe0a4', strength: 0.28 }),
  ],
};
