import { cloud } from '../motifs/cloud';
import { mix } from '../drawing/color';
import { branch } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { clamp, d, lerp, profile, steps, type Point } from '../drawing/numbers';
import { arch, band, poly, smooth } from '../drawing/outline';
import { diagonal, horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { at, circle, group, line, path, stamp, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const CREAM = '#fff3dc';
const SEA = 356;

// --- The Sagrada Família, in metres -------------------------------------------------------------------

const METRE = 2.42;
const CHURCH = 396;
const STREET = 486;

const px = (x: number): number => CHURCH + x * METRE;
const py = (h: number): number => STREET - h * METRE;

// Noon from the upper left: honey where the sun falls, terracotta and plum where it does not.
const NEAR_STONE: Stops = [
  [0, '#fff0cb'],
  [0.3, '#f9cf9a'],
  [0.62, '#df9468'],
  [1, '#9c5562'],
];
const HIGH_STONE: Stops = [
  [0, '#fff6e0'],
  [0.34, '#f7dcb8'],
  [0.66, '#dfa98a'],
  [1, '#a8707c'],
];

interface Spire {
  readonly x: number;
  /** Half widths by height. */
  readonly table: readonly Point[];
  readonly stone: Stops;
  /** Where the slits begin and end, how far one row is above another, and how many there are around. */
  readonly slits?: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    readonly columns: readonly number[];
    readonly height: number;
  };
  readonly dark: string;
}

/** A tower that swells and closes like a grain of wheat, with rows of slits under slanting sills. */
function spire({ x, table, stone, slits, dark }: Spire): Drawing {
  const right = table.map(([h, w]): Point => [px(x + w), py(h)]);
  const left = table.map(([h, w]): Point => [px(x - w), py(h)]);
  const outline = `${smooth(left, 7)}${smooth([...right].reverse(), 7).replace('M', 'L')}Z`;
  const [low, high] = [table[0]?.[0] ?? 0, table.at(-1)?.[0] ?? 0];
  const widest = Math.max(...table.map(([, w]) => w));
  const rib = (u: number): string =>
    poly(
      steps(low, high, 16).map((h): Point => [px(x + u * profile(table, h)), py(h)]),
      false,
    );
  let [holes, sills] = ['', ''];
  if (slits) {
    for (let h = slits.from; h < slits.to; h += slits.step) {
      for (const u of slits.columns) {
        const w = profile(table, h);
        const turn = Math.sqrt(1 - u * u);
        const half = w * 0.11 * turn + 0.12;
        const rise = (u + 1) * slits.step * 0.22;
        const [a, b, top, foot] = [
          px(x + u * w - half),
          px(x + u * w + half),
          py(h + rise + slits.height),
          py(h + rise),
        ];
        holes += d`M${a} ${foot}V${top + 1}Q${(a + b) / 2} ${top - 1.2} ${b} ${top + 1}V${foot - 0.8}Z`;
        if (u < 0.6) sills += d`M${a - 0.5} ${foot + 0.6}L${b + 0.6} ${foot - 0.5}`;
      }
    }
  }
  return [
    path(outline, horizontal(stone, px(x - widest), px(x + widest))),
    line([-0.56, -0.18, 0.2, 0.56].map(rib).join(''), dark, 0.9, { opacity: 0.26 }),
    path(holes, dark, { opacity: 0.78 }),
    line(sills, CREAM, 0.9, { opacity: 0.75 }),
    rim(
      poly(
        steps(low, high, 20).map((h): Point => [px(x - profile(table, h)) + 0.5, py(h)]),
        false,
      ),
      1.3,
      '#fffaf0',
      0.9,
    ),
  ];
}

const BELL: readonly Point[] = [
  [0, 6.4],
  [30, 6.2],
  [48, 5.7],
  [62, 4.9],
  [74, 3.8],
  [83, 2.6],
  [89, 1.5],
];

function stretched(table: readonly Point[], by: number): Point[] {
  return table.map(([h, w]) => [h * by, w]);
}

/** The mosaic finial of a bell tower: a bishop's staff, ring, and mitre with white balls. */
function finial(x: number, h: number): Drawing {
  return group(
    [
      path('M-3.800 4L-2.600-6L2.600-6L3.800 4Z', horizontal(['#ffe08a', '#e0893e'])),
      path('M-2.400-6L-1.600-15H1.600L2.400-6Z', horizontal(['#fff0d0', '#d9603e'])),
      path('M-3.400-9.500H3.400L2.600-6.500H-2.600Z', '#fff7e8'),
      path(
        'M0-29C-5.500-25-5.600-18-2.400-14H2.400C5.600-18 5.500-25 0-29Z',
        horizontal(['#ffd95e', '#f0a03e', '#c9482f']),
      ),
      path('M0-26C-2.600-23-2.600-19-1-16.500H1C2.600-19 2.600-23 0-26Z', '#d9482f'),
      [
        [-4.6, -23],
        [4.6, -23],
        [-4, -16.5],
        [4, -16.5],
        [0, -30],
      ].map(([cx, cy]) => circle(cx ?? 0, cy ?? 0, 1.7, '#fffaf0')),
    ],
    { transform: at(px(x), py(h)) },
  );
}

function bellTower(x: number, height: number): Drawing {
  const by = height / 99;
  return [
    spire({
      x,
      table: stretched(BELL, by),
      stone: NEAR_STONE,
      slits: {
        from: 36 * by,
        to: 84 * by,
        step: 4.8,
        columns: [-0.74, -0.37, 0.01, 0.38, 0.74],
        height: 2.7,
      },
      dark: '#6e3a56',
    }),
    finial(x, 88 * by),
  ];
}

const EVANGELIST: readonly Point[] = [
  [40, 7.6],
  [78, 7],
  [98, 5.9],
  [112, 4.4],
  [121, 2.9],
  [126, 1.9],
];

/** One of the evangelists' towers: a white winged figure over its tip. */
function evangelist(x: number): Drawing {
  return [
    spire({
      x,
      table: EVANGELIST,
      stone: HIGH_STONE,
      slits: { from: 84, to: 119, step: 6.4, columns: [-0.55, 0, 0.55], height: 3.7 },
      dark: '#8a5a72',
    }),
    group(
      [
        path('M-5 4H5L3.400-4H-3.400Z', horizontal(['#fff6e4', '#dca88c'])),
        path('M-2.400-4L-9.500-15Q-8-7-2.400 0ZM2.400-4L9.500-15Q8-7 2.400 0Z', '#fff3e0'),
        path('M-2.800-2Q-3-14 0-18Q3-14 2.800-2Z', horizontal(['#fffaf0', '#f2cfae'])),
        circle(0, -19, 2, '#fff7ea'),
      ],
      { transform: at(px(x), py(126)) },
    ),
  ];
}

const JESUS: readonly Point[] = [
  [50, 11.4],
  [96, 10.8],
  [118, 9.4],
  [134, 7.4],
  [146, 5.2],
  [153, 3.8],
];

/** The tower of Jesus with its four-armed cross. */
function jesusTower(): Drawing {
  const cross = 'M-4-2V-17H-14V-25H-4V-42H4V-25H14V-17H4V-2Z';
  return [
    spire({
      x: 0,
      table: JESUS,
      stone: HIGH_STONE,
      slits: { from: 106, to: 146, step: 7.4, columns: [-0.62, -0.2, 0.22, 0.64], height: 4.6 },
      dark: '#8a5a72',
    }),
    group(
      [
        glow({ x: 0, y: -22, radius: 44, color: '#fffbe8', strength: 0.85 }),
        path('M-10.500 3L-8.500-4H8.500L10.500 3Z', horizontal(['#fffaf0', '#f2cfae', '#c98f86'])),
        path(cross, horizontal(['#ffffff', '#fff3dc', '#e9c3a8'], -14, 14)),
        path('M0-42H4V-25H14V-17H4V-2H0Z', '#c98a86', { opacity: 0.35 }),
        line('M-4-2V-17H-14V-25H-4V-42H4', '#ffffff', 1.2),
      ],
      { transform: at(px(0), py(154)) },
    ),
  ];
}

/** Mary's tower under its star. */
function maryTower(x: number): Drawing {
  const ray = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i * Math.PI) / 6 - Math.PI / 2;
    const r = i % 2 ? 3.4 : 9.6;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  return [
    spire({
      x,
      table: [
        [20, 7.6],
        [80, 7],
        [100, 5.6],
        [114, 4],
        [124, 2.4],
        [131, 1],
      ],
      stone: HIGH_STONE,
      slits: { from: 84, to: 116, step: 6, columns: [-0.5, 0.05, 0.6], height: 3.6 },
      dark: '#8a5a72',
    }),
    group(
      [
        glow({ x: 0, y: 0, radius: 28, color: '#fffbe0', strength: 0.9 }),
        path(poly(ray), diagonal(['#ffffff', '#ffe9b0'])),
      ],
      {
        transform: at(px(x), py(134.5)),
      },
    ),
  ];
}

