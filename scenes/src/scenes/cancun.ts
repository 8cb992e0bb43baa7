import { cloud } from '../library/cloud';
import { mix } from '../library/color';
import { bract, branch, leaf, spray } from '../library/foliage';
import { LEFT, RIGHT } from '../library/frame';
import { glitter } from '../library/glitter';
import { glow } from '../library/glow';
import { kite } from '../library/kite';
import { d, lerp, profile, type Point } from '../library/numbers';
import { blob, poly, smooth } from '../library/outline';
import { horizontal, slanted, vertical, type Stops } from '../library/paint';
import { palm } from '../library/palm';
import { SKIES } from '../library/palettes';
import { person } from '../library/person';
import { random, type Random } from '../library/random';
import { rim } from '../library/rim';
import type { Scene } from '../library/scene';
import { sky } from '../library/sky';
import { at, clip, ellipse, group, line, path, rect, type Drawing } from '../library/svg';
import { crown } from '../library/tree';
import { water } from '../library/water';

const HORIZON = 268;

// High sun from the upper left: tops and left sides are cream, what turns away lies in blue shade.
const STONE: Stops = [
  [0, '#fff4da'],
  [0.6, '#f3ddb4'],
  [1, '#dcc19c'],
];
const STONE_SHADE: Stops = ['#8fa9bd', '#6f86a8'];
const GAP = '#3f5676';
const LEAF_TONES = ['#0c4a4c', '#126454', '#22845a', '#4ba864', '#92cf72'];
const PALM = {
  trunk: { lit: '#e0c094', shade: '#7a6070' },
  leaf: { lit: '#86c95e', mid: '#2f9a58', shade: '#0f5a50' },
};

// --- Sky and sea --------------------------------------------------------------------------------------

function heavens(): Drawing {
  const fair = { lit: '#ffffff', shade: '#9ad8ee' };
  return [
    sky(SKIES.tropicalNoon, HORIZON + 2),
    glow({ x: 120, y: -60, radius: 520, radiusY: 340, color: '#d8fbff', strength: 0.75 }),
    cloud({ seed: 4, x: 392, y: 268, width: 190, height: 40, ...fair, opacity: 0.9 }),
    cloud({ seed: 9, x: 150, y: 269, width: 250, height: 54, ...fair, opacity: 0.9 }),
    cloud({ seed: 21, x: 806, y: 176, width: 260, height: 66, ...fair, opacity: 0.85 }),
  ];
}

/** A patch of another depth: pale over sand, deep over the reef. */
function shoal(x: number, y: number, rx: number, ry: number, color: string, opacity: number): Drawing {
  return path(
    blob([
      [x - rx, y],
      [x - rx * 0.5, y - ry],
      [x + rx * 0.3, y - ry * 0.7],
      [x + rx, y - ry * 0.1],
      [x + rx * 0.4, y + ry],
      [x - rx * 0.4, y + ry * 0.6],
    ]),
    color,
    { opacity },
  );
}

function sea(): Drawing {
  return [
    water(
      [
        [0, '#0a6cc0'],
        [0.05, '#0b86cc'],
        [0.16, '#0aa6cf'],
        [0.34, '#18c3cd'],
        [0.56, '#5bdccf'],
        [0.78, '#a8f0dc'],
        [1, '#d8f8e6'],
      ],
      HORIZON,
    ),
    shoal(300, 312, 150, 7, '#0a86bc', 0.5),
    shoal(20, 332, 130, 9, '#0a8abc', 0.45),
    shoal(330, 350, 120, 8, '#8ff0dc', 0.5),
    shoal(80, 376, 210, 11, '#7eeada', 0.5),
    shoal(400, 388, 80, 7, '#0fa6b8', 0.35),
    shoal(210, 410, 120, 8, '#10acb8', 0.3),
    glitter({
      seed: 3,
      count: 70,
      x: 300,
      from: HORIZON + 6,
      to: 470,
      spread: 470,
      length: 40,
      color: '#e8fff8',
      opacity: 0.5,
    }),
    glitter({
      seed: 5,
      count: 44,
      x: 300,
      from: HORIZON + 6,
      to: 430,
      spread: 470,
      length: 44,
      color: '#0580b4',
      opacity: 0.35,
    }),
  ];
}

