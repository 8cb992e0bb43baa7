import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, lerpPoint, type Point } from '../drawing/numbers';
import { dots, poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { noise, random, type Random } from '../drawing/random';
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
  type Drawing,
  type Paint,
} from '../drawing/svg';

// A low sun beyond the upper left corner: shadows fall to the lower right.
const SUN: Point = [30, -50];
const SHADOW = '#274f44';

// --- The country below --------------------------------------------------------------------------------

const HEDGE = '#5c8848';
const CROPS = [
  '#a6c05a',
  '#bccb66',
  '#8fb255',
  '#d5d277',
  '#e7d286',
  '#7ea653',
  '#c9c166',
  '#9cb85a',
] as const;
const STUBBLE = '#dcb46c';

interface Plot {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Divides a plot into two uneven ones again and again, until all plots are small. */
function subdivide(next: Random, plot: Plot): Plot[] {
  const { x0, y0, x1, y1 } = plot;
  const [w, h] = [x1 - x0, y1 - y0];
  if (w * h < next.skewed(7600, 34000, 1.6)) return [plot];
  const share = next.between(0.3, 0.7);
  if (w * next.between(0.7, 1.3) > h) {
    const x = lerp(x0, x1, share);
    return [...subdivide(next, { ...plot, x1: x }), ...subdivide(next, { ...plot, x0: x })];
  }
  const y = lerp(y0, y1, share);
  return [...subdivide(next, { ...plot, y1: y }), ...subdivide(next, { ...plot, y0: y })];
}

const rise = noise(31);
const fall = noise(47);

/** Rotates and gently bends the plan of the fields, so that hedges follow the terrain. */
function bend([x, y]: Point): Point {
  const [bx, by] = [x + rise(y / 150 + 80) * 22, y + fall(x / 190 + 60) * 26];
  const [cos, sin] = [Math.cos(0.2), Math.sin(0.2)];
  return [400 + (bx - 400) * cos - (by - 300) * sin, 300 + (bx - 400) * sin + (by - 300) * cos];
}

function outline({ x0, y0, x1, y1 }: Plot, inset: number): Point[] {
  const corners: readonly Point[] = [
    [x0 + inset, y0 + inset],
    [x1 - inset, y0 + inset],
    [x1 - inset, y1 - inset],
    [x0 + inset, y1 - inset],
  ];
  return corners.flatMap((corner, i) => {
    const following = corners[(i + 1) % 4] ?? corner;
    return [0, 0.34, 0.67].map((t) => bend(lerpPoint(corner, following, t)));
  });
}

function furrows({ x0, y0, x1, y1 }: Plot, along: boolean): string {
  let data = '';
  const [from, to] = along ? [y0, y1] : [x0, x1];
  for (let v = from + 9; v < to - 6; v += 11) {
    const ends: readonly [Point, Point] = along
      ? [
          [x0 + 5, v],
          [x1 - 5, v],
        ]
      : [
          [v, y0 + 5],
          [v, y1 - 5],
        ];
    data += poly(
      [0, 0.5, 1].map((t) => bend(lerpPoint(ends[0], ends[1], t))),
      false,
    );
  }
  return data;
}

function country(): Drawing {
  const next = random(12);
  const plots = subdivide(next, { x0: -260, y0: -240, x1: 1060, y1: 840 });
  let plowed = '';
  const trees: Point[] = [];
  const fields = plots.map((plot) => {
    const crop = next.chance(0.1) ? STUBBLE : next.pick(CROPS);
    if (next.chance(0.3)) plowed += furrows(plot, next.chance(0.5));
    const edge = outline(plot, 1.3);
    for (let i = 0; i < 7; i++) {
      if (next.chance(0.26)) {
        const a: Point = edge[i] ?? [0, 0];
        const b: Point = edge[i + 1] ?? a;
        const tree = lerpPoint(a, b, next());
        if (!wet(tree)) trees.push(tree);
      }
    }
    return path(poly(edge), crop);
  });
  const big = trees.filter((_, i) => i % 3 === 0);
  const small = trees.filter((_, i) => i % 3 !== 0);
  const wood = (at: readonly Point[], size: number): Drawing => [
    line(dots(at.map(([x, y]): Point => [x + size * 0.5, y + size * 0.45])), SHADOW, size, {
      cap: 'round',
      opacity: 0.4,
    }),
    line(dots(at), '#4f8048', size, { cap: 'round' }),
    line(dots(at.map(([x, y]): Point => [x - size * 0.16, y - size * 0.18])), '#90b659', size * 0.5, {
      cap: 'round',
    }),
  ];
  return [
    rect(LEFT, 0, RIGHT - LEFT, BOTTOM, HEDGE),
    fields,
    line(plowed, '#5f8038', 1.4, { opacity: 0.2 }),
    river(),
    lane(),
    wood(small, 7),
    wood(big, 12),
  ];
}

const BANKS: readonly [readonly Point[], readonly Point[]] = [
  [
    [RIGHT + 20, 296],
    [852, 330],
    [786, 392],
    [716, 420],
    [640, 414],
    [566, 448],
    [520, 520],
    [498, 640],
  ],
  [
    [RIGHT + 20, 324],
    [866, 356],
    [804, 416],
    [722, 448],
    [646, 440],
    [588, 468],
    [548, 530],
    [532, 640],
  ],
];

function wet([x, y]: Point): boolean {
  return BANKS[0].some(([bx, by], i) => {
    const [sx, sy] = BANKS[1][i] ?? [bx, by];
    const [ex, ey] = BANKS[0][i + 1] ?? [bx, by];
    return [0, 0.5].some(
      (t) => Math.hypot(x - lerp((bx + sx) / 2, ex, t), y - lerp((by + sy) / 2, ey, t)) < 44,
    );
  });
}

/** A winding river that reflects the evening sky. */
function river(): Drawing {
  const [north, south] = BANKS;
  const water = `${smooth(north)}${smooth([...south].reverse()).replace('M', 'L')}Z`;
  return [
    line(water, '#d8dd8a', 7, { join: 'round' }),
    path(water, slanted(['#bfe6dc', '#7cc4c8', '#4f9fb0'], [860, 300], [540, 600])),
    rim(south, 1.4, '#fff7cf', 0.8),
    line(smooth(north), '#3f7a68', 2.4, { opacity: 0.45 }),
  ];
}

/** A lane between the fields. */
function lane(): Drawing {
  return line('M546 588Q640 552 720 584T960 560', '#f3e6b4', 4, { cap: 'round', opacity: 0.85 });
}

/** Wisps far below the wing, each with its shadow on the fields. */
function wisps(): Drawing {
  const puff = (x: number, y: number, size: number): Drawing => {
    const form = [
      [0, 0, 1, 0.27],
      [-0.5, 0.12, 0.6, 0.2],
      [0.34, -0.18, 0.56, 0.24],
      [0.66, 0.1, 0.6, 0.17],
    ];
    const billows = (fill: Paint): Drawing =>
      form.map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
        ellipse(x + dx * size, y + dy * size, rx * size, ry * size, fill),
      );
    return [
      group(billows(SHADOW), { opacity: 0.24, transform: at(24, 28), filter: blur(4) }),
      group(billows(vertical(['#ffffff', '#fffdf0', '#f0efd8'])), { opacity: 0.86, filter: blur(2) }),
    ];
  };
  return [puff(590, 44, 62), puff(890, 446, 60), puff(10, 62, 60)];
}

