import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { poly, strewn } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import type { Illustration } from '../drawing/Illustration';
import { circle, clip, group, line, path, rect, type Drawing } from '../drawing/svg';

const CURB = 204;
const NEAREST = 0.02;
const BARS = 10;

/** The scale of something `depth` away on the square, seen from a window on the first floor. */
function scaleAt(depth: number): number {
  return 1 / (1 + depth * 0.8);
}

function place(aside: number, depth: number): Point {
  const s = scaleAt(depth);
  return [396 + aside * s, -160 + 790 * s];
}

/** The two diagonal crossings. Their bars have the same depths, so that they join where the crossings meet. */
function diagonals(): string {
  return steps(0, 1, BARS)
    .slice(0, -1)
    .map((t) => {
      const from = lerp(NEAREST, 1.06, t);
      const to = from + 0.058;
      const aside = lerp(-480, 480, t);
      const bar = (middle: number) =>
        poly([
          place(middle - 170, from),
          place(middle + 170, from),
          place(middle + 176, to),
          place(middle - 164, to),
        ]);
      return Math.abs(aside) < 165
        ? poly([
            place(-Math.abs(aside) - 170, from),
            place(Math.abs(aside) + 170, from),
            place(Math.abs(aside) + 170, to),
            place(-Math.abs(aside) - 170, to),
          ])
        : bar(aside) + bar(-aside);
    })
    .join('');
}

/** The crossing on the far side runs straight. */
function farCrossing(): string {
  return steps(-760, 760, 19)
    .map((aside) =>
      poly([place(aside, 1.24), place(aside + 44, 1.24), place(aside + 44, 1.4), place(aside, 1.4)]),
    )
    .join('');
}

interface Screen {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly colors: readonly string[];
  readonly picture?: Drawing;
}

function screen({ corners, colors, picture }: Screen): Drawing {
  const form = poly(corners);
  return [
    path(form, vertical(colors)),
    group(picture, { clip: clip(form) }),
    line(form, '#fff0fa', 3, { join: 'round', opacity: 0.85 }),
  ];
}

const SKY_SCREEN: Screen = {
  corners: [
    [508, 30],
    [716, 10],
    [716, 156],
    [508, 150],
  ],
  colors: ['#1a9cf0', '#5fd8f4', '#c8fff0'],
  picture: [
    path('M500 160Q560 104 610 130T724 102V170H500Z', '#2fb4b0'),
    path('M500 164Q570 130 630 148T724 136V170H500Z', '#1a7f9c'),
  ],
};

const ROSE_SCREEN: Screen = {
  corners: [
    [72, 8],
    [276, 28],
    [276, 150],
    [72, 156],
  ],
  colors: ['#ff3f9c', '#ff7ac0', '#ffc4a0'],
  picture: [
    circle(176, 92, 42, '#fff0b0'),
    path('M60 132Q120 98 170 122T284 104V170H60Z', '#c42a9c'),
    path('M60 150Q124 122 186 142T284 134V170H60Z', '#7a2aa8'),
  ],
};

function houses(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, CURB + 4, vertical(['#150c3e', '#4a2084', '#c04a9c'])),
    path(d`M332 ${CURB}V40q0-20 60-20t60 20V${CURB}Z`, horizontal(['#c9a0f0', '#7a5ad0', '#3a2a8c'])),
    line([62, 88, 114, 140].map((y) => d`M332 ${y}q60 14 120 0`).join(''), '#f4d4ff', 4, { opacity: 0.6 }),
    rect(346, 166, 92, CURB - 166, '#ffe28a'),
    path(d`M${LEFT} 0H300V${CURB}H${LEFT}Z`, horizontal(['#1c1050', '#3c1f80'])),
    path(d`M484 0H${RIGHT}V${CURB}H484Z`, horizontal(['#2c2a8c', '#141048'])),
    screen(ROSE_SCREEN),
    screen(SKY_SCREEN),
    screen({
      corners: [
        [-80, -6],
        [48, 6],
        [48, 156],
        [-80, 160],
      ],
      colors: ['#ffd24a', '#ff8a5a', '#e0449a'],
    }),
    screen({
      corners: [
        [740, 8],
        [880, -6],
        [880, 160],
        [740, 156],
      ],
      colors: ['#b45aff', '#ff5ac0', '#ff9a7a'],
    }),
    // Shops at street level.
    [
      [LEFT, 288],
      [496, RIGHT],
    ].map(([from = 0, to = 0]) => rect(from, 170, to - from, CURB - 170, vertical(['#fff0b8', '#ffc06a']))),
    line(
      [-100, -30, 40, 110, 180, 250, 540, 610, 680, 750, 820].map((x) => d`M${x} 170V${CURB}`).join(''),
      '#5a2478',
      8,
    ),
  ];
}