function parabola(x: number, half: number, foot: number, top: number): string {
  const [a, b] = [px(x - half), px(x + half)];
  const rise = py(foot) - py(top);
  return d`M${a} ${py(foot)}C${a + half * METRE * 0.12} ${py(foot) - rise * 0.7} ${px(x) - half * METRE * 0.42} ${py(top)} ${px(x)} ${py(top)}C${px(x) + half * METRE * 0.42} ${py(top)} ${b - half * METRE * 0.12} ${py(foot) - rise * 0.7} ${b} ${py(foot)}Z`;
}

/** The Nativity front: three steep gables, parabolic porches, the green cypress. */
function nativity(): Drawing {
  const gable = (x: number, half: number, foot: number, top: number): string =>
    d`M${px(x - half)} ${py(0)}V${py(foot)}C${px(x - half * 0.66)} ${py(lerp(foot, top, 0.34))} ${px(x - half * 0.22)} ${py(lerp(foot, top, 0.8))} ${px(x)} ${py(top)}` +
    d`C${px(x + half * 0.22)} ${py(lerp(foot, top, 0.8))} ${px(x + half * 0.66)} ${py(lerp(foot, top, 0.34))} ${px(x + half)} ${py(foot)}V${py(0)}Z`;
  const stone = horizontal(['#f6c792', '#e6a476', '#c4765e', '#9c5562'], px(-32), px(32));
  const porch = (x: number, half: number, top: number): Drawing => [
    path(parabola(x, half, 0, top), '#b3685c'),
    path(parabola(x, half * 0.78, 0, top - 3), '#8f4a58'),
    path(parabola(x, half * 0.54, 0, top - 7), '#5f2f50'),
    line(parabola(x, half, 0, top), '#ffe6bc', 1.2, { opacity: 0.8 }),
  ];
  return [
    path(gable(-18.5, 9.4, 30, 47) + gable(18.5, 9.4, 30, 47), stone),
    path(gable(0, 11, 38, 63), horizontal(['#ffdcac', '#eeb283', '#c77c62'], px(-11), px(11))),
    porch(-18.5, 5.2, 29),
    porch(18.5, 5.2, 29),
    porch(0, 7.4, 41),
    // The rose of the star above the middle porch.
    circle(px(0), py(47.5), 5, '#6e3a56'),
    circle(px(0), py(47.5), 5, 'none', { stroke: '#ffe6bc', strokeWidth: 1.2 }),
    line(
      d`M${px(-11)} ${py(38)}C${px(-7.3)} ${py(46.5)} ${px(-2.4)} ${py(58)} ${px(0)} ${py(63)}`,
      CREAM,
      1.5,
      { opacity: 0.9 },
    ),
    path(
      d`M${px(0)} ${py(76)}C${px(3.6)} ${py(70)} ${px(4.4)} ${py(62)} ${px(1)} ${py(56)}H${px(-1)}C${px(-4.4)} ${py(62)} ${px(-3.6)} ${py(70)} ${px(0)} ${py(76)}Z`,
      horizontal(['#7fc79a', '#2f8f78', '#1d5f6a']),
    ),
    line(
      [
        [-1.6, 61],
        [1.4, 64],
        [-0.6, 68],
        [1, 58.5],
      ]
        .map(([x, h]) => d`M${px(x ?? 0)} ${py(h ?? 0)}h0`)
        .join(''),
      '#fffaf0',
      2.4,
      { cap: 'round' },
    ),
    line(d`M${px(0)} ${py(75)}v-7M${px(-1.2)} ${py(77)}h${2.4 * METRE}`, '#d9482f', 1.8, { cap: 'round' }),
  ];
}