function launch(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-30 5Q0 9 34 5L26 12Q0 16-24 12Z', '#0a7aa8', { opacity: 0.4 }),
      path('M-32-8L-26 5H24Q34-2 40-12Q4-6-32-8Z', vertical(['#ffffff', '#b9d4e6'])),
      path('M-31-6Q4-3 38-10L36-7Q4-0-30-3Z', '#ff8a6a'),
      line('M-16-8V-24M10-8V-24', '#7a90a8', 1.4),
      path('M-22-24H16L12-29H-18Z', vertical(['#ffffff', '#cfe2ee'])),
      path('M-6-8q0-9 3.500-9t3.500 9Z', '#e8604a'),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The cliff ----------------------------------------------------------------------------------------

const CREST: readonly Point[] = [
  [428, 300],
  [440, 268],
  [462, 250],
  [500, 242],
  [560, 238],
  [640, 236],
  [720, 234],
  [800, 226],
  [RIGHT, 214],
];

const FOOT: readonly Point[] = [
  [414, 388],
  [460, 396],
  [540, 408],
  [620, 424],
  [720, 446],
  [RIGHT, 470],
];

/** Where the rock's ribs begin at the crest: uneven, as the sea left them. */
const RIBS = [446, 488, 520, 572, 604, 662, 700, 762, 800, 868, 930] as const;

/** A rib of limestone: it comes forward to a ragged ridge, and its right side lies in shade. */
function rib(next: Random, from: number, to: number): Drawing {
  const spine: Point[] = [0, 0.18, 0.34, 0.52, 0.7, 0.86, 1].map((t, i) => {
    const x = lerp(from, to, 0.42) + (i % 2 ? 5 : -4) + next.between(-5, 5) - t * 12;
    return [x, lerp(profile(CREST, x), profile(FOOT, x), t)];
  });
  const shaded: Point[] = [0, 0.22, 0.45, 0.63, 0.82, 1].map((t) => {
    const x = to + next.between(-7, 5) - t * 14;
    return [x, lerp(profile(CREST, x), profile(FOOT, x), t)];
  });
  return [
    path(
      poly([...spine, ...[...shaded].reverse()]),
      vertical([
        [0, '#8f8fae', 0.5],
        [0.6, '#6f86ac', 0.5],
        [1, '#5a7ea2', 0.6],
      ]),
    ),
    line(poly(spine, false), '#fffaec', 1.5, { opacity: 0.75, join: 'round' }),
  ];
}

/** Ledges that catch the noon light, each with its shadow below. */
function ledges(next: Random): Drawing {
  let [top, under] = ['', ''];
  for (let i = 0; i < 12; i++) {
    const x = next.between(440, 900);
    const y = lerp(profile(CREST, x), profile(FOOT, x), next.between(0.16, 0.84));
    const w = next.skewed(14, 52, 1.8);
    top += d`M${x} ${y}l${w * 0.4} ${-2}l${w * 0.6} ${3}`;
    under += d`M${x} ${y + 1}l${w * 0.4} ${-2}l${w * 0.6} ${3}l${-w * 0.3} ${6}l${-w * 0.5} ${-1}Z`;
  }
  return [
    path(under, '#73809e', { opacity: 0.45 }),
    line(top, '#fffaec', 1.8, { cap: 'round', join: 'round', opacity: 0.9 }),
  ];
}

function cliff(): Drawing {
  const next = random(17);
  const body = `${smooth(CREST, 8)}L${RIGHT} 480L620 430L540 412L460 400L412 392L420 352Q414 330 428 300Z`;
  return [
    path(body, slanted(['#fff4da', '#f3dcb4', '#dcc3a4', '#b3aab2'], [430, 260], [800, 430])),
    group(
      [
        RIBS.slice(1).map((to, i) => rib(next, RIBS[i] ?? to, to)),
        ledges(next),
        // The sea has hollowed its foot.
        path(
          'M404 396L420 366Q440 384 470 380Q500 390 520 384Q546 400 580 394Q610 412 650 406L660 446H404Z',
          horizontal([
            [0, '#3f7c9c', 0.9],
            [0.5, '#4f7c9c', 0.7],
            [1, '#6f8cac', 0],
          ]),
        ),
      ],
      { clip: clip(body) },
    ),
    rim(CREST.slice(0, 5), 2, '#fffaf0'),
  ];
}

/** Sea grape and creepers along the edge, hanging over it. */
function edgeGreen(): Drawing {
  const bushes: readonly (readonly [number, number, number])[] = [
    [470, 250, 14],
    [742, 236, 24],
    [790, 232, 34],
    [846, 226, 40],
    [906, 218, 46],
  ];
  // Creepers hang in tufts, longer and shorter.
  const tufts: readonly (readonly [number, number, number, number])[] = [
    [508, 256, 10, 12],
    [526, 262, 8, 20],
    [604, 256, 12, 11],
    [650, 262, 9, 22],
    [668, 256, 12, 14],
    [720, 256, 16, 18],
    [778, 262, 14, 30],
    [850, 262, 22, 34],
    [910, 256, 24, 26],
  ];
  const hanging = (x: number, y: number, rx: number, ry: number, seed: number): Drawing =>
    crown({ seed, x, y, rx, ry, tones: LEAF_TONES, clump: 5, count: Math.round(rx + ry) });
  return [
    tufts.map(([x, y, rx, ry], i) => hanging(x, y, rx, ry, 120 + i)),
    bushes.map(([x, y, size], i) =>
      crown({
        seed: 40 + i,
        x,
        y,
        rx: size,
        ry: size * 0.62,
        tones: LEAF_TONES,
        clump: Math.max(4, size * 0.3),
        count: Math.round(14 + size * 0.4),
      }),
    ),
  ];
}

function rocks(): Drawing {
  const stone = (x: number, y: number, w: number, h: number): Drawing => [
    path(
      blob([
        [x - w, y],
        [x - w * 0.6, y - h],
        [x + w * 0.2, y - h * 1.1],
        [x + w, y - h * 0.2],
        [x + w * 0.8, y + h * 0.3],
        [x - w * 0.7, y + h * 0.35],
      ]),
      slanted(['#fff0d4', '#cdb9a4', '#6f88a2'], [x - w, y - h], [x + w, y + h * 0.4]),
    ),
    line(
      d`M${x - w - 8} ${y + h * 0.2}q${w * 0.5} ${h * 0.35} ${w} ${h * 0.25}t${w + 10} ${-h * 0.1}`,
      '#ffffff',
      2.2,
      { cap: 'round', opacity: 0.9 },
    ),
  ];
  return [stone(404, 394, 14, 12), stone(438, 404, 20, 15), stone(382, 402, 8, 6), stone(474, 408, 12, 9)];
}

// --- The ruin, in metres, the middle of its foot at 0,0 -----------------------------------------------

const RUIN = { x: 586, y: 240, scale: 8.6 };
/** How far each mass goes back, to the right and up. */
const DEPTH: Point = [2.6, -0.9];

/** A mass with leaning sides: lit front, shaded flank, bright top. */
function mass(left: number, right: number, base: number, top: number, lean = 0.35): Drawing {
  const [dx, dy] = DEPTH;
  return [
    path(
      poly([
        [right, -base],
        [right - lean, -top],
        [right - lean + dx, -top + dy],
        [right + dx, -base + dy],
      ]),
      vertical(STONE_SHADE),
    ),
    path(
      poly([
        [left + lean, -top],
        [right - lean, -top],
        [right - lean + dx, -top + dy],
        [left + lean + dx, -top + dy],
      ]),
      '#fffaea',
    ),
    path(
      poly([
        [left, -base],
        [left + lean, -top],
        [right - lean, -top],
        [right, -base],
      ]),
      horizontal(STONE),
    ),
  ];
}

/** Courses of old stone: short joints by chance, never a grid. */
function courses(
  seed: number,
  left: number,
  right: number,
  base: number,
  top: number,
  count: number,
): Drawing {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const y = -next.between(base + 0.2, top - 0.2);
    data += d`M${next.between(left, right - 1)} ${y}h${next.between(0.4, 1.1)}`;
  }
  return line(data, '#b79c82', 0.13, { opacity: 0.75, cap: 'round' });
}