/** The wet square with long reflections of the screens. */
function square(): Drawing {
  const gleam = (x: number, y: number, radius: number, color: string) =>
    glow({ x, y, radius, radiusY: 260, color, strength: 0.75 });
  const bars = diagonals();
  return [
    rect(LEFT, CURB, RIGHT - LEFT, BOTTOM - CURB, vertical(['#5a2f90', '#2f2070', '#1b174e', '#12103c'])),
    group(
      [
        gleam(150, 250, 240, '#ff5aa8'),
        gleam(640, 250, 240, '#4fc4ff'),
        gleam(392, 230, 110, '#ffd88a'),
        gleam(880, 300, 180, '#c45aff'),
      ],
      { clip: clip(d`M${LEFT} ${CURB}H${RIGHT}V${BOTTOM}H${LEFT}Z`) },
    ),
    path(farCrossing(), '#f4e6ff', { opacity: 0.85 }),
    path(bars, horizontal(['#ffb0d8', '#f6e6ff', '#dff4ff', '#a8dcff'], 60, 740)),
    path(bars, vertical(['#ffffff', '#7a6ad0'], 220, 660), { opacity: 0.3, blend: 'multiply' }),
  ];
}

/** An umbrella and the person under it, from above, lit by the screens behind. */
function umbrella(aside: number, depth: number, color: string, turn = 0.2): Drawing {
  const s = scaleAt(depth);
  const [x, ground] = place(aside, depth);
  const r = 82 * s;
  const y = ground - 112 * s;
  const edge = steps(0, 8, 8).map((i): Point => {
    const angle = ((i + turn) / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.78];
  });
  const apex: Point = [x, y - r * 0.2];
  const hems = edge.slice(1).map((to, i) => {
    const from = edge[i] ?? to;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return {
      away: (middle[1] - y) / (r * 0.78),
      from: d`${from[0]} ${from[1]}`,
      hem: d`Q${lerp(middle[0], x, 0.14)} ${lerp(middle[1], y, 0.14)} ${to[0]} ${to[1]}`,
    };
  });
  const wedges = hems.map(({ away, from, hem }) =>
    path(
      d`M${apex[0]} ${apex[1]}L${from}${hem}Z`,
      away < 0 ? mix(color, '#ffffff', 0.12 - away * 0.4) : mix(color, '#2a1668', 0.1 + away * 0.34),
    ),
  );
  const lit = hems.filter(({ away }) => away < -0.3).map(({ from, hem }) => `M${from}${hem}`);
  const [left, right] = [x - 11 * s, x + 11 * s];
  return [
    path(
      d`M${x - 26 * s} ${ground}h${52 * s}l${6 * s} ${96 * s}h${-64 * s}Z`,
      vertical([
        [0, color, 0],
        [0.25, color, 0.32],
        [1, color, 0],
      ]),
    ),
    path(d`M${left - 8 * s} ${ground - 26 * s}h${15 * s}l${-2 * s} ${28 * s}h${-14 * s}Z`, '#0e0a38'),
    path(d`M${right - 7 * s} ${ground - 26 * s}h${15 * s}l${6 * s} ${18 * s}h${-14 * s}Z`, '#0e0a38'),
    path(
      d`M${x - 26 * s} ${y}h${52 * s}l${6 * s} ${94 * s}h${-64 * s}Z`,
      horizontal([mix(color, '#2a1668', 0.5), mix(color, '#160c40', 0.8)]),
    ),
    wedges,
    line(lit.join(''), '#fff4ff', 2.4 * s, { opacity: 0.85 }),
    circle(apex[0], apex[1], 3.4 * s, '#fff4d8'),
  ];
}

const CLEAR = '#cfd8ff';
const CROWD: readonly (readonly [aside: number, depth: number, color: string, turn: number])[] = [
  [-560, 1.12, '#ff7ab0', 0.1],
  [0, 1.16, '#ffd24a', 0.5],
  [590, 1.1, '#6ad0ff', 0.2],
  [-290, 0.86, '#5ae0d0', 0.4],
  [330, 0.8, '#ff5a8a', 0.6],
  [20, 0.56, '#ffd86a', 0.1],
  [-560, 0.5, CLEAR, 0.2],
  [580, 0.46, '#ff6aa8', 0.3],
  [-240, 0.28, '#6aa8ff', 0.5],
  [290, 0.3, CLEAR, 0.7],
  [-10, 0.1, '#ff5f7a', 0.6],
  [-400, 0.06, '#58d4c8', 0.3],
  [420, 0.07, '#ffe08a', 0.1],
];

function rain(): Drawing {
  return line(
    strewn(9, 30, LEFT, -20, RIGHT, 580)
      .map(([x, y]) => d`M${x} ${y}l-11 48`)
      .join(''),
    '#dfe4ff',
    1.8,
    { cap: 'round', opacity: 0.3 },
  );
}

export const shibuyaCrossing: Illustration = {
  name: 'shibuya-crossing',
  title: 'Umbrellas on the crossing of Shibuya, from above, in the rain',
  hour: 'night',
  hue: '#7a2fa0',
  draw: () => [
    houses(),
    glow({ x: 170, y: 90, radius: 240, color: '#ff5aae', strength: 0.4 }),
    glow({ x: 616, y: 84, radius: 240, color: '#5ad0ff', strength: 0.35 }),
    square(),
    // Far ones first, so that nearer ones hide them.
    CROWD.map(([aside, depth, color, turn]) => umbrella(aside, depth, color, turn)),
    rain(),
    // The kite is shown on a screen, because a paper kite does not fly in the rain.
    kite({
      x: 632,
      y: 68,
      size: 1,
      lean: -34,
      light: 'day',
      tail: { toward: 132, length: 50, bows: 3, swing: 8 },
    }),
  ],
};