/** Nave and apse to both sides: pointed gables that carry mosaic fruit. */
function nave(): Drawing {
  const fruits = ['#e0523a', '#f2b03e', '#5fa866', '#d9603e', '#f2c85e', '#7a4a86'];
  const bays = [-54, -46.5, -39, 39, 46.5, 54];
  return bays.map((x, i) => {
    const w = 3.9;
    const top = 44 - Math.abs(x) * 0.12;
    return [
      path(
        d`M${px(x - w)} ${py(0)}V${py(top - 9)}L${px(x)} ${py(top)}L${px(x + w)} ${py(top - 9)}V${py(0)}Z`,
        horizontal(x < 0 ? ['#ffe0b4', '#eab184', '#cf8a68'] : ['#e6a87c', '#c47a62', '#9a5564']),
      ),
      path(arch(px(x), py(12), 7, 17 * METRE), '#7a4460', { opacity: 0.75 }),
      circle(px(x), py(top - 8), 2.4, '#7a4460', { opacity: 0.7 }),
      line(d`M${px(x - w)} ${py(top - 9)}L${px(x)} ${py(top)}`, CREAM, 1.3, { opacity: 0.9 }),
      line(d`M${px(x)} ${py(top)}v-7`, '#e0a57a', 2),
      circle(
        px(x),
        py(top) - 9,
        3.5,
        diagonal([mix(fruits[i] ?? CREAM, '#ffffff', 0.4), fruits[i] ?? CREAM]),
      ),
    ];
  });
}

