import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { LEFT, RIGHT } from '../drawing/frame';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { arch, poly, smooth } from '../drawing/outline';
import { horizontal, radialAt, slanted, vertical, type Stops } from '../drawing/paint';
import { palm, type Palm } from '../motifs/palm';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { water } from '../motifs/water';

const HORIZON = 366;
const SUN: Point = [286, 330];

const SKY: Stops = [
  [0, '#841c40'],
  [0.18, '#ad2b40'],
  [0.38, '#d8483a'],
  [0.56, '#f57a36'],
  [0.72, '#ffa640'],
  [0.88, '#ffc65c'],
  [1, '#ffe596'],
];
const SEA: Stops = [
  [0, '#ffd27c'],
  [0.06, '#fba052'],
  [0.22, '#e06848'],
  [0.5, '#a83c50'],
  [1, '#5c2450'],
];

// The sun is low on the left: surfaces that face it are cream, those that face away are plum.
const EDGE = '#fff0cc';
const DEEP = '#4a2462';
const LAMP = '#ffcf66';
// The leaves stay green, as a contrast to so much red.
const LEAF_TONES = ['#1c3044', '#22474c', '#3c664c', '#86914c', '#d2b25c'];
const NEAR_TONES = ['#182a40', '#1f3d48', '#30584a', '#6e7c46', '#b89a50'];
const DARK_PALM = {
  trunk: { lit: '#f09a52', shade: '#4a2044' },
  leaf: { lit: '#a3963f', mid: '#2f5c4c', shade: '#173444' },
};
const FAR_PALM = {
  trunk: { lit: '#f6aa62', shade: '#7a3a4c' },
  leaf: { lit: '#c9a84c', mid: '#5f7a4c', shade: '#35585a' },
};

// --- Sky and sea --------------------------------------------------------------------------------------

function heavens(): Drawing {
  return [
    sky(SKY, HORIZON + 2),
    streaks({ seed: 8, count: 6, y: 50, height: 90, top: '#b8304a', lit: '#ff9a62', opacity: 0.5 }),
    streaks({ seed: 15, count: 7, y: 170, height: 90, top: '#f07044', lit: '#ffdc94', opacity: 0.6 }),
    sun({ x: SUN[0], y: SUN[1], radius: 40, color: '#ffc860', reach: 400, strength: 0.8 }),
  ];
}

function fort(): Drawing {
  return [
    path(
      d`M${LEFT} 336C-110 330 -84 338 -60 338C-30 340 -10 348 24 350C60 352 90 362 128 ${HORIZON + 1}H${LEFT}Z`,
      horizontal(['#a8446a', '#ea8456'], LEFT, 120),
    ),
    path('M-96 336v-12h10v4h22v-4h8v14Z', '#a8446a'),
    rim('M-60 338C-30 340 -10 348 24 350C60 352 90 362 128 366', 1.4, '#ffc47a', 0.7),
    mist({ y: 330, height: 50, color: '#ffc06a', strength: 0.45 }),
  ];
}

function sea(): Drawing {
  return [
    water(SEA, HORIZON),
    glow({ x: SUN[0], y: HORIZON + 2, radius: 260, radiusY: 110, color: '#ffe09a', strength: 0.85 }),
    glitter({
      seed: 4,
      count: 62,
      x: 220,
      from: HORIZON + 6,
      to: 560,
      spread: 420,
      length: 50,
      color: '#ffae6e',
      opacity: 0.4,
    }),
    glitter({
      seed: 6,
      count: 50,
      x: 220,
      from: HORIZON + 10,
      to: 560,
      spread: 420,
      length: 56,
      color: '#8a2c4c',
      opacity: 0.4,
    }),
    glitter({
      seed: 7,
      count: 88,
      x: SUN[0],
      from: HORIZON + 3,
      to: 500,
      spread: [26, 92],
      length: 40,
      color: '#fff0b8',
      opacity: 0.85,
    }),
  ];
}