function doorway(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x - width / 2 - 0.25, -y - height - 0.35, width + 0.5, 0.4, '#fff8e6'),
    path(d`M${x - width / 2} ${-y}v${-height}h${width}v${height}Z`, vertical(['#2f4668', '#5f7894'])),
    path(d`M${x - width / 2} ${-y}v${-height}h0.25v${height}Z`, '#8fa4b8'),
  ];
}

function wing(left: number, right: number, seed: number): Drawing {
  const span = right - left;
  const doors = [0.2, 0.5, 0.8].map((t) => doorway(left + span * t, 0.8, span * 0.17, 2.3));
  return [
    mass(left, right, 0.8, 4.2, 0.15),
    courses(seed, left, right, 3.2, 3.9, 7),
    doors,
    rect(left - 0.15, -4.3, span + 0.3, 0.42, '#fff8e6'),
    rect(left - 0.1, -3.9, span + 0.2, 0.22, '#a9a5a4', { opacity: 0.7 }),
  ];
}

function stairs(): Drawing {
  const [low, high, base, top] = [4.1, 3.3, 0.8, 7.6];
  const count = 13;
  let [treads, risers] = ['', ''];
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const half = lerp(low, high, t) - 0.75;
    const y = -lerp(base, top, t);
    treads += d`M${-half} ${y - 0.27}h${half * 2}`;
    risers += d`M${-half} ${y}h${half * 2}`;
  }
  const side = (sign: number, fill: string): Drawing =>
    path(
      poly([
        [sign * low, -base],
        [sign * high, -top],
        [sign * (high - 0.8), -top],
        [sign * (low - 0.9), -base],
      ]),
      fill,
    );
  return [
    path(
      poly([
        [-low, -base],
        [-high, -top],
        [high, -top],
        [low, -base],
      ]),
      vertical(['#f3e0ba', '#e2c89e']),
    ),
    line(risers, '#b0987f', 0.2),
    line(treads, '#fffbee', 0.16),
    side(-1, '#fffaea'),
    side(1, '#e6cda8'),
    path(
      poly([
        [4.1, -0.8],
        [3.3, -7.6],
        [3.65, -7.6],
        [4.6, -0.8],
      ]),
      '#8d94a4',
      { opacity: 0.65 },
    ),
  ];
}