function sagradaFamilia(): Drawing {
  return [
    glow({ x: CHURCH, y: 260, radius: 260, radiusY: 230, color: '#fff8dc', strength: 0.42 }),
    maryTower(30),
    evangelist(-17.4),
    evangelist(17.4),
    jesusTower(),
    path(
      d`M${px(-58)} ${py(0)}V${py(27)}H${px(58)}V${py(0)}Z`,
      horizontal(['#f2c596', '#d89a72', '#a8606a'], px(-58), px(58)),
    ),
    nave(),
    path(
      d`M${px(-32)} ${py(0)}V${py(34)}H${px(32)}V${py(0)}Z`,
      horizontal(['#f0bd8c', '#d18a68', '#9c5562'], px(-32), px(32)),
    ),
    bellTower(-9.6, 108),
    bellTower(9.6, 108),
    bellTower(-25.5, 98),
    bellTower(25.5, 98),
    nativity(),
  ];
}

// --- The city down to the sea -------------------------------------------------------------------------

const WALLS = ['#fff0d6', '#fbe0bc', '#f6cfa6', '#f2bd98', '#fdf6e6', '#f0c4a0'] as const;
const TILES = ['#e07a4e', '#d0643f', '#c9563c', '#e8905e', '#b84a3e'] as const;
const HAZE = '#d6ece2';

interface Row {
  readonly seed: number;
  readonly y: number;
  /** The size of a house. */
  readonly size: number;
  readonly distance: number;
  readonly gap?: readonly [number, number];
}

/** One row of roofs: lit walls, terracotta above them, paler and smaller the further away. */
function houses({ seed, y, size, distance, gap }: Row): Drawing {
  const next = random(seed);
  const walls = WALLS.map(() => '');
  const shaded = WALLS.map(() => '');
  const tiles = TILES.map(() => '');
  let [edges, panes] = ['', ''];
  for (let x = LEFT - size; x < RIGHT;) {
    const w = size * next.skewed(0.6, 1.7, 1.6);
    const h = size * next.skewed(0.55, 1.3, 1.5);
    const roof = size * next.between(0.16, 0.3);
    const side = w * next.between(0.24, 0.36);
    const foot = y + size;
    const top = y - h * 0.4;
    const tone = next.whole(0, WALLS.length - 1);
    const tile = next.whole(0, TILES.length - 1);
    const skip = gap && x + w > gap[0] && x < gap[1];
    if (!skip) {
      walls[tone] += d`M${x} ${foot}V${top}h${w - side}V${foot}Z`;
      shaded[tone] +=
        d`M${x + w - side} ${foot}V${top}l${side / 2} ${-roof * 0.85}l${side / 2} ${roof * 0.85}V${foot}Z`;
      tiles[tile] +=
        d`M${x - 1} ${top + 0.6}L${x + side / 2} ${top - roof}H${x + w - side / 2}L${x + w - side + 0.6} ${top + 0.6}Z`;
      edges += d`M${x - 1} ${top}L${x + side / 2} ${top - roof}H${x + w - side / 2}`;
      if (size > 24)
        for (let wx = x + size * 0.16; wx < x + w - side - size * 0.16; wx += size * 0.28)
          for (let wy = top + size * 0.2; wy < foot - size * 0.5; wy += size * 0.36)
            if (next.chance(0.36)) panes += d`M${wx} ${wy}h${size * 0.1}v${size * 0.17}h${-size * 0.1}Z`;
    }
    x += w + next.between(-1, size * 0.1);
  }
  const far = (color: string): string => mix(color, HAZE, distance);
  return [
    walls.map((data, i) => path(data, far(WALLS[i] ?? CREAM))),
    shaded.map((data, i) => path(data, far(mix(WALLS[i] ?? CREAM, '#a0607a', 0.5)))),
    tiles.map((data, i) => path(data, far(TILES[i] ?? CREAM))),
    distance < 0.4 && line(edges, '#ffe6c4', 1, { opacity: 0.65 }),
    path(panes, '#4f7f8c', { opacity: 0.7 }),
  ];
}