// --- The aircraft, its nose to the right, the middle of its cabin at 0,0 ------------------------------

const PLACE = at(312, 338, { rotate: -24 });
const HULL = 150;
const CABIN = 134;
const DIVIDE = -44;
const FRONT = 262;
const NOSE = 492;
const TAIL = -620;

// The sun shines on the upper side of the hull, which is cream there and lilac below.
const SKIN: Stops = [
  [0, '#fff3cf'],
  [0.2, '#fffdf2'],
  [0.5, '#f6f0ea'],
  [0.78, '#cfc8da'],
  [1, '#9d9cc2'],
];
const CORAL = '#e2557a';

const OUTER = d`M${TAIL} ${-HULL}H${FRONT - 30}C${FRONT + 96} ${-HULL} ${NOSE} -80 ${NOSE} 0C${NOSE} 80 ${FRONT + 96} ${HULL} ${FRONT - 30} ${HULL}H${TAIL}Z`;
const INNER = d`M${TAIL} ${-CABIN}H${FRONT - 16}Q${FRONT} ${-CABIN} ${FRONT} ${16 - CABIN}V${CABIN - 16}Q${FRONT} ${CABIN} ${FRONT - 16} ${CABIN}H${TAIL}Z`;

/** One wing, seen from above; the other one is its mirror image. */
function wing(side: -1 | 1): Drawing {
  const lit = side < 0;
  const tones: Stops = lit ? ['#fff7dc', '#efe9ea', '#c9c6dc'] : ['#fffaea', '#dcd6e4', '#a6a6cc'];
  return group(
    [
      path('M-36 120L-330 640H-430L-330 120Z', horizontal(tones.slice().reverse() as string[], -400, -40)),
      path('M-330 120L-430 640H-400L-292 120Z', '#8f92bc', { opacity: 0.5 }),
      line('M-292 150L-398 640M-300 300L-210 292M-336 460L-276 452', '#8f92bc', 1.4, { opacity: 0.7 }),
      line('M-36 120L-330 640', '#fffdf0', 3),
    ],
    { transform: `scale(1 ${String(side)})` },
  );
}