function temple(): Drawing {
  const [dx, dy] = DEPTH;
  return [
    // Its walls lean outward, as Tulum's do.
    path(
      poly([
        [5.4, -7.6],
        [6, -11.4],
        [6 + dx * 0.8, -11.4 + dy * 0.8],
        [5.4 + dx * 0.8, -7.6 + dy * 0.8],
      ]),
      vertical(STONE_SHADE),
    ),
    path(
      poly([
        [-6.1, -11.7],
        [6.1, -11.7],
        [6.1 + dx * 0.8, -11.7 + dy * 0.8],
        [-6.1 + dx * 0.8, -11.7 + dy * 0.8],
      ]),
      '#fffdf2',
    ),
    path(
      poly([
        [-5.4, -7.6],
        [-6, -11.4],
        [6, -11.4],
        [5.4, -7.6],
      ]),
      horizontal(STONE),
    ),
    // Three doors between two serpent columns.
    path(d`M-2.8 -7.6V-9.900H2.8V-7.6Z`, vertical(['#2f4668', '#5f7894'])),
    [-1.25, 0.85].map((x) => rect(x, -9.9, 0.5, 2.3, horizontal(['#fff2d4', '#b9a48e'], x, x + 0.5))),
    rect(-3.1, -10.25, 6.2, 0.38, '#fffaea'),
    // Two mouldings with a shaded frieze between, and three niches.
    rect(-6, -10.72, 12, 0.28, '#fffaea'),
    rect(-5.95, -10.45, 11.9, 0.16, '#9f9b9c', { opacity: 0.7 }),
    rect(-6.25, -11.8, 12.5, 0.42, '#fffdf2'),
    rect(-6.05, -11.4, 12.1, 0.16, '#9f9b9c', { opacity: 0.7 }),
    [-4.3, 0, 4.3].map((x) => rect(x - 0.45, -11.2, 0.9, 0.5, GAP, { opacity: 0.8 })),
    courses(6, -5.4, 5.4, 7.7, 10.2, 6),
  ];
}