const TREES = ['#1d5a5c', '#2a7062', '#3f8a66', '#6aa86c', '#a4cc80'] as const;

function grove(seed: number, x: number, y: number, rx: number, ry: number): Drawing {
  return crown({ seed, x, y, rx, ry, tones: TREES, clump: 8, count: Math.round(18 + rx * 0.7) });
}

function sail(x: number, y: number, scale: number): Drawing {
  return group([path('M-1-16V-1H-9ZM1-13V-1H8Z', '#fffaf0'), path('M-10 0H10L7 3H-7Z', '#c9563c')], {
    transform: at(x, y, { scale }),
  });
}

/** Two towers at the beach, a rounded glass tower, and the hill over the harbor. */
function farShore(): Drawing {
  return [
    ridge({
      seed: 31,
      left: 560,
      right: RIGHT,
      y: 352,
      amplitude: 20,
      detail: 0.6,
      fill: vertical(['#7fc4c0', '#a8dccf'], 320, 372),
      bottom: 374,
    }),
    path('M186 384V336Q187 316 197 312Q207 316 208 336V384Z', horizontal(['#e0f4ec', '#86c4c4', '#5aa4b4'])),
    path('M622 378V322h13V378ZM642 378V324h14V378Z', horizontal(['#dff2ea', '#8ec8c6'])),
  ];
}

function city(): Drawing {
  return [
    farShore(),
    path(d`M${LEFT} 376H${RIGHT}V500H${LEFT}Z`, vertical(['#d9e8d4', '#e9d3b0'], 376, 450)),
    houses({ seed: 2, y: 376, size: 16, distance: 0.86 }),
    mist({ y: 350, height: 46, color: '#e2f4ea', strength: 0.6 }),
    houses({ seed: 5, y: 390, size: 15, distance: 0.6 }),
    mist({ y: 366, height: 50, color: '#eaf3e2', strength: 0.45 }),
    sagradaFamilia(),
    mist({ y: 372, height: 80, color: '#fdeccf', strength: 0.4 }),
    houses({ seed: 8, y: 412, size: 23, distance: 0.26, gap: [px(-60), px(60)] }),
    grove(11, px(-34), 438, 50, 14),
    grove(12, px(6), 441, 40, 12),
    grove(13, px(44), 438, 48, 14),
    houses({ seed: 19, y: 444, size: 27, distance: 0.08 }),
    // The park's trees reach up to the terrace.
    treeline({
      seed: 6,
      y: 474,
      amplitude: 9,
      crown: 22,
      fill: vertical(['#4f9a72', '#1f5f60'], 460, 510),
      bottom: 530,
    }),
  ];
}

// --- Park Güell ---------------------------------------------------------------------------------------