function engine(side: -1 | 1): Drawing {
  const y = 234;
  return group(
    [
      path(d`M-150 ${y - 24}H-52Q-30 ${y} -52 ${y + 24}H-150Q-178 ${y} -150 ${y - 24}Z`, SHADOW, {
        opacity: 0.3,
        transform: at(8, 14),
      }),
      path(
        d`M-190 ${y - 20}H-44Q-34 ${y - 20} -34 ${y - 12}V${y + 12}Q-34 ${y + 20} -44 ${y + 20}H-190Q-206 ${y} -190 ${y - 20}Z`,
        vertical(side > 0 ? ['#fffdf2', '#e6e0e8', '#9798c0'] : ['#a9a8cc', '#e9e4ea', '#fffbe6']),
      ),
      rect(
        -48,
        y - 21,
        15,
        42,
        vertical(side > 0 ? ['#ff9aa6', CORAL, '#8f2f62'] : ['#8f2f62', CORAL, '#ff9aa6']),
        {
          radius: 5,
        },
      ),
    ],
    { transform: `scale(1 ${String(side)})` },
  );
}

function hull(): Drawing {
  const skin = vertical(SKIN, -HULL, HULL);
  return [
    path(OUTER, skin),
    // The sunny top of the nose, and the stripe that ends there.
    path(
      d`M${FRONT} -96C${FRONT + 96} -92 ${NOSE - 90} -64 ${NOSE - 40} -30C${NOSE - 110} -52 ${FRONT + 80} -66 ${FRONT} -64Z`,
      '#ffffff',
      { opacity: 0.8 },
    ),
    path(
      d`M${FRONT + 14} ${-HULL + 2}C${FRONT + 40} -90 ${FRONT + 40} 90 ${FRONT + 14} ${HULL - 2}L${FRONT + 40} ${HULL - 9}C${FRONT + 68} 86 ${FRONT + 68} -86 ${FRONT + 40} ${9 - HULL}Z`,
      vertical(['#ff9fae', CORAL, '#93356e'], -HULL, HULL),
    ),
    path(
      'M398-70Q444-34 446 0Q444 34 398 70L378 60Q414 30 416 0Q414-30 378-60Z',
      slanted(['#5f8fc0', '#24426e', '#16284e'], [380, -70], [430, 70]),
    ),
    line('M446 0H416M432-36L407-28M432 36L407 28', '#fff3da', 3),
    line('M398-70Q444-34 446 0', '#fffdf2', 1.6, { opacity: 0.8 }),
    group(line(OUTER, '#fffdf0', 3.6), {
      clip: clip(d`M${TAIL} ${-HULL}H${NOSE}L${NOSE - 40} -20L${FRONT} -60H${TAIL}Z`),
    }),
  ];
}

function floor(): Drawing {
  const shadeOfWall = rect(
    TAIL,
    -CABIN,
    FRONT - TAIL,
    46,
    vertical(
      [
        [0, '#2a3566', 0.5],
        [1, '#2a3566', 0],
      ],
      -CABIN,
      -CABIN + 46,
    ),
  );
  return [
    path(INNER, '#5f82a8'),
    rect(
      DIVIDE,
      -CABIN,
      FRONT - DIVIDE,
      CABIN * 2,
      slanted(['#fbe7b8', '#f4d3a0', '#dba98a'], [DIVIDE, -CABIN], [FRONT, CABIN]),
    ),
    rect(TAIL, -17, DIVIDE - TAIL, 34, '#7396b8'),
    rect(DIVIDE, -22, FRONT - DIVIDE, 44, '#e9b98c', { opacity: 0.6 }),
    shadeOfWall,
  ];
}