function ruin(): Drawing {
  return group(
    [
      mass(-16.6, 16, -0.4, 0.8, 0.1),
      wing(-15.2, -8, 2),
      wing(8, 14.6, 3),
      mass(-9.2, 9.2, 0.8, 4.2, 0.5),
      mass(-8.2, 8.2, 4.2, 7.6, 0.5),
      courses(4, -8.8, -4.4, 1, 4, 8),
      courses(5, 4.6, 8.6, 1, 4, 8),
      courses(8, -7.6, -4, 4.4, 7.4, 6),
      courses(9, 4.2, 7.4, 4.4, 7.4, 6),
      line('M-9-0.800L-8.700-4.200H-8.200M-8.200-4.200L-7.700-7.600', '#fffdf4', 0.2),
      stairs(),
      temple(),
    ],
    { transform: at(RUIN.x, RUIN.y, { scale: RUIN.scale }) },
  );
}

/** Lawn at the ruin's foot, and those who climb up to see it. */
function lawn(): Drawing {
  return [
    path(
      d`M452 254Q480 238 540 238L${RIGHT} 216V250Q700 248 560 252Q500 262 452 254Z`,
      vertical(['#b9dc80', '#5fae68', '#2f8a60']),
    ),
    rim('M456 252Q482 238 540 238', 1.4, '#f4ffd0'),
  ];
}

// --- The beach ----------------------------------------------------------------------------------------

const SHORE: readonly Point[] = [
  [LEFT, 524],
  [-60, 512],
  [40, 508],
  [150, 500],
  [250, 478],
  [340, 448],
  [420, 426],
  [500, 416],
  [580, 420],
  [660, 432],
];

function shifted(points: readonly Point[], dy: number, wobble: number, seed: number): Point[] {
  const next = random(seed);
  return points.map(([x, y]): Point => [x, y + dy + next.between(-wobble, wobble)]);
}

function surf(): Drawing {
  const wave = (dy: number, width: number, opacity: number, seed: number) =>
    line(smooth(shifted(SHORE, dy, 3, seed)), '#ffffff', width, { opacity, cap: 'round', join: 'round' });
  const toe = (dy: number) => `${smooth(shifted(SHORE, dy, 2, 9))}V612H${String(LEFT)}Z`;
  return [
    path(toe(-26), '#c8f8e6', { opacity: 0.55 }),
    wave(-40, 2.2, 0.55, 3),
    wave(-24, 3, 0.75, 4),
    path(toe(-12), '#e9fff4', { opacity: 0.8 }),
  ];
}

function beach(): Drawing {
  const next = random(31);
  const sand = `${smooth(SHORE)}L760 440L${String(RIGHT)} 452V612H${String(LEFT)}Z`;
  let ripples = '';
  for (let i = 0; i < 15; i++) {
    const x = next.between(60, 860);
    const y = next.between(520, 596);
    ripples += d`M${x} ${y}q${next.between(10, 26)} ${-next.between(2, 5)} ${next.between(30, 60)} 0`;
  }
  return [
    path(sand, slanted(['#fff8ea', '#fdeccb', '#f3d8b2'], [300, 430], [420, 600])),
    // Wet sand mirrors the sky.
    path(
      `${smooth(SHORE)}${smooth([...shifted(SHORE, 15, 2, 12)].reverse()).replace('M', 'L')}Z`,
      '#cfe9dc',
      { opacity: 0.8 },
    ),
    line(smooth(SHORE), '#ffffff', 4.4, { cap: 'round' }),
    line(ripples, '#e2c4a0', 1.2, { opacity: 0.55, cap: 'round' }),
  ];
}

/** A shadow under the high sun: small, blue, to the right. */
function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.34): Drawing {
  return ellipse(x, y, rx, ry, '#7f8fc0', { opacity });
}

/** Jungle where the cliff meets the sand. */
function jungle(): Drawing {
  const bushes: readonly (readonly [number, number, number])[] = [
    [688, 426, 30],
    [734, 420, 42],
    [796, 424, 50],
    [866, 428, 56],
    [926, 430, 60],
    [660, 438, 20],
    [764, 448, 34],
    [840, 460, 40],
    [910, 466, 46],
  ];
  return [
    path(
      'M640 442Q690 476 780 478L940 486V440Z',
      horizontal([
        [0, '#7f8fc0', 0],
        [0.3, '#7f8fc0', 0.36],
        [1, '#7f8fc0', 0.36],
      ]),
    ),
    palm({ seed: 14, foot: [772, 440], crown: [754, 306], size: 66, fronds: 11, ...PALM }),
    bushes.map(([x, y, size], i) =>
      crown({
        seed: 60 + i,
        x,
        y,
        rx: size,
        ry: size * 0.6,
        tones: LEAF_TONES,
        clump: size * 0.36,
        count: 22,
      }),
    ),
  ];
}

