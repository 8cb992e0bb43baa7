import { cloud } from '../motifs/cloud';
import { mix } from '../drawing/color';
import { bract, branch, leaf, spray } from '../motifs/foliage';
import { LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, profile, type Point } from '../drawing/numbers';
import { blob, poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { palm } from '../motifs/palm';
import { SKIES } from '../drawing/palettes';
import { person } from '../motifs/person';
import { noise, random, type Random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { at, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { water } from '../motifs/water';

const HORIZON = 268;

// The sun is high on the left: tops and left sides are cream, everything else is in blue shade.
const STONE: Stops = [
  [0, '#f8ebc8'],
  [0.5, '#e2cda2'],
  [1, '#bda488'],
];
const STONE_SHADE: Stops = ['#8598a8', '#5d7590'];
const GAP = '#33475f';
const TREAD = '#fff6de';
const STAIN = '#6b6470';
const MOSS = '#6f9450';
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

/** How far down the cliff each bed of limestone begins: thick ones and thin ones. */
const BEDS = [0, 0.17, 0.5, 1] as const;

const heave = noise(19);

/** A bed's upper line, which dips, breaks off and continues lower down. */
function bed(t: number, x: number): number {
  const free = Math.sin(Math.PI * t);
  return (
    lerp(profile(CREST, x), profile(FOOT, x), t) +
    free * (heave(x / 64 + t * 31 + 40) * 22 + heave(x / 19 + 90) * 6)
  );
}

/** One block of a bed: its right side is turned away, its upper edge catches the light. */
function boulder(next: Random, x: number, width: number, above: number, below: number): Drawing {
  const lean = next.between(-12, 12);
  const turn = x + width * next.between(0.4, 0.74);
  const glint = next.between(0.3, 1);
  const right = x + width;
  const middle = (above + below) / 2;
  const shade = poly([
    [turn, bed(above, turn) + 1],
    [right, bed(above, right)],
    [right + lean, bed(middle, right)],
    [right + next.between(-5, 3), bed(below, right)],
    [turn + next.between(-4, 8), bed(below, turn)],
    [turn + lean, bed(middle, turn)],
  ]);
  const hollow = poly([
    [x, bed(below, x) + 2],
    [right, bed(below, right) + 2],
    [right - 4, bed(below, right) - next.between(3, 7)],
    [turn, bed(below, turn) - next.between(1, 4)],
    [x + 6, bed(below, x) - next.between(2, 7)],
  ]);
  return [
    next.chance(0.4) &&
      path(
        poly([
          [x, bed(above, x)],
          [right, bed(above, right)],
          [right, bed(below, right)],
          [x + lean, bed(below, x)],
        ]),
        next.chance(0.5) ? '#fff6de' : '#c9ab8c',
        { opacity: 0.34 },
      ),
    path(shade, '#7d86a4', { opacity: next.between(0.34, 0.52) }),
    path(hollow, '#5d6f92', { opacity: 0.42 }),
    line(
      poly(
        [0, 0.3, 0.6, 1].map((t): Point => {
          const edge = lerp(x + 2, lerp(x, turn, glint), t);
          return [edge, bed(above, edge) + 1];
        }),
        false,
      ),
      '#fffaec',
      1.8,
      { opacity: 0.85, cap: 'round' },
    ),
  ];
}

/** Dark rain streaks on the rock, and roots along them. */
function tongues(next: Random): Drawing {
  let data = '';
  for (let i = 0; i < 9; i++) {
    const x = next.between(450, 880);
    const y = profile(CREST, x) + next.between(4, 30);
    const long = next.skewed(30, 110, 1.6);
    const w = next.between(3, 8);
    data += d`M${x} ${y}q${-w} ${long * 0.5} ${-w * 0.6} ${long}q${w * 1.4} ${-long * 0.4} ${w * 2} ${-long * 0.98}Z`;
  }
  return path(data, STAIN, { opacity: 0.2 });
}

function beds(next: Random): Drawing {
  return BEDS.slice(1).map((below, i) => {
    const above = BEDS[i] ?? 0;
    const blocks: Drawing[] = [];
    for (let x = 396 + next() * 30; x < RIGHT;) {
      const width = next.skewed(38, 150, 1.4);
      blocks.push(boulder(next, x, width, above, below));
      x += width;
    }
    return blocks;
  });
}

function cliff(): Drawing {
  const next = random(17);
  const body = `${smooth(CREST, 8)}L${RIGHT} 480L620 430L540 412L460 400L412 392L420 352Q414 330 428 300Z`;
  return [
    path(body, slanted(['#fff4da', '#f3dcb4', '#dcc3a4', '#b3aab2'], [430, 260], [800, 430])),
    group(
      [
        beds(next),
        tongues(next),
        // The sea has hollowed out the foot of the cliff.
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
    [742, 236, 24],
    [790, 232, 34],
    [846, 226, 40],
    [906, 218, 46],
  ];
  // Creepers hang in tufts, longer and shorter.
  const tufts: readonly (readonly [number, number, number, number])[] = [
    [492, 250, 10, 6],
    [508, 254, 9, 11],
    [596, 247, 12, 5],
    [650, 252, 8, 14],
    [663, 250, 14, 8],
    [684, 254, 9, 20],
    [720, 252, 18, 14],
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

/** A weathered upper edge, from which random blocks have fallen. */
function worn(next: Random, from: number, to: number, y: number, bite: number): Point[] {
  const points: Point[] = [[from, y + next() * bite * 0.5]];
  let x = from;
  let low = points[0]?.[1] ?? y;
  while (x < to - 0.9) {
    x += next.between(0.7, 2.4);
    if (x > to - 0.5) break;
    points.push([x, low]);
    low = y + (next.chance(0.4) ? next.skewed(0, bite, 1.4) : 0);
    points.push([x + next.between(-0.12, 0.12), low]);
  }
  return [...points, [to, y + next() * bite]];
}

interface Mass {
  readonly seed: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly top: number;
  readonly lean?: number;
  /** How much of its upper edge has fallen. */
  readonly bite?: number;
}

/** A mass with leaning sides: lit front, shaded flank, a bright top behind its broken edge. */
function mass({ seed, left, right, base, top, lean = 0.3, bite = 0.45 }: Mass): Drawing {
  const [dx, dy] = DEPTH;
  const next = random(seed);
  const edge = worn(next, left + lean, right - lean, -top, bite);
  return [
    path(
      poly([
        [right, -base],
        [right - lean, -top + bite * 0.5],
        [right - lean + dx, -top + dy + bite * 0.4],
        [right + dx, -base + dy],
      ]),
      vertical(STONE_SHADE),
    ),
    path(
      poly([
        [left + lean, -top + bite],
        [left + lean + dx, -top + dy + 0.2],
        [right - lean + dx, -top + dy + 0.3],
        [right - lean, -top + bite],
      ]),
      '#f6ebcf',
    ),
    path(poly([[left, -base], ...edge, [right, -base]]), horizontal(STONE)),
    line(poly(edge, false), TREAD, 0.2, { join: 'round' }),
    masonry(seed + 50, left + lean, right - lean, base, top - bite),
    stains(seed + 90, left + lean, right - lean, base, top - bite * 0.8),
  ];
}

/** Masonry without a regular grid: single blocks paler or darker than their neighbors, and short joints. */
function masonry(seed: number, left: number, right: number, base: number, top: number): Drawing {
  const next = random(seed);
  const count = Math.round((right - left) * (top - base) * 0.42);
  let [pale, dark, joints] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const w = next.between(0.5, 1.2);
    const h = next.between(0.32, 0.5);
    const x = next.between(left + 0.1, right - w - 0.1);
    const y = -next.between(base + h, Math.max(base + h, top - 0.1));
    const stone = d`M${x} ${y}h${w}v${h}h${-w}Z`;
    if (i % 3 === 0) pale += stone;
    else if (i % 3 === 1) dark += stone;
    else joints += d`M${x} ${y}h${w}v${h * 0.8}`;
  }
  return [
    path(pale, '#fff3d2', { opacity: 0.6 }),
    path(dark, '#9c8570', { opacity: 0.42 }),
    line(joints, '#8a7464', 0.12, { opacity: 0.7 }),
  ];
}

/** Rain stains on the wall, and moss at its foot. */
function stains(seed: number, left: number, right: number, base: number, top: number): Drawing {
  const next = random(seed);
  const tall = top - base;
  let [runs, moss] = ['', ''];
  for (let x = left + next(); x < right - 0.4; x += next.skewed(0.8, 3.2, 1.4)) {
    const w = next.between(0.2, 0.6);
    const long = tall * next.between(0.35, 0.95);
    runs += d`M${x} ${-top}h${w}l${-w * 0.3} ${long}h${-w * 0.3}Z`;
  }
  for (let x = left; x < right; x += next.between(1.2, 4)) {
    const w = next.between(0.8, 2.2);
    moss += d`M${x} ${-base}q${w * 0.2} ${-tall * next.between(0.16, 0.4)} ${w * 0.5} ${-tall * 0.2}t${w * 0.5} ${tall * 0.2}Z`;
  }
  return [path(runs, STAIN, { opacity: 0.3 }), path(moss, MOSS, { opacity: 0.5 })];
}

function doorway(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x - width / 2 - 0.3, -y - height - 0.4, width + 0.6, 0.45, '#f6e8c6'),
    path(d`M${x - width / 2} ${-y}v${-height}h${width}v${height}Z`, vertical(['#243a58', '#56697c'])),
    path(d`M${x - width / 2} ${-y}v${-height}h0.3v${height}Z`, '#8f9aa4'),
  ];
}

/** The left wing has lost its roof: a low back wall, and stumps of columns of all heights. */
function brokenWing(): Drawing {
  const stumps: readonly (readonly [number, number])[] = [
    [-15.4, 2.2],
    [-13.9, 3.5],
    [-12.3, 1.5],
    [-10.8, 3.1],
  ];
  return [
    mass({ seed: 2, left: -15.8, right: -9, base: 0.8, top: 2.7, lean: 0.1, bite: 1.3 }),
    stumps.map(([x, high]) => [
      rect(x - 0.5, -0.8 - high, 1, high, horizontal(['#fbeecb', '#d8c196', '#8d8488'], x - 0.5, x + 0.5)),
      line(d`M${x - 0.5} ${-0.8 - high * 0.36}h1M${x - 0.5} ${-0.8 - high * 0.7}h1`, '#8a7464', 0.12, {
        opacity: 0.6,
      }),
      ellipse(x, -0.8 - high, 0.5, 0.14, TREAD),
    ]),
    // Fallen stones in front of the wall.
    path('M-17.2-0.800l.5-.8 1 .1.3.7ZM-8.900-0.800l.4-.9.9-.1.5 1Z', '#d3bb94'),
  ];
}

function standingWing(): Drawing {
  return [
    mass({ seed: 3, left: 8.6, right: 14.8, base: 0.8, top: 4.3, lean: 0.15, bite: 0.7 }),
    [9.8, 11.7, 13.6].map((x) => doorway(x, 0.8, 1, 2.2)),
  ];
}

const STAIR = { low: 4.2, high: 3.4, base: 0.8, top: 8 } as const;

/** Steep steps between two ramps; here and there a step is broken, or grown over. */
function stairs(): Drawing {
  const { low, high, base, top } = STAIR;
  const next = random(7);
  const count = 14;
  let [treads, risers, breaks] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const half = lerp(low, high, t) - 0.85;
    const y = -lerp(base, top, t);
    const gap = next.between(-half, half - 1);
    const width = next.skewed(0.2, 1.6, 2);
    treads += d`M${-half} ${y - 0.3}H${gap}M${gap + width} ${y - 0.3}H${half}`;
    risers += d`M${-half} ${y}h${half * 2}`;
    breaks += d`M${gap} ${y}v-0.400h${width}v0.300Z`;
  }
  const ramp = (sign: number, fill: Stops): Drawing =>
    path(
      poly([
        [sign * low, -base],
        [sign * high, -top + 0.4],
        [sign * (high - 0.2), -top],
        [sign * (high - 0.9), -top],
        [sign * (low - 1), -base],
      ]),
      vertical(fill),
    );
  return [
    path(
      poly([
        [-low, -base],
        [-high, -top],
        [high, -top],
        [low, -base],
      ]),
      vertical(['#e9d5a8', '#cbb188']),
    ),
    line(risers, '#8f7a6a', 0.26, { opacity: 0.9 }),
    line(treads, TREAD, 0.2),
    path(breaks, '#7f6c60', { opacity: 0.6 }),
    ramp(-1, ['#fff4d4', '#e6d0a0']),
    ramp(1, ['#dcc59c', '#bda384']),
    path(
      poly([
        [low, -base],
        [high, -top],
        [high + 0.4, -top],
        [low + 0.6, -base],
      ]),
      STAIN,
      { opacity: 0.5 },
    ),
    stains(31, -2.6, 2.6, base, top),
  ];
}

const ROOF = 12;

/** The temple on top: its walls lean outward, as Tulum's do; its right corner is gone. */
function temple(): Drawing {
  const [dx, dy] = DEPTH;
  const next = random(14);
  const cornice = worn(next, -6.2, 4.6, -ROOF, 0.6);
  return [
    path(
      poly([
        [5.2, -8],
        [5.8, -10.8],
        [5.8 + dx * 0.8, -10.8 + dy * 0.8],
        [5.2 + dx * 0.8, -8 + dy * 0.8],
      ]),
      vertical(STONE_SHADE),
    ),
    path(
      poly([
        [-6.2, -ROOF + 0.5],
        [-6.2 + dx * 0.8, -ROOF + dy * 0.8 + 0.2],
        [4.8 + dx * 0.8, -ROOF + dy * 0.8 + 0.4],
        [5.8 + dx * 0.8, -10.8 + dy * 0.8],
        [5.8, -10.6],
      ]),
      '#ead9b4',
    ),
    path(
      poly([
        [-5.4, -8],
        [-5.9, -11.2],
        [-6.2, -11.3],
        ...cornice,
        [4.9, -11.1],
        [5.5, -11],
        [5.8, -10.6],
        [5.2, -8],
      ]),
      horizontal(STONE),
    ),
    masonry(61, -5.3, 5.1, 8.1, 11.2),
    // Three doors between two columns.
    path(d`M-2.900 -8V-10.200H2.900V-8Z`, vertical(['#243a58', '#56697c'])),
    [-1.3, 0.8].map((x) => rect(x, -10.2, 0.55, 2.2, horizontal(['#fbeecb', '#a8947e'], x, x + 0.55))),
    rect(-3.3, -10.6, 6.6, 0.42, '#f8ecca'),
    // Two moldings, one broken, and the niche of the diving god.
    line('M-5.800-10.950H-1.400M-0.600-10.950H4.800', TREAD, 0.26),
    line('M-5.800-10.700H4.900', STAIN, 0.16, { opacity: 0.6 }),
    [-4.3, 0, 3.7].map((x) => rect(x - 0.5, -11.7, 1, 0.55, GAP, { opacity: 0.8 })),
    stains(70, -5.8, 5, 8, 11.4),
    line(poly(cornice, false), TREAD, 0.26, { join: 'round' }),
  ];
}

/** The platform's setbacks, in metres: each stands back behind the one below. */
const SETBACKS: readonly Mass[] = [
  { seed: 21, left: -10.4, right: 10.4, base: 0.8, top: 2.9, bite: 0.5 },
  { seed: 22, left: -9.5, right: 9.4, base: 2.9, top: 4.9, bite: 0.6 },
  { seed: 23, left: -8.5, right: 8.5, base: 4.9, top: 6.6, bite: 0.5 },
  { seed: 24, left: -7.6, right: 7.4, base: 6.6, top: 8, bite: 0.4 },
];

/** The place in the illustration of a point of the ruin in metres. */
function onRuin(x: number, y: number): Point {
  return [RUIN.x + x * RUIN.scale, RUIN.y - y * RUIN.scale];
}

/** Plants on ledges, in cracks and on the roof: their places in metres, and their sizes. */
const SEEDLINGS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-9.9, 3.1, 9, 6],
  [7.9, 5.1, 9, 6],
  [9.6, 3, 8, 6],
  [3, 12.2, 10, 6],
  [-4.6, 12.3, 5, 4],
  [12.6, 4.5, 9, 5],
  [4.8, 0.9, 8, 5],
  [-10.6, 1, 9, 6],
  [-16.4, 0.9, 8, 5],
];

function seedlings(): Drawing {
  return SEEDLINGS.map(([x, y, rx, ry], i) => {
    const [px, py] = onRuin(x, y);
    return crown({ seed: 200 + i, x: px, y: py, rx, ry, tones: LEAF_TONES, clump: 2.6, count: 26 });
  });
}

/** Roots and creepers that hang over the setbacks. */
function creepers(): Drawing {
  const hanging: readonly (readonly [number, number, number])[] = [
    [-9.6, 3, 1.7],
    [-9, 3, 1.1],
    [7.6, 5, 2.6],
    [8.2, 5, 1.4],
    [2.6, 12, 1.5],
    [3.7, 12, 2.5],
    [12.9, 4.4, 1.8],
  ];
  const strands = hanging
    .map(([x, y, long]) => {
      const [px, py] = onRuin(x, y);
      return d`M${px} ${py}q${-3} ${long * 4} ${1} ${long * 8.6}`;
    })
    .join('');
  return [
    line(strands, '#1f7050', 2, { cap: 'round' }),
    line(strands, '#6fb864', 0.9, { cap: 'round', transform: at(-0.8, 0), opacity: 0.9 }),
  ];
}

function ruin(): Drawing {
  return [
    group(
      [
        mass({ seed: 20, left: -17.6, right: 16.4, base: -0.5, top: 0.8, lean: 0.2, bite: 0.4 }),
        brokenWing(),
        standingWing(),
        SETBACKS.map(mass),
        stairs(),
        temple(),
      ],
      { transform: at(RUIN.x, RUIN.y, { scale: RUIN.scale }) },
    ),
    creepers(),
    seedlings(),
  ];
}

/** The lawn at the ruin's foot, with visitors. */
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
    // The wet sand reflects the sky.
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

// --- The foreground -----------------------------------------------------------------------------------

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

export const cancun: Illustration = {
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