/** The wall's inner side, which faces the sun, and the bright edge of the cut. */
function cutEdge(): Drawing {
  return [
    rect(TAIL, CABIN - 9, FRONT - TAIL - 14, 9, horizontal(['#b9c4dc', '#c9cfe0', '#fff3d6'], -300, 60)),
    line(INNER, '#fffdf2', 3),
  ];
}

// --- Seats and passengers, facing right ---------------------------------------------------------------

interface Seat {
  readonly lit: string;
  readonly mid: string;
  readonly deep: string;
}

const NARROW: Seat = { lit: '#a9c4da', mid: '#7d9dbd', deep: '#55749c' };
const ROOMY: Seat = { lit: '#f58aa0', mid: '#d44a74', deep: '#93305f' };

function narrowSeat({ lit, mid, deep }: Seat): Drawing {
  return [
    rect(-26, -15, 44, 38, '#22355f', { radius: 7, opacity: 0.28 }),
    rect(-14, -16, 28, 32, vertical([lit, mid]), { radius: 6 }),
    rect(-25, -17, 13, 34, vertical([lit, mid, deep]), { radius: 6 }),
    line('M-24-12Q-24-16-19-16.500', '#eef6fc', 1.6, { cap: 'round' }),
    rect(-14, -20, 24, 4, '#d6e2ee', { radius: 2 }),
    rect(-14, 16, 24, 4, '#8fa6c4', { radius: 2 }),
  ];
}

function roomySeat({ lit, mid, deep }: Seat): Drawing {
  return [
    rect(-30, -20, 96, 54, '#7a3f5a', { radius: 10, opacity: 0.26 }),
    // The leg rest, then the cushion, then the back with its pillow.
    rect(18, -18, 40, 36, vertical([lit, mid]), { radius: 9 }),
    rect(-16, -21, 38, 42, vertical([lit, mid]), { radius: 8 }),
    line('M20-16V16M40-15V15', deep, 1.2, { opacity: 0.5 }),
    rect(-33, -25, 19, 50, vertical([lit, mid, deep]), { radius: 9 }),
    rect(-29, -13, 11, 26, vertical(['#fffdf2', '#f3dcc8']), { radius: 5 }),
    line('M-31-18Q-31-24-24-24.500', '#ffe6e2', 2, { cap: 'round' }),
    rect(-16, -30, 40, 9, vertical(['#fffaf0', '#f0d6b0']), { radius: 4 }),
    rect(-16, 21, 40, 9, vertical(['#f6dcb4', '#c98f6a']), { radius: 4 }),
  ];
}

interface Passenger {
  readonly top: string;
  readonly legs: string;
  readonly hair: string;
  readonly skin: string;
}

const PASSENGERS: readonly Passenger[] = [
  { top: '#f0c878', legs: '#3d4f86', hair: '#4a2f33', skin: '#e6b08c' },
  { top: '#e98a78', legs: '#2f4068', hair: '#2f2438', skin: '#b9805e' },
  { top: '#f4eee2', legs: '#54608f', hair: '#8a5238', skin: '#f0c29e' },
  { top: '#74b09a', legs: '#40456f', hair: '#33283a', skin: '#8f5c48' },
  { top: '#9f86c0', legs: '#33416c', hair: '#c08a4e', skin: '#efbf9c' },
  { top: '#5f92c4', legs: '#5a4a6e', hair: '#5a3430', skin: '#d69a76' },
];

function shaded(color: string): string {
  return mix(color, '#3a3f86', 0.34);
}

/** Head, shoulders and arms from above; the sunny side is the upper one. */
function upperBody({ top, hair, skin }: Passenger, hands: Point): Drawing {
  const [hx, hy] = hands;
  return [
    line(d`M-5 13Q6 17 ${hx} ${hy}`, shaded(top), 7, { cap: 'round' }),
    line(d`M-5 -13Q6 -17 ${hx} ${-hy}`, top, 7, { cap: 'round' }),
    circle(hx + 2, hy, 3.2, shaded(skin)),
    circle(hx + 2, -hy, 3.2, skin),
    path(
      'M-15 0C-15-12-8-17-2-16C5-15 5-6 5 0C5 6 5 15-2 16C-8 17-15 12-15 0Z',
      vertical([mix(top, '#fffbe6', 0.4), top, shaded(top)]),
    ),
    ellipse(2, 3, 10, 10, '#2a2f66', { opacity: 0.2 }),
    circle(-1, 0, 8.6, skin),
    circle(-4.5, 0, 9.6, vertical([mix(hair, '#ffe2b0', 0.34), hair, mix(hair, '#1f1a44', 0.4)])),
    line('M-11.500-4.500Q-8-9-2-8.400', '#ffe9c4', 1.5, { cap: 'round', opacity: 0.75 }),
  ];
}