// --- The palapa ---------------------------------------------------------------------------------------

const PALAPA = { x: 204, y: 558, scale: 0.94 };
const TIERS: readonly (readonly [top: number, bottom: number, from: number, to: number])[] = [
  [-138, -92, 70, 122],
  [-172, -124, 42, 88],
  [-204, -156, 16, 58],
  [-226, -188, 3, 30],
];

/** One ring of thatch: smooth above, frayed below, sagging in the middle. */
function thatch([top, bottom, from, to]: (typeof TIERS)[number], seed: number): Drawing {
  const next = random(seed);
  const count = Math.round(to / 1.5);
  let fringe = '';
  let strands = '';
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const x = lerp(to, -to, t);
    const sag = Math.sin(Math.PI * t) * to * 0.13;
    fringe += d`L${x} ${bottom + sag + (i % 2 ? next.between(2, 7) : 0)}`;
    if (i % 8 === 1) {
      const high = lerp(from, -from, t);
      strands += d`M${lerp(high, x, 0.3)} ${lerp(top, bottom, 0.3)}L${lerp(high, x, 0.92)} ${lerp(top, bottom, 0.92) + sag}`;
    }
  }
  const form = d`M${-from} ${top}Q0 ${top - from * 0.1} ${from} ${top}` + `${fringe}Z`;
  const shade = d`M${-to * 0.95} ${bottom - 4}Q0 ${bottom + to * 0.28} ${to * 0.95} ${bottom - 4}L${to} ${bottom + 5}Q0 ${bottom + to * 0.28 + 14} ${-to} ${bottom + 5}Z`;
  return [
    bottom < -100 && path(shade, '#5e3c3c', { opacity: 0.34 }),
    path(form, horizontal(['#ffeebc', '#f0cd8a', '#cf9f62', '#96705a'])),
    line(d`M${-from} ${top}L${-to} ${bottom}`, '#fffbe6', 1, { cap: 'round', opacity: 0.6 }),
    line(strands, '#8f6440', 0.9, { opacity: 0.4, cap: 'round' }),
  ];
}

function palapa(): Drawing {
  const post = (x: number, top: number, foot: number): Drawing =>
    path(d`M${x - 4} ${foot}V${top}h8V${foot}Z`, horizontal(['#f0cfa0', '#a87a5c', '#6e4f4e']));
  return group(
    [
      shadow(26, 6, 128, 15, 0.42),
      post(-62, -104, -8),
      post(74, -104, -8),
      // The roof's underside, seen from below.
      path('M-112-98Q0-74 112-98Q60-112 0-112T-112-98Z', '#6a4a48'),
      hammock(),
      post(-88, -100, 6),
      post(92, -100, 6),
      TIERS.map((tier, i) => thatch(tier, 70 + i)),
      path('M-5-224Q0-242 5-224Z', '#c99a60'),
    ],
    { transform: at(PALAPA.x, PALAPA.y, { scale: PALAPA.scale }) },
  );
}

function hammock(): Drawing {
  return [
    line('M-86-60L-62-46M90-60L62-46', '#a8745a', 1.6),
    path('M-64-47Q0-2 64-47Q44-4 0-4T-64-47Z', horizontal(['#ff9a7a', '#ff6f8a', '#c9487e'])),
    line('M-58-38Q0 4 58-38M-46-26Q0 4 46-26', '#fff0d0', 2, { opacity: 0.85 }),
  ];
}