/** The lodge's tower: blue and white chequers, a mushroom of a roof below, the four-armed cross above. */
function lodge(x: number): Drawing {
  const table: readonly Point[] = [
    [0, 15],
    [40, 13.5],
    [80, 12.5],
    [120, 11.4],
    [160, 9.4],
    [190, 6.6],
    [206, 4],
  ];
  const foot = 424;
  const bands = 15;
  let blue = '';
  for (let i = 0; i < bands; i++) {
    const [h0, h1] = [(i * 206) / bands, ((i + 1) * 206) / bands];
    const [w0, w1] = [profile(table, h0), profile(table, h1)];
    for (let c = 0; c < 4; c++) {
      if ((i + c) % 2) continue;
      const [a, b] = [-1 + c / 2, -0.5 + c / 2].map((u) => Math.sin((u * Math.PI) / 2));
      blue += poly([
        [x + (a ?? 0) * w0, foot - h0],
        [x + (b ?? 0) * w0, foot - h0],
        [x + (b ?? 0) * w1, foot - h1],
        [x + (a ?? 0) * w1, foot - h1],
      ]);
    }
  }
  const outline = band(
    table.map(([h, w]): Point => [x - w, foot - h]),
    table.map(([h, w]): Point => [x + w, foot - h]),
  );
  const roofEdge: readonly Point[] = [
    [x - 84, 452],
    [x - 62, 428],
    [x - 34, 418],
    [x, 426],
    [x + 36, 416],
    [x + 66, 430],
    [x + 80, 454],
  ];
  return [
    path(outline, horizontal(['#ffffff', '#f2f4ee', '#b9cfe0'], x - 15, x + 15)),
    path(blue, horizontal(['#4fa4dc', '#2878c0', '#1d4f98'], x - 15, x + 15)),
    path(
      outline,
      horizontal(
        [
          [0, '#ffffff', 0.25],
          [0.4, '#ffffff', 0],
          [1, '#2a2f74', 0.35],
        ],
        x - 15,
        x + 15,
      ),
    ),
    path(d`M${x - 5} ${foot - 204}h10l2-7h-14Z`, '#fff3dc'),
    path(
      d`M${x - 2.4} ${foot - 210}v-10h-8v-6h8v-10h4.800v10h8v6h-8v10Z`,
      horizontal(['#fffaf0', '#f2c88e', '#cf8a5e'], x - 10, x + 10),
    ),
    rim(
      poly(
        table.map(([h, w]): Point => [x - w, foot - h]),
        false,
      ),
      1.6,
      '#ffffff',
    ),
    // A body of brown stone under a white-edged roof.
    path(d`M${x - 66} 520V440H${x + 68}V520Z`, horizontal(['#e0a878', '#c4805c', '#8a5060'], x - 66, x + 68)),
    path([-38, -6, 30].map((u) => arch(x + u, 490, 16, 30)).join(''), '#5a3452'),
    line([-38, -6, 30].map((u) => arch(x + u, 490, 16, 30)).join(''), '#fff3dc', 2.6),
    path(
      `${smooth(roofEdge, 5)}${d`Q${x + 60} 446 ${x + 40} 452Q${x + 20} 446 ${x} 453Q${x - 20} 446 ${x - 40} 453Q${x - 64} 446 ${x - 84} 452Z`}`,
      slanted(['#e8a06c', '#b8604c', '#8a4656'], [x - 60, 416], [x + 70, 456]),
    ),
    line(`${smooth(roofEdge, 5)}`, '#fffaf0', 5, { cap: 'round' }),
    line([-50, -18, 18, 52].map((u) => d`M${x + u} 424q3 10-2 24`).join(''), '#fff3dc', 2.2, {
      opacity: 0.7,
    }),
  ];
}

// The bench winds along the terrace: 0 where it curves away, 1 where it comes near.
// Its bays are broad and shallow, its bends tight, and no two are alike.
const way = (x: number): number => (x - 40) * 0.0162 + 0.75 * Math.sin(x * 0.0092 + 1.1);
const winding = (x: number): number =>
  (0.5 + 0.5 * Math.sin(way(x))) ** 0.7 * (0.82 + 0.18 * Math.sin(x * 0.0061 + 0.4));
const backTop = (x: number): number => lerp(478, 500, winding(x));
const backFoot = (x: number): number => backTop(x) + lerp(31, 46, winding(x));
const seatEdge = (x: number): number => backFoot(x) + lerp(9, 14, winding(x));
const benchFoot = (x: number): number => seatEdge(x) + lerp(15, 22, winding(x));

function between(upper: (x: number) => number, lower: (x: number) => number): string {
  const xs = steps(LEFT, RIGHT, 72);
  return band(
    xs.map((x): Point => [x, upper(x)]),
    xs.map((x): Point => [x, lower(x)]),
  );
}

function edgeOf(height: (x: number) => number, shift = 0): string {
  return smooth(steps(LEFT, RIGHT, 54).map((x): Point => [x, height(x) + shift]));
}

const SCHEMES = [
  ['#2f8fc8', '#74c0dc', '#d4eee8', '#fbf6e8', '#1f66a8'],
  ['#fbf6e8', '#f2c85e', '#fae3a4', '#f7ecd0', '#e0994e'],
  ['#2fa08c', '#86d0b8', '#dcf0de', '#fbf6e8', '#5ab8a0'],
  ['#fbf6e8', '#e88e66', '#f6c4a0', '#fbe4cc', '#cf5f44'],
  ['#fbf6e8', '#e6efe6', '#a8d8da', '#f7ecd0', '#5aa8c8'],
] as const;