/** A passenger whose knees touch the seat in front. */
function cramped(passenger: Passenger, hands: Point): Drawing {
  return [
    line('M2 7H29', shaded(passenger.legs), 9, { cap: 'round' }),
    line('M2-7H29', passenger.legs, 9, { cap: 'round' }),
    upperBody(passenger, hands),
  ];
}

/** A passenger whose legs rest on a leg rest. */
function stretched(passenger: Passenger, hands: Point): Drawing {
  return [
    line('M2 7L30 9L51 7', shaded(passenger.legs), 9.5, { cap: 'round', join: 'round' }),
    line('M2-7L30-5L51-6', passenger.legs, 9.5, { cap: 'round', join: 'round' }),
    line('M55 7h4', '#e6dcd6', 8, { cap: 'round' }),
    line('M55-6h4', '#fffdf4', 8, { cap: 'round' }),
    upperBody(passenger, hands),
  ];
}

function blanket(): Drawing {
  return [
    path('M4-19H56Q62-16 60 0T58 19H4Q0 10 4 0T4-19Z', vertical(['#fffdf2', '#f3e2d6', '#c9b2c4'])),
    line('M22-18Q26 0 22 18M40-18Q44 0 40 18', '#e2557a', 2, { opacity: 0.5 }),
  ];
}

function book(x: number): Drawing {
  return [rect(x, -9, 12, 9, '#fffdf4'), rect(x, 0, 12, 9, '#e9dcd6'), line(d`M${x} 0h12`, '#b98f9c', 1.2)];
}

/** A table with a cup and a plate. */
function table(): Drawing {
  return [
    rect(14, -20, 24, 40, '#7a3f5a', { radius: 4, opacity: 0.25, transform: at(3, 4) }),
    rect(14, -20, 24, 40, vertical(['#fff3d8', '#e9c69a']), { radius: 4 }),
    circle(26, 5, 9, '#ffffff'),
    circle(26, 5, 5.5, '#f2b45a'),
    circle(25, -11, 4.6, '#ffffff'),
    circle(25, -11, 3, '#7a4a3a'),
  ];
}

const PITCH = 58;
const ABREAST = [-113, -74, -35, 35, 74, 113] as const;

function economy(): Drawing {
  const next = random(23);
  return Array.from({ length: 9 }, (_, row) =>
    ABREAST.map((y) => {
      const passenger = PASSENGERS[(row * 2 + next.whole(0, 5)) % PASSENGERS.length] ?? PASSENGERS[0];
      const phone = next.chance(0.3);
      return group(
        [
          narrowSeat(NARROW),
          passenger &&
            cramped(
              passenger,
              next.pick<Point>([
                [13, 8],
                [15, 5],
                [10, 10],
              ]),
            ),
          phone && rect(16, -4, 7, 8, '#1f2f56', { radius: 1.5 }),
        ],
        { transform: at(DIVIDE - 44 - row * PITCH, y) },
      );
    }),
  );
}

const ROOM = 100;
const PAIRS = [-96, -48 + 4, 48 - 4, 96] as const;

function premium(): Drawing {
  const guests: readonly (readonly [
    row: number,
    place: number,
    passenger: number,
    doing: 'read' | 'sleep' | 'eat' | 'rest',
  ])[] = [
    [0, 0, 0, 'read'],
    [0, 1, 5, 'rest'],
    [0, 3, 3, 'sleep'],
    [1, 0, 4, 'sleep'],
    [1, 2, 2, 'eat'],
    [1, 3, 1, 'read'],
    [2, 1, 3, 'read'],
    [2, 2, 0, 'rest'],
    [2, 3, 5, 'eat'],
  ];
  const seats = [0, 1, 2].flatMap((row) =>
    PAIRS.map((y, place) => {
      const guest = guests.find(([r, p]) => r === row && p === place);
      const passenger = guest && PASSENGERS[guest[2]];
      const doing = guest?.[3];
      return group(
        [
          roomySeat(ROOMY),
          passenger && stretched(passenger, doing === 'read' ? [18, 7] : [14, 9]),
          doing === 'sleep' && blanket(),
          doing === 'read' && book(18),
          doing === 'eat' && table(),
        ],
        { transform: at(DIVIDE + 44 + row * ROOM, y) },
      );
    }),
  );
  return seats;
}