function lounger(x: number, y: number, scale: number, towel: string): Drawing {
  const wood = '#c99a6c';
  return group(
    [
      shadow(14, 3, 56, 6),
      line('M-34 0V-10M38 0V-10M50-8V-18', '#9a7058', 3, { cap: 'round' }),
      path('M-42-10H44V-6H-42Z', wood),
      path('M44-10L58-21V-17L44-6Z', '#9a7058'),
      path('M-42-11H44L58-22H-28Z', horizontal([mix(towel, '#ffffff', 0.55), mix(towel, '#ffffff', 0.2)])),
      path(
        'M-42-11L-70-38L-56-49L-28-22Z',
        slanted([mix(towel, '#ffffff', 0.75), towel], [-70, -48], [-30, -14]),
      ),
      path('M-42-11L-70-38L-70-34L-44-8Z', '#9a7058'),
      path('M-66-37L-58-44L-48-34L-56-27Z', '#ffffff', { opacity: 0.85 }),
      line('M-42-11H44', '#ffffff', 1, { opacity: 0.8 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The people ---------------------------------------------------------------------------------------

const CHILD: Point = [404, 512];

function people(): Drawing {
  const light = { side: -1, warm: '#fff2d0', cool: '#4a5a9a', skin: '#c98a64' } as const;
  return [
    person({
      ...light,
      x: CHILD[0],
      y: CHILD[1],
      height: 66,
      build: 'child',
      pose: 'wave',
      mirrored: true,
      hair: '#4a2a2e',
      style: 'ponytail',
      top: '#ffcf4a',
      bottom: '#c98a64',
      shoes: '#c98a64',
      long: true,
    }),
    person({
      ...light,
      x: 452,
      y: 508,
      height: 84,
      pose: 'stand',
      hair: '#3a2430',
      style: 'long',
      top: '#ffffff',
      bottom: '#c98a64',
      shoes: '#c98a64',
      long: true,
      hat: '#f6dca0',
    }),
  ];
}

// --- What frames it -----------------------------------------------------------------------------------

const HIBISCUS = [bract('#ff5a6e'), bract('#ff7f8a', '#ffd0c8'), bract('#d8324f')];
const NEAR_LEAVES = [leaf('#0f5a50'), leaf('#1c7a58', '#5ab870'), leaf('#0b4648')];
const SUNNY_LEAVES = [leaf('#3fa860', '#8fd878'), leaf('#6cc266', '#b8ec90')];

function bush(seed: number, along: readonly Point[], count: number): Drawing {
  const sunward = along.map(([x, y]): Point => [x - 8, y - 12]);
  return [
    branch(along, 6, '#3a4a40', '#7a9a70'),
    spray({ seed, along, count, of: NEAR_LEAVES, size: 2.2, spread: 62 }),
    spray({
      seed: seed + 1,
      along: sunward,
      count: Math.round(count * 0.5),
      of: SUNNY_LEAVES,
      size: 1.4,
      spread: 52,
    }),
    spray({
      seed: seed + 2,
      along: sunward,
      count: Math.round(count * 0.24),
      of: HIBISCUS,
      size: 1.3,
      spread: 46,
    }),
  ];
}

function nearPalms(): Drawing {
  return [
    shadow(20, 566, 70, 7),
    palm({ seed: 4, foot: [-20, 566], crown: [52, 214], size: 142, fronds: 11, ...PALM }),
    palm({ seed: 21, foot: [888, 640], crown: [846, 214], size: 150, fronds: 11, ...PALM }),
  ];
}

const PELICANS = 'M412 142q9-8 15 0q7-8 15 0M452 160q7-6 11 0q6-6 11 0M386 164q7-6 11 0q6-6 11 0';

export const cancun: Scene = {
  name: 'cancun',
  title: 'A palapa on white sand below the ruin on the cliff',
  hour: 'tropical noon',
  hue: '#18c3cd',
  draw: () => [
    heavens(),
    sea(),
    launch(286, 330, 0.8),
    surf(),
    cliff(),
    lawn(),
    ruin(),
    edgeGreen(),
    rocks(),
    beach(),
    jungle(),
    line(PELICANS, '#ffffff', 2, { cap: 'round' }),
    nearPalms(),
    palapa(),
    lounger(544, 534, 0.94, '#ff8a7a'),
    lounger(680, 556, 1.1, '#ffd060'),
    people(),
    bush(
      90,
      [
        [RIGHT, 556],
        [850, 570],
        [770, 606],
      ],
      23,
    ),
    bush(
      95,
      [
        [LEFT, 560],
        [-70, 578],
        [30, 616],
      ],
      20,
    ),
    kite({
      x: 244,
      y: 106,
      size: 1.5,
      lean: 18,
      light: 'day',
      tail: { toward: 100, length: 116, bows: 4, swing: 9 },
      string: [CHILD[0] - 13, CHILD[1] - 60],
    }),
  ],
};