/** Broken tiles: a jittered grid of shards, some of them split; each part of the bench has its own colors. */
function trencadis(): Drawing {
  const next = random(27);
  const rows = 3;
  const columns: { readonly x: number; readonly scheme: readonly string[] }[] = [];
  let scheme: readonly string[] = SCHEMES[0];
  let left = 0;
  for (let x = LEFT - 10; x < RIGHT + 16; x += next.between(13, 21)) {
    if (left-- <= 0) {
      scheme = next.pick(SCHEMES.filter((other) => other !== scheme));
      left = next.whole(4, 6);
    }
    columns.push({ x, scheme });
  }
  const grid = columns.map(({ x }) =>
    Array.from({ length: rows + 1 }, (_, j): Point => {
      const xx = x + next.between(-3, 3);
      const inner = j > 0 && j < rows ? next.between(-2.5, 2.5) : 0;
      return [xx, lerp(backTop(xx) + 4, backFoot(xx), j / rows) + inner];
    }),
  );
  const shards = new Map<string, string>();
  const add = (color: string, points: readonly Point[]): void => {
    const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
    const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
    const inset = points.map(([x, y]): Point => [lerp(x, cx, 0.09), lerp(y, cy, 0.09)]);
    shards.set(color, (shards.get(color) ?? '') + poly(inset));
  };
  columns.slice(0, -1).forEach(({ scheme: colors }, i) => {
    for (let j = 0; j < rows; j++) {
      const [a, b, c, e] = [grid[i]?.[j], grid[i + 1]?.[j], grid[i + 1]?.[j + 1], grid[i]?.[j + 1]];
      if (!a || !b || !c || !e) continue;
      if (next.chance(0.36)) {
        add(next.pick(colors), [a, b, c]);
        add(next.pick(colors), [a, c, e]);
      } else add(next.pick(colors), [a, b, c, e]);
    }
  });
  return [...shards].map(([color, data]) => path(data, mix(color, '#f3e9d4', 0.14)));
}

/** Light and shade along the winding bench: parts that face left are in the sun. */
function windingLight(strength: number): Stops {
  return steps(LEFT, RIGHT, 54).map((x) => {
    const slope = clamp((winding(x + 5) - winding(x - 5)) * 7, -1, 1);
    return [
      (x - LEFT) / (RIGHT - LEFT),
      slope > 0 ? '#fffae6' : '#3a3a86',
      Math.abs(slope) * (slope > 0 ? 0.34 : 0.46) * strength,
    ] as const;
  });
}

function bench(): Drawing {
  const joints = steps(LEFT, RIGHT, 46)
    .map((x) => d`M${x} ${backFoot(x)}L${x + 1} ${seatEdge(x)}`)
    .join('');
  return [
    path(between(backTop, backFoot), '#f3e9d4'),
    trencadis(),
    path(between(backTop, backFoot), horizontal(windingLight(1), LEFT, RIGHT)),
    // Seat, its shade under the back, and the plinth.
    path(between(backFoot, seatEdge), '#fdf4e0'),
    line(edgeOf(backFoot, 2), '#8f7fa8', 4.5, { opacity: 0.4 }),
    line(joints, '#c9a890', 0.9, { opacity: 0.5 }),
    path(between(seatEdge, benchFoot), vertical(['#f0c89c', '#c98a70'], 525, 590)),
    path(between(seatEdge, benchFoot), horizontal(windingLight(0.9), LEFT, RIGHT)),
    line(edgeOf(seatEdge), '#fffdf4', 3),
    line(edgeOf(seatEdge, 3), '#7a4a66', 1.6, { opacity: 0.35 }),
    line(edgeOf(backTop), '#5a4a86', 9, { opacity: 0.25 }),
    line(edgeOf(backTop), '#fdf6e6', 8),
    line(edgeOf(backTop, -2), '#ffffff', 2.4),
    line(edgeOf(backTop, 2), '#4fb0c8', 3, { dash: '13 9 5 11' }),
  ];
}

function terrace(): Drawing {
  return [
    path(d`M${LEFT} 520H${RIGHT}V${BOTTOM}H${LEFT}Z`, vertical(['#f2c894', '#f7d9ac', '#e6b284'], 540, 600)),
    line(edgeOf(benchFoot, 5), '#8a4f62', 9, { opacity: 0.3 }),
  ];
}

function children(): Drawing {
  const light = { side: -1, warm: '#fff3d0', cool: '#7a3f6a' } as const;
  return [
    path(d`M636 594L712 590l-6-6L650 588Z`, '#8a4f62', { opacity: 0.35 }),
    person({
      x: HOLDER[0],
      y: HOLDER[1],
      height: TALL,
      pose: 'wave',
      skin: '#e8ac84',
      hair: '#a05a3c',
      style: 'long',
      top: '#fff0d4',
      bottom: '#2f8f98',
      ...light,
    }),
    person({
      x: 596,
      y: 594,
      height: 74,
      build: 'child',
      pose: 'cheer',
      skin: '#f0b890',
      hair: '#7a4038',
      style: 'short',
      top: '#2fa0a8',
      bottom: '#b8563e',
      ...light,
    }),
  ];
}