/** The divider between the cabins: two screens, and a curtain drawn aside. */
function divider(): Drawing {
  const screen = (y0: number, y1: number): Drawing => [
    rect(DIVIDE - 4, y0 + 6, 12, y1 - y0, '#22355f', { opacity: 0.3 }),
    rect(DIVIDE - 8, y0, 9, y1 - y0, horizontal(['#c9a58a', '#fff3d8', '#fffdf4'])),
  ];
  const folds = (y: number, toward: number): string => {
    const points = Array.from({ length: 6 }, (_, i): Point => [
      DIVIDE - 4 + (i % 2 ? 6 : -6),
      y + toward * i * 3,
    ]);
    return smooth(points, 4);
  };
  return [
    screen(-CABIN, -26),
    screen(26, CABIN),
    line(folds(-26, 1), '#93305f', 6, { cap: 'round' }),
    line(folds(-27, 1), '#f07a96', 3, { cap: 'round' }),
    line(folds(26, -1), '#93305f', 6, { cap: 'round' }),
    line(folds(25, -1), '#d44a74', 3, { cap: 'round' }),
  ];
}

/** The narrow cabin is in the shade of the hull, the roomy one in the sun. */
function cabinLight(): Drawing {
  return [
    rect(
      TAIL,
      -CABIN,
      DIVIDE - TAIL,
      CABIN * 2,
      horizontal(
        [
          [0, '#4a5a9c', 0.5],
          [0.6, '#5a6aa8', 0.22],
          [1, '#6a7ab4', 0.06],
        ],
        -420,
        DIVIDE,
      ),
      { blend: 'multiply' },
    ),
    rect(
      DIVIDE,
      -CABIN,
      FRONT - DIVIDE,
      CABIN * 2,
      slanted(
        [
          [0, '#fff3b8', 0.42],
          [0.5, '#fff3b8', 0.06],
          [1, '#c96a7a', 0.16],
        ],
        [DIVIDE + 20, -CABIN],
        [FRONT - 40, CABIN],
      ),
    ),
  ];
}

function aircraft(): Drawing {
  return group(
    [
      path(OUTER, SHADOW, { opacity: 0.3, transform: at(2, 30), filter: blur(10) }),
      engine(-1),
      engine(1),
      wing(-1),
      wing(1),
      hull(),
      group([floor(), economy(), premium(), divider(), cabinLight()], { clip: clip(INNER) }),
      cutEdge(),
    ],
    { transform: PLACE },
  );
}

/** The aircraft's shadow on the meadows: the whole aircraft again, smaller. */
function shadowOnLand(x: number, y: number, scale: number): Drawing {
  return path(
    'M260 0C250-18 220-24 180-24H40L-90-230H-140L-70-24H-190L-235-84H-262L-236 0L-262 84H-235L-190 24H-70L-140 230H-90L40 24H180C220 24 250 18 260 0Z',
    SHADOW,
    { opacity: 0.42, transform: at(x, y, { rotate: -24, scale }), filter: blur(3) },
  );
}

function sunlight(): Drawing {
  return [
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      BOTTOM,
      slanted(
        [
          [0, '#fff0a8', 0.5],
          [0.36, '#fff0a8', 0.1],
          [0.62, '#2f6f5c', 0],
          [1, '#1f5a5a', 0.44],
        ],
        [40, -60],
        [860, 640],
      ),
    ),
  ];
}

export const postPremiumEconomy: Illustration = {
  name: 'post-premium-economy',
  title: 'An aircraft without its roof: narrow rows behind, roomy ones before',
  hour: 'late afternoon, from above',
  hue: '#b3c25e',
  draw: () => [
    country(),
    sunlight(),
    wisps(),
    shadowOnLand(724, 508, 0.24),
    aircraft(),
    glow({ x: SUN[0], y: SUN[1], radius: 460, color: '#fff6cc', strength: 0.55 }),
    path('M-20-4L0-30L20-4L0 32Z', SHADOW, {
      opacity: 0.26,
      transform: at(628, 478, { rotate: 30 }),
      filter: blur(3.4),
    }),
    kite({
      x: 596,
      y: 440,
      size: 1.25,
      lean: 30,
      light: 'golden',
      tail: { toward: 118, length: 88, bows: 4, swing: 8 },
    }),
  ],
};