/** Trawlers at anchor, far out. */
function trawler(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-26-6L-20 4H18Q24-2 30-12Q6-4-26-6Z', '#5a2858'),
      path('M-14-6v-11h15v11Z', '#7a3a60'),
      line('M8-6V-34M8-32L-24-8M8-32L26-11', '#5a2858', 1.2),
      line('M-26-6Q6-4 30-12', '#ffcf80', 1.2),
      path('M-20 5H18L10 10H-14Z', '#5a2858', { opacity: 0.4 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The beach ----------------------------------------------------------------------------------------

const SHORE: readonly Point[] = [
  [LEFT, 548],
  [-20, 540],
  [90, 518],
  [190, 484],
  [290, 468],
  [372, 462],
  [432, 458],
  [476, 466],
];

function along(shift: number): string {
  return smooth(SHORE.map(([x, y], i): Point => [x + shift * 0.5, y + shift * (1 - i * 0.09)]));
}

function beach(): Drawing {
  const below = d`L${RIGHT} 468V610H${LEFT}Z`;
  return [
    path(`${along(-14)}${below}`, '#ffc58a', { opacity: 0.3 }),
    line(along(-14), EDGE, 1.4, { opacity: 0.7 }),
    path(
      `${along(0)}${below}`,
      slanted(
        [
          [0, '#ffce86'],
          [0.3, '#f5a06a'],
          [0.62, '#c96a68'],
          [1, '#7a3a6c'],
        ],
        [290, 440],
        [460, 640],
      ),
    ),
    line(along(0), '#fff4d8', 3, { opacity: 0.95 }),
    // The wet sand reflects the sky.
    line(along(12), '#ffe0a0', 16, { opacity: 0.35 }),
    line(along(30), '#c8606a', 1.2, { opacity: 0.5 }),
    glow({ x: 280, y: 500, radius: 170, radiusY: 40, color: '#ffe6a0', strength: 0.7 }),
    ripples(),
  ];
}

function ripples(): Drawing {
  const next = random(31);
  const marks = Array.from({ length: 16 }, () => {
    const [x, y] = [next.between(120, 760), next.between(510, 596)];
    const w = next.between(20, 60);
    return d`M${x} ${y}q${w / 2} ${-4} ${w} 0`;
  }).join('');
  return line(marks, '#8a4068', 1.4, { opacity: 0.3, cap: 'round' });
}

// --- The church ---------------------------------------------------------------------------------------

const PLASTER = horizontal(['#fff6e0', '#ffe6c6', '#f2c4b8', '#c49ac4'], -90, 90);
const TOWER_LIT = horizontal(['#fffaea', '#ffe0bc', '#e8b4b4'], -88, -50);
const TOWER_SHADE = horizontal(['#f0c0b8', '#c89cc0', '#9a78b4'], 50, 88);
const SILL = '#fff4da';
const UNDER = '#9a6aa0';
const TRIM = '#5c7cc0';
const CHURCH = at(566, 384, { scale: 1.12 });

function cornice(y: number, from: number, to: number, height = 4): Drawing {
  return [
    rect(from - 3, y, to - from + 6, height, horizontal([SILL, '#ffe2c0', '#d4a8bc'], -90, 90)),
    rect(from, y + height, to - from, 2.4, UNDER, { opacity: 0.5 }),
  ];
}

function pilaster(x: number, y: number, height: number, width = 5): Drawing {
  return [
    rect(x - width / 2, y - height, width, height, SILL),
    rect(x + width / 2, y - height, 2.2, height, UNDER, { opacity: 0.45 }),
    rect(x - width / 2 - 1.4, y - height, width + 2.8, 2.6, SILL),
    rect(x - width / 2 - 1.4, y - 4, width + 2.8, 4, SILL),
  ];
}

function archway(x: number, y: number, width: number, height: number, lit = false): Drawing {
  return [
    path(arch(x, y, width + 5, height + 3), TRIM, { opacity: 0.75 }),
    path(arch(x, y, width + 2, height + 1.2), SILL),
    path(arch(x, y, width, height), lit ? vertical(['#ffe9a0', '#ffab4a']) : vertical([DEEP, '#7a4478'])),
    line(d`M${x} ${y - height + 1}V${y}`, lit ? '#c8683e' : '#9a6a98', 0.9),
  ];
}

function nave(): Drawing {
  return [
    path('M70 4V-88H156V4Z', horizontal(['#b088b8', '#8a66ac'], 84, 156)),
    rect(116, -88, 7, 92, horizontal(['#dca8bc', '#8a66ac'], 116, 123)),
    path('M66-88L84-116H146L164-88Z', horizontal(['#c85e58', '#8a3e6a'], 70, 180)),
    line('M66-88H164', '#ffc890', 1.6),
    archway(102, -26, 11, 34, true),
    archway(140, -26, 11, 34, true),
  ];
}

function tower(side: -1 | 1): Drawing {
  const [x, left] = [side * 70, side * 70 - 16];
  const wall = side < 0 ? TOWER_LIT : TOWER_SHADE;
  return [
    rect(left, -138, 32, 138, wall),
    pilaster(left + 3, 0, 54, 4),
    pilaster(left + 29, 0, 54, 4),
    pilaster(left + 3, -58, 40, 4),
    pilaster(left + 29, -58, 40, 4),
    archway(x, -14, 9, 24),
    archway(x, -66, 9, 24, side > 0),
    archway(x, -108, 11, 20),
    cornice(-58, left, left + 32),
    cornice(-102, left, left + 32),
    cornice(-140, left, left + 32, 5),
    path(
      d`M${left - 1} -140Q${x - 9} -146 ${x - 5} -160H${x + 5}Q${x + 9} -146 ${left + 33} -140Z`,
      side < 0 ? TOWER_LIT : TOWER_SHADE,
    ),
    circle(x, -163, 3.4, SILL),
    line(d`M${x} -166v-9M${x - 3} -172h6`, SILL, 1.6),
    rim(d`M${left} 0V-138`, 1.6, EDGE, side < 0 ? 1 : 0.5),
  ];
}

/** Volutes lead from the broad storeys to the belfry with its great bell. */
function gable(): Drawing {
  return [
    path(
      'M-54-100C-50-108-52-116-44-118C-34-120-30-126-27-142H27C30-126 34-120 44-118C52-116 50-108 54-100Z',
      PLASTER,
    ),
    rim('M-54-100C-50-108-52-116-44-118C-34-120-30-126-27-142', 1.8, EDGE, 1),
    circle(-46, -110, 3, '#f0bfae'),
    circle(46, -110, 3, '#b088bc'),
    archway(0, -108, 15, 24, true),
    cornice(-146, -27, 27),
    path('M-23-144V-186H23V-144Z', PLASTER),
    path(arch(0, -148, 26, 34), SKY_THROUGH),
    line(arch(0, -148, 26, 34), SILL, 2),
    path('M-2-180h4v5h-4ZM-5-175Q-6-164-9-158H9Q6-164 5-175Z', horizontal(['#ffe08a', '#c88a3e', '#6a3a58'])),
    circle(0, -157, 2, '#6a3a58'),
    pilaster(-19, -148, 38, 4),
    pilaster(19, -148, 38, 4),
    cornice(-190, -23, 23),
    path('M-23-190Q-12-194-9-206Q0-212 9-206Q12-194 23-190Z', PLASTER),
    rim('M-23-190Q-12-194-9-206', 1.6, EDGE, 1),
    line('M0-208V-230M-6-222H6', SILL, 2.6),
  ];
}
const SKY_THROUGH = vertical(['#d4505a', '#f47c46']);

function facade(): Drawing {
  return [
    rect(-56, -102, 112, 102, PLASTER),
    [-34, 0, 34].map((x) => archway(x, 0, x === 0 ? 19 : 13, x === 0 ? 44 : 34, x === 0)),
    [-34, 0, 34].map((x) => archway(x, -66, 12, 25, x !== 34)),
    [-51, -18, 17, 50].map((x) => [pilaster(x, 0, 54), pilaster(x, -62, 38)]),
    cornice(-58, -56, 56, 5),
    cornice(-103, -56, 56, 5),
  ];
}

/** The stair climbs in zigzags between white parapets, mirrored about its axis. */
function stairs(): Drawing {
  const half: readonly Point[] = [
    [10, 0],
    [64, 20],
    [16, 42],
    [76, 64],
  ];
  const sides = [-1, 1].map((sign) => half.map(([x, y]): Point => [x * sign, y]));
  const wall = horizontal(['#ffe4c0', '#f2bfae', '#b98abb'], -96, 96);
  return [
    path('M-92-2H92V8L104 74H-104L-92 8Z', wall),
    path('M-78 10H78L66 20L16 40V44L92 66H-92L-16 44V40L-66 20Z', '#a86a98', { opacity: 0.4 }),
    sides.map((points) => [
      line(poly(points, false), '#8f5a94', 11, { join: 'round', opacity: 0.55, transform: at(0, 4) }),
      line(poly(points, false), horizontal(['#ffeed2', '#f6ccb4', '#cfa0c0'], -90, 90), 8, {
        join: 'miter',
        cap: 'square',
      }),
      line(poly(points, false), EDGE, 1.6, { join: 'miter', transform: at(0, -4) }),
    ]),
    sides.map((points) =>
      points.slice(1).map(([x, y]) => [rect(x - 4, y - 12, 8, 12, wall), circle(x, y - 15, 3.6, SILL)]),
    ),
    rect(-92, -4, 184, 6, horizontal([SILL, '#ffdcb8', '#d0a2bc'], -92, 92)),
  ];
}

function church(): Drawing {
  return group([nave(), facade(), gable(), tower(-1), tower(1), stairs()], { transform: CHURCH });
}

/** The rise that the church stands on, green to both sides of its stair. */
function rise(): Drawing {
  const tones = LEAF_TONES;
  return [
    palm({ seed: 9, foot: [790, 400], crown: [826, 196], size: 80, fronds: 10, ...FAR_PALM }),
    palm({ seed: 14, foot: [884, 400], crown: [902, 262], size: 64, fronds: 8, ...FAR_PALM }),
    palm({ seed: 22, foot: [446, 430], crown: [428, 318], size: 44, fronds: 8, ...FAR_PALM }),
    path(
      d`M404 474C424 444 444 402 480 390C520 380 560 384 600 384C700 378 800 384 ${RIGHT} 380V480H404Z`,
      horizontal(['#9a4f5c', '#5a2f5e'], 420, 760),
    ),
    rim('M404 474C424 444 444 402 480 390', 1.6, '#ffc07a', 0.8),
    church(),
    palm({ seed: 5, foot: [716, 440], crown: [738, 262], size: 72, fronds: 10, ...FAR_PALM }),
    crown({ seed: 3, x: 446, y: 438, rx: 34, ry: 28, tones, clump: 7, count: 90 }),
    crown({ seed: 8, x: 720, y: 432, rx: 48, ry: 36, tones, clump: 8, count: 110 }),
    crown({ seed: 13, x: 850, y: 414, rx: 120, ry: 48, tones, clump: 13, count: 90 }),
    ellipse(566, 470, 150, 7, '#6a2f62', { opacity: 0.35 }),
  ];
}

// --- The foreground -----------------------------------------------------------------------------------

/** A fishing canoe with its outrigger, drawn up to dry: sewn planks, high stems, a net heaped inside. */
function canoe(): Drawing {
  const hull =
    'M-168-58C-150-20-112 2-60 6H70C118 2 152-18 172-66C150-40 116-30 70-27H-66C-112-30-146-38-168-58Z';
  const inside = 'M-152-46C-112-36-70-34 0-34S116-36 156-50C118-30 70-27 0-26S-112-30-152-46Z';
  return group(
    [
      ellipse(6, 12, 180, 13, '#5a2a62', { opacity: 0.5 }),
      path(inside, '#3a1a48'),
      path(
        'M-60-30C-50-52-30-58-10-54C6-64 34-60 46-48C58-48 66-40 70-30Z',
        vertical(['#d88a62', '#6a3460']),
      ),
      line('M-52-34C-40-50-26-54-12-50M-30-32C-20-46 6-58 30-50M-4-32C10-44 34-50 54-40', '#ffd39a', 1.2, {
        opacity: 0.7,
      }),
      [-34, -8, 22, 44].map((x, i) => circle(x, -44 - (i % 2) * 6, 4, i % 2 === 0 ? '#ffe2a0' : '#f0b070')),
      path(
        hull,
        vertical([
          [0, '#2f7d8e'],
          [0.5, '#27608a'],
          [1, '#3a2a66'],
        ]),
      ),
      group(
        [
          path('M-180-70C-140-26-80-18 0-16S140-24 184-76V-60C150-12 70-8 0-8S-150-14-180-52Z', '#ffe6c4'),
          path('M-180-52C-140-10-80 2 0 4S150-6 184-60V-54C150 4 70 10 0 10S-150 6-180-46Z', '#d2503e'),
          path('M-170-60C-120 0-60 8-20 8H-170Z', '#ffb060', { opacity: 0.35 }),
        ],
        { clip: clip(hull) },
      ),
      line('M-168-58C-146-38-112-30-66-27H70C116-30 150-40 172-66', EDGE, 2.6, { cap: 'round' }),
      // Two booms reach over the side to the float.
      line('M-70-30C-76-22-86 10-96 22M64-30C62-20 58 12 52 24', '#4a2250', 6.5, { cap: 'round' }),
      line('M-72-31C-78-22-88 9-98 21M62-31C60-20 56 11 50 23', '#f0a868', 2, { cap: 'round' }),
      path(
        'M-150 22C-120 16 60 18 116 20C124 22 124 26 116 28C60 34-110 32-146 30C-158 28-158 24-150 22Z',
        vertical(['#b8644e', '#4a2258']),
      ),
      line('M-150 22C-120 16 60 18 116 20', '#ffdc9c', 1.8, { cap: 'round' }),
    ],
    { transform: at(268, 534, { rotate: -3, scale: 0.94 }) },
  );
}

function lantern(x: number, y: number, r: number): Drawing {
  return [
    line(d`M${x} ${y - r - 14}V${y - r}`, '#3a1c4a', 1.2),
    glow({ x, y, radius: r * 5, color: '#ffc45a', strength: 0.8 }),
    ellipse(
      x,
      y,
      r,
      r * 1.12,
      radialAt(
        [
          [0, '#fff8d0'],
          [0.6, LAMP],
          [1, '#f08a3c'],
        ],
        [x, y + 2],
        r * 1.2,
      ),
    ),
    line(
      d`M${x - r * 0.5} ${y - r}q${-r * 0.4} ${r} 0 ${2 * r}M${x + r * 0.5} ${y - r}q${r * 0.4} ${r} 0 ${2 * r}`,
      '#d8743a',
      0.8,
      { opacity: 0.6 },
    ),
    rect(x - r * 0.4, y - r * 1.25, r * 0.8, 3, '#6a2f50'),
    rect(x - r * 0.4, y + r * 1.02, r * 0.8, 3, '#6a2f50'),
  ];
}

/** A shack of palm thatch at the picture's right edge, its lanterns just lit. */
function shack(): Drawing {
  const roof = 'M664 486L722 414C760 396 900 392 960 396V492Q810 476 664 486Z';
  const next = random(5);
  const fringe = Array.from({ length: 34 }, (_, i) => {
    const x = 664 + i * 8.6;
    return d`L${x} ${484 + next.between(0, 8)}L${x + 4} ${478}`;
  }).join('');
  return [
    glow({ x: 830, y: 536, radius: 190, radiusY: 110, color: '#ffb64e', strength: 0.75 }),
    path(d`M716 484H${RIGHT}V580H716Z`, vertical(['#7a3456', '#c8684e', '#f0a058'])),
    path(d`M716 560H${RIGHT}V610H716Z`, vertical(['#5a2a5c', '#3a1a4c'])),
    rect(706, 546, 240, 15, vertical(['#ffd08a', '#b05a58'])),
    [752, 792, 868].map((x) => rect(x, 520, 8, 26, horizontal(['#8ad0b0', '#2f6a80']), { radius: 2 })),
    [800, 830].map((x) => path(d`M${x} 528h16l-4 18h-8Z`, horizontal(['#ffe6b0', '#d88a5c']))),
    [712, 842].map((x) => [
      rect(x - 5, 470, 10, 140, horizontal(['#f0a860', '#7a3a58', '#3a1a4a'])),
      rim(d`M${x - 4.5} 486V606`, 1.2, EDGE, 0.7),
    ]),
    path(`${roof}`, slanted(['#f7b868', '#b8604e', '#5a2a58'], [680, 400], [880, 500])),
    path(d`M664 486${fringe}V470H664Z`, slanted(['#e09a58', '#8a4454', '#4a2254'], [664, 480], [900, 480])),
    line('M700 470L736 420M744 474L770 412M792 474L806 406M846 476L850 402M900 478L896 400', '#6a3252', 1.6, {
      opacity: 0.5,
    }),
    line('M684 462Q800 448 960 454M702 440Q800 426 960 430', '#6a3252', 2, { opacity: 0.4 }),
    rim('M664 486L722 414C760 396 860 394 900 394', 2, EDGE, 0.9),
    lantern(742, 512, 11),
    lantern(786, 506, 9),
    lantern(880, 512, 12),
  ];
}

function leaning(): Drawing {
  const tall: Palm = { seed: 3, foot: [-40, 622], crown: [138, 208], size: 138, fronds: 12, ...DARK_PALM };
  const low: Palm = { seed: 27, foot: [-70, 620], crown: [18, 330], size: 112, fronds: 8, ...DARK_PALM };
  const outer: Palm = {
    seed: 41,
    foot: [-100, 610],
    crown: [-118, 150],
    size: 120,
    fronds: 8,
    ...DARK_PALM,
  };
  return [
    path(
      d`M${LEFT} 556C-60 548 20 566 70 610H${LEFT}Z`,
      slanted(['#8a4460', '#3a1c50'], [-60, 550], [-20, 610]),
    ),
    palm(outer),
    palm(low),
    palm(tall),
    crown({ seed: 19, x: -70, y: 600, rx: 96, ry: 34, tones: NEAR_TONES, clump: 9, count: 90, side: 1 }),
  ];
}

function strollers(): Drawing {
  const dusk = { warm: '#ffd08a', cool: '#3a1a5a', hair: '#3a1c3c', skin: '#a8644a' };
  return [
    path('M498 546L560 566L580 562L512 543Z', '#5a2a62', { opacity: 0.4 }),
    person({ x: 494, y: 546, height: 74, pose: 'together', top: '#fff0d6', bottom: '#5a4a9a', ...dusk }),
    person({
      x: 514,
      y: 547,
      height: 69,
      mirrored: true,
      style: 'long',
      long: true,
      top: '#e85a6a',
      bottom: '#8a4a5a',
      ...dusk,
      side: -1,
    }),
  ];
}

export const goa: Illustration = {
  name: 'goa',
  title: 'A white church over the beach, the boats drawn up',
  hour: 'sunset',
  hue: '#f47c46',
  draw: () => [
    heavens(),
    fort(),
    sea(),
    trawler(178, 383, 0.72),
    trawler(396, 374, 0.5),
    rise(),
    glow({ x: 420, y: 400, radius: 240, radiusY: 110, color: '#ffb060', strength: 0.35 }),
    beach(),
    // The shore ends among bushes at the stair's foot.
    crown({ seed: 6, x: 448, y: 462, rx: 46, ry: 15, tones: LEAF_TONES, clump: 6, count: 80 }),
    ellipse(446, 478, 50, 4, '#8a4068', { opacity: 0.35 }),
    glow({ x: 700, y: 590, radius: 190, radiusY: 60, color: '#ffb060', strength: 0.5 }),
    shack(),
    strollers(),
    canoe(),
    leaning(),
    kite({
      x: 318,
      y: 98,
      size: 1.35,
      lean: -18,
      light: 'backlit',
      tail: [
        [348, 160],
        [340, 186],
        [366, 204],
        [366, 230],
        [390, 246],
      ],
    }),
  ],
};