const HOLDER: Point = [644, 592];
const TALL = 122;
const HAND: Point = [HOLDER[0] + TALL * 0.2, HOLDER[1] - TALL * 1.02];

/** A pine's bough over the terrace: tufts of long needles. */
function pine(): Drawing {
  const tuft = symbol([
    path('M0 0L-13-3L-7-4L-12-8L-5-6L-8-12L-2-7L-1-14L1.500-7L5-13L5-6L10-9L7-4L13-3Z', '#1f6a62'),
    line('M-2-2L-9-6M-1-3L-4-11M0-3L2-12M2-3L8-8', '#5aa878', 1.2, { cap: 'round' }),
  ]);
  const boughs: readonly (readonly Point[])[] = [
    [
      [RIGHT, 60],
      [880, 58],
      [820, 70],
      [752, 62],
      [706, 76],
    ],
    [
      [RIGHT, 10],
      [860, 16],
      [800, 12],
      [748, 26],
    ],
    [
      [860, 62],
      [824, 96],
      [780, 110],
    ],
  ];
  const next = random(6);
  return boughs.map((points, k) => [
    branch(points, 7 - k, '#6e4050', '#e8a878'),
    Array.from({ length: 17 - k * 4 }, () => {
      const t = next() * (points.length - 1);
      const i = Math.floor(t);
      const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? points[i] ?? [0, 0]];
      return stamp(
        tuft,
        at(lerp(a[0], b[0], t - i), lerp(a[1], b[1], t - i) + next.between(-6, 5), {
          rotate: next.whole(-70, 30),
          scale: next.between(1.1, 1.9),
        }),
      );
    }),
  ]);
}

export const barcelona: Illustration = {
  name: 'barcelona',
  title: 'The Sagrada Família from the bench of Park Güell',
  hour: 'noon',
  hue: '#2fb4c0',
  draw: () => [
    sky(
      [
        [0, '#0a86b4'],
        [0.24, '#1fa6c2'],
        [0.5, '#52c6cc'],
        [0.74, '#9fe2d8'],
        [0.9, '#d6f3e4'],
        [1, '#f4fae6'],
      ],
      SEA + 20,
    ),
    glow({ x: -30, y: -20, radius: 420, color: '#fffbe0', strength: 0.75 }),
    cloud({ seed: 5, x: 92, y: 150, width: 190, height: 52, lit: '#ffffff', shade: '#a8dfe4' }),
    cloud({
      seed: 9,
      x: 716,
      y: 268,
      width: 210,
      height: 44,
      lit: '#ffffff',
      shade: '#b4e4e2',
      opacity: 0.95,
    }),
    cloud({ seed: 14, x: 876, y: 190, width: 150, height: 40, lit: '#ffffff', shade: '#a8dfe4' }),
    cloud({
      seed: 3,
      x: 240,
      y: 292,
      width: 130,
      height: 24,
      lit: '#ffffff',
      shade: '#c4ebe4',
      opacity: 0.85,
    }),
    water(
      [
        [0, '#7fd4d4'],
        [0.4, '#2fa8c0'],
        [1, '#1a8ab0'],
      ],
      SEA,
      420,
    ),
    glitter({
      seed: 4,
      count: 40,
      x: 380,
      from: SEA + 2,
      to: 376,
      spread: 540,
      length: 20,
      color: '#f4fff4',
      opacity: 0.7,
    }),
    sail(520, 370, 0.6),
    sail(286, 368, 0.5),
    sail(-40, 372, 0.7),
    city(),
    lodge(146),
    grove(21, 44, 476, 60, 24),
    grove(22, 262, 480, 40, 17),
    grove(23, 560, 482, 56, 16),
    grove(24, 760, 478, 80, 24),
    grove(25, -90, 474, 70, 26),
    grove(26, 900, 476, 70, 30),
    terrace(),
    bench(),
    children(),
    pine(),
    kite({
      x: 590,
      y: 150,
      size: 0.85,
      lean: -34,
      turn: 0.86,
      light: 'day',
      tail: { toward: 24, length: 84, bows: 5, swing: 8 },
      string: HAND,
    }),
  ],
};
