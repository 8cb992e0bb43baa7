import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { moon } from '../motifs/moon';
import { d, profile, steps, type Point } from '../drawing/numbers';
import { arch, poly, smooth, taper } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { circle, ellipse, line, path, rect, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const GROUND = 462;
const SHORE = 474;

const SKY: Stops = [
  [0, '#1b1458'],
  [0.2, '#2c2f8a'],
  [0.4, '#2a63a6'],
  [0.58, '#2496b0'],
  [0.72, '#5cbcbc'],
  [0.84, '#a6b4dc'],
  [0.93, '#d3a2d6'],
  [1, '#f3b4c8'],
];
const HAZE = '#c2a6dc';
const NIGHT = '#141250';

// --- The towers, in metres ----------------------------------------------------------------------------

const SCALE = 412 / 452;
const MIDDLE = 424;
/** From axis to axis: the bridge's 58 metres and the width of one tower. */
const APART = 58.4 + 46.2;
const AXES = [MIDDLE - (APART / 2) * SCALE, MIDDLE + (APART / 2) * SCALE] as const;

/** Half the width of each storey: five setbacks, walls that lean inward above the sixtieth floor. */
const HALF: readonly Point[] = [
  [0, 23.1],
  [246, 23.1],
  [246.01, 21.2],
  [295, 20.3],
  [295.01, 17.9],
  [335, 16.4],
  [335.01, 13.4],
  [352, 12.4],
  [352.01, 9.8],
  [364, 8.8],
  [364.01, 6.4],
  [373, 5],
  [373.01, 3.8],
  [383, 2.6],
  [383.01, 1.9],
  [412, 1.1],
  [412.01, 0.8],
  [452, 0.3],
];
const SETBACKS = [246, 295, 335, 352, 364, 373] as const;
/** The star's edges as they show from the front: narrow points between wide lobes. */
const FACETS = [-1, -0.86, -0.62, -0.36, -0.12, 0.12, 0.36, 0.62, 0.86, 1] as const;
const FACET_TONES = [
  '#7fdbe0',
  '#d8f6ee',
  '#fff6dc',
  '#9fe2e2',
  '#fffbe8',
  '#8fd6e0',
  '#d9e4f4',
  '#6f9fd0',
  '#4a63ae',
] as const;

function up(metres: number): number {
  return GROUND - metres * SCALE;
}

function edgeAt(axis: number, part: number, metres: number): Point {
  return [axis + part * profile(HALF, metres) * SCALE, up(metres)];
}

/** One facet from the ground to the top; the setbacks step it inward. */
function facet(axis: number, left: number, right: number): string {
  const heights = HALF.map(([height]) => height).filter((height) => height <= 383.01);
  return poly([
    ...heights.map((height) => edgeAt(axis, left, height)),
    ...[...heights].reverse().map((height) => edgeAt(axis, right, height)),
  ]);
}

/** The bustle: a half-height tower that leans on the outer side. */
function bustle(axis: number, side: number): Drawing {
  const x = axis + side * 27 * SCALE;
  const half = 11 * SCALE;
  const top = up(178);
  return [
    path(
      d`M${x - half} ${GROUND}V${top}h${half * 2}V${GROUND}Z`,
      horizontal(['#7fd0dc', '#c6ecec', '#5f8fc6', '#3a4a9c'], x - half, x + half),
    ),
    line(
      steps(8, 172, 22)
        .map((height) => d`M${x - half} ${up(height)}h${half * 2}`)
        .join(''),
      '#24408c',
      1.3,
      { opacity: 0.5 },
    ),
    rect(x - half - 1, top - 3, half * 2 + 2, 4, '#fff4cc'),
  ];
}

/** Steel ribbons shade each storey; the light comes from between them. */
function ribbons(axis: number): Drawing {
  let data = '';
  for (let height = 6; height < 372; height += 5.2) {
    const half = profile(HALF, height) * SCALE;
    data += d`M${axis - half} ${up(height)}h${half * 2}`;
  }
  return line(data, '#1d3f8c', 1.5, { opacity: 0.46 });
}

/** Each setback is a lit gallery. */
function galleries(axis: number): Drawing {
  return SETBACKS.map((height) => {
    const half = profile(HALF, height - 0.5) * SCALE;
    return [
      rect(axis - half - 0.5, up(height) - 1, half * 2 + 1, half > 13 ? 3.2 : 2, '#fffbe4'),
      glow({ x: axis, y: up(height), radius: half * 1.9, radiusY: 11, color: '#fff2c0', strength: 0.55 }),
    ];
  });
}

function pinnacle(axis: number): Drawing {
  const shaft = [383.01, 412, 412.01, 452];
  return [
    path(
      poly([
        ...shaft.map((height) => edgeAt(axis, -1, height)),
        ...[...shaft].reverse().map((height) => edgeAt(axis, 1, height)),
      ]),
      '#f2fbf4',
    ),
    // The ball of rings.
    ellipse(axis, up(414), 4.2, 3.9, horizontal(['#fffdf0', '#cfeef0', '#6f9fd0'], axis - 4, axis + 4)),
    line(d`M${axis - 4} ${up(415.5)}h8M${axis - 4} ${up(412.5)}h8`, '#24408c', 0.7, { opacity: 0.6 }),
    circle(axis, up(428), 1.5, '#fffbe4'),
    glow({ x: axis, y: up(414), radius: 26, color: '#fff6d4', strength: 0.7 }),
  ];
}

function tower(axis: number, side: number): Drawing {
  return [
    bustle(axis, side),
    FACET_TONES.map((tone, i) => path(facet(axis, FACETS[i] ?? 0, FACETS[i + 1] ?? 0), tone)),
    ribbons(axis),
    // The foot is dark, and the crown is brightest.
    path(
      facet(axis, -1, 1),
      vertical(
        [
          [0, '#fff6d8', 0.42],
          [0.3, '#bff0ee', 0.12],
          [0.7, '#3f5cb8', 0.22],
          [1, '#3a3a9c', 0.5],
        ],
        up(383),
        GROUND,
      ),
    ),
    galleries(axis),
    pinnacle(axis),
    line(d`M${edgeAt(axis, -1, 2)[0]} ${GROUND}V${up(246)}`, '#f4fffa', 1.1, { opacity: 0.9 }),
  ];
}

/** Two storeys of bridge at the forty-first floor, on legs that meet below its middle. */
function skybridge(): Drawing {
  const inner = 22.5 * SCALE;
  const [x0, x1] = [AXES[0] + inner, AXES[1] - inner];
  const [top, bottom] = [up(179), up(169)];
  return [
    line(
      d`M${x0} ${up(126)}L${MIDDLE - 2.5} ${bottom}M${x1} ${up(126)}L${MIDDLE + 2.5} ${bottom}`,
      '#24408c',
      4.4,
    ),
    line(
      d`M${x0} ${up(126)}L${MIDDLE - 2.5} ${bottom}M${x1} ${up(126)}L${MIDDLE + 2.5} ${bottom}`,
      '#e8fbf4',
      2.4,
    ),
    rect(x0, top, x1 - x0, bottom - top, '#24408c'),
    rect(x0, top + 1, x1 - x0, 3.4, '#fff8d8'),
    rect(x0, top + 5.6, x1 - x0, 2.4, '#ffe2a0'),
    line(d`M${x0} ${top}H${x1}M${x0} ${bottom}H${x1}`, '#f4fffa', 1.3),
    glow({ x: MIDDLE, y: (top + bottom) / 2, radius: 46, radiusY: 20, color: '#ffe9b0', strength: 0.55 }),
  ];
}

/** The halls at the towers' feet: a lit crescent of arches. */
function halls(): Drawing {
  let doors = '';
  for (let x = 262; x <= 588; x += 18.1) doors += arch(x, GROUND - 3, 10, 17);
  return [
    path(
      d`M236 ${GROUND}V${GROUND - 30}Q424 ${GROUND - 44} 612 ${GROUND - 30}V${GROUND}Z`,
      vertical(['#4a58ae', '#2a2c80']),
    ),
    rim(d`M236 ${GROUND - 30}Q424 ${GROUND - 44} 612 ${GROUND - 30}`, 1.6, '#ffe9c0'),
    path(doors, vertical(['#fff2c0', '#ffb070'], GROUND - 20, GROUND)),
    rect(388, GROUND - 44, 72, 44, vertical(['#5a68bc', '#33348c'])),
    path(arch(424, GROUND, 40, 36), vertical(['#fff6d0', '#ffba78'])),
    line(d`M424 ${GROUND}v-36M411 ${GROUND}v-30M437 ${GROUND}v-30`, '#b8683a', 1, { opacity: 0.6 }),
    rim(d`M388 ${GROUND - 44}h72`, 1.6, '#ffe9c0'),
  ];
}

function petronas(): Drawing {
  return [
    glow({ x: MIDDLE, y: 250, radius: 300, radiusY: 290, color: '#bff4ee', strength: 0.34 }),
    skybridge(),
    tower(AXES[0], -1),
    tower(AXES[1], 1),
    halls(),
  ];
}

// --- The city -----------------------------------------------------------------------------------------

/** The telecommunications tower on its hill, far off: a stem, a lantern, a mast. */
function lanternTower(x: number, foot: number, height: number): Drawing {
  const top = foot - height;
  const pod = top + height * 0.26;
  const w = height * 0.042;
  return [
    path(
      d`M${x - w * 0.9} ${foot}L${x - w * 0.5} ${pod + 12}H${x + w * 0.5}L${x + w * 0.9} ${foot}Z` +
        d`M${x - w * 0.5} ${pod + 13}L${x - w * 2} ${pod}L${x - w * 1.8} ${pod - 6}H${x + w * 1.8}L${x + w * 2} ${pod}L${x + w * 0.5} ${pod + 13}Z` +
        d`M${x - w * 1.2} ${pod - 6}L${x - w * 0.6} ${pod - 16}H${x + w * 0.6}L${x + w * 1.2} ${pod - 6}Z` +
        d`M${x - 1.4} ${pod - 15}L${x - 0.5} ${top}h1L${x + 1.4} ${pod - 15}Z`,
      vertical(['#4a5cb4', '#8f86cc'], top, foot),
    ),
    line(d`M${x - w * 1.9} ${pod - 1}h${w * 3.8}`, '#ffe2a0', 1.8),
    line(d`M${x - w * 1.7} ${pod + 3.4}h${w * 3.4}`, '#ff9fc4', 1.3),
    line(d`M${x - w * 0.6} ${pod + 14}L${x - w * 0.9} ${foot}`, '#d8e0ff', 1, { opacity: 0.7 }),
    circle(x, top, 1.5, '#ff9fa8'),
    glow({ x, y: pod, radius: 30, color: '#ffd6c4', strength: 0.6 }),
  ];
}

function city(): Drawing {
  return [
    path(
      d`M${LEFT} ${GROUND}V392Q-40 372 60 384T240 392T420 380T640 390T800 376T${RIGHT} 386V${GROUND}Z`,
      vertical(['#8f9ad2', '#d3a8d6']),
    ),
    skyline({
      seed: 4,
      base: GROUND,
      height: 118,
      top: '#7480c8',
      foot: '#c4a2da',
      widths: [10, 26],
      chance: 0.07,
      light: '#ffe6c0',
      gap: [296, 548],
    }),
    mist({ y: 372, height: 96, color: HAZE, strength: 0.6, thickest: 0.8 }),
    lanternTower(204, GROUND - 18, 196),
    skyline({
      seed: 19,
      base: GROUND,
      height: 126,
      top: '#34429e',
      foot: '#8a78c4',
      widths: [14, 32],
      rim: '#a9e2ea',
      light: '#ffe2a0',
      chance: 0.13,
      gap: [158, 556],
    }),
    mist({ y: 396, height: 76, color: HAZE, strength: 0.5, thickest: 0.85 }),
  ];
}

// --- The park -----------------------------------------------------------------------------------------

const LEAF_TONES = ['#101f54', '#14335f', '#17506c', '#236f7c', '#459a92'];

interface RainTree {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly spread: number;
  readonly seed: number;
  /** Whether the towers' light falls on its left (-1) or right (1) side. */
  readonly side: -1 | 1;
}

/** A rain tree: a short trunk, limbs that open like an umbrella's ribs, a wide flat dome. */
function rainTree({ x, foot, height, spread, seed, side }: RainTree): Drawing {
  const fork = foot - height * 0.3;
  const under = foot - height * 0.62;
  const limb = (reach: number, lift: number): string =>
    taper(
      [
        [x, fork + height * 0.08],
        [x + reach * 0.3, fork - height * 0.12],
        [x + reach * 0.66, under + height * 0.02],
        [x + reach, under - height * lift],
      ],
      height * 0.06,
      height * 0.016,
    );
  const dome = (cx: number, cy: number, rx: number, ry: number, extra: number): Drawing =>
    crown({
      seed: seed + extra,
      x: cx,
      y: cy,
      rx,
      ry,
      tones: LEAF_TONES,
      clump: height * 0.056,
      count: 64,
      side,
    });
  return [
    path(
      taper(
        [
          [x, foot + 2],
          [x - 1, foot - height * 0.16],
          [x, fork],
        ],
        height * 0.11,
        height * 0.075,
      ),
      '#1a1850',
    ),
    path(
      [-0.9, -0.5, -0.12, 0.4, 0.85].map((reach) => limb(reach * spread * 0.86, 0.08)).join(''),
      '#1a1850',
    ),
    line(
      d`M${x + side * height * 0.045} ${foot}Q${x + side * height * 0.03} ${foot - height * 0.16} ${x + side * height * 0.04} ${fork}`,
      '#8fc4d0',
      1.3,
      { cap: 'round', opacity: 0.8 },
    ),
    dome(x - spread * 0.46, under - height * 0.06, spread * 0.5, height * 0.15, 1),
    dome(x + spread * 0.46, under - height * 0.07, spread * 0.5, height * 0.15, 2),
    dome(x, under - height * 0.18, spread * 0.62, height * 0.19, 3),
  ];
}

function lamp(x: number, y: number, height: number): Drawing {
  return [
    line(d`M${x} ${y}v${-height}`, NIGHT, 1.6),
    circle(x, y - height, 2.6, '#fff6d0'),
    glow({ x, y: y - height, radius: height * 1.1, color: '#ffd890', strength: 0.75 }),
  ];
}

function park(): Drawing {
  return [
    treeline({
      seed: 6,
      y: 462,
      amplitude: 20,
      crown: 13,
      fill: vertical(['#2f5a94', '#1a2a6c'], 440, SHORE),
      right: 300,
      bottom: SHORE,
    }),
    treeline({
      seed: 8,
      y: 462,
      amplitude: 20,
      crown: 13,
      fill: vertical(['#2f5a94', '#1a2a6c'], 440, SHORE),
      left: 548,
      bottom: SHORE,
    }),
    path(d`M${LEFT} ${SHORE - 12}H${RIGHT}V${SHORE + 3}H${LEFT}Z`, vertical(['#3a3f94', '#1a1a5c'])),
    line(d`M${LEFT} ${SHORE - 1}H${RIGHT}`, '#ffd89a', 1.5, { opacity: 0.85 }),
    rainTree({ x: 116, foot: SHORE - 4, height: 150, spread: 104, seed: 3, side: 1 }),
    rainTree({ x: 706, foot: SHORE - 4, height: 172, spread: 118, seed: 7, side: -1 }),
    rainTree({ x: -70, foot: SHORE - 2, height: 176, spread: 110, seed: 11, side: 1 }),
    rainTree({ x: 900, foot: SHORE - 2, height: 158, spread: 100, seed: 15, side: -1 }),
    [30, 208, 268, 580, 624, 800].map((x) => lamp(x, SHORE - 4, 24)),
  ];
}

// --- The lake -----------------------------------------------------------------------------------------

function lake(): Drawing {
  return [
    water(
      [
        [0, '#c39ad4'],
        [0.08, '#7d8ed0'],
        [0.26, '#2f7fb0'],
        [0.56, '#23569c'],
        [1, '#1a1c66'],
      ],
      SHORE,
    ),
  ];
}

function ripples(): Drawing {
  return [
    glitter({
      seed: 2,
      count: 110,
      x: 400,
      from: SHORE + 6,
      to: BOTTOM,
      spread: 540,
      length: 54,
      color: '#8fe0e0',
      opacity: 0.28,
    }),
    glitter({
      seed: 3,
      count: 110,
      x: 400,
      from: SHORE + 6,
      to: BOTTOM,
      spread: 540,
      length: 60,
      color: '#171a66',
      opacity: 0.36,
    }),
    AXES.map((x, i) =>
      glitter({
        seed: 6 + i,
        count: 70,
        x,
        from: SHORE + 3,
        to: 598,
        spread: [18, 34],
        length: 26,
        color: '#fff8dc',
        opacity: 0.75,
      }),
    ),
  ];
}

interface Jet {
  readonly x: number;
  readonly height: number;
  readonly lean: number;
  readonly color: string;
}

const BASIN = 520;

/** A jet of lit water: a thin column that leans outward, and the spray that drifts from its tip. */
function jet({ x, height, lean, color }: Jet): Drawing {
  const [tx, ty] = [x + lean, BASIN - height];
  const w = Math.max(2.4, height * 0.04);
  const mid = x + lean * 0.3;
  const half = BASIN - height * 0.55;
  return [
    path(
      d`M${tx} ${ty}Q${tx - w * 3} ${ty + height * 0.12} ${tx - w * 3.6} ${ty + height * 0.6}Q${tx - w * 1.4} ${ty + height * 0.26} ${tx} ${ty + height * 0.16}Q${tx + w * 1.4} ${ty + height * 0.26} ${tx + w * 3.6} ${ty + height * 0.6}Q${tx + w * 3} ${ty + height * 0.12} ${tx} ${ty}Z`,
      vertical([
        [0, '#ffffff', 0.55],
        [1, color, 0],
      ]),
    ),
    path(
      d`M${x - 1.2} ${BASIN}Q${mid - 1.6} ${half} ${tx - w * 0.7} ${ty + w * 1.6}L${tx} ${ty - w * 2}L${tx + w * 0.7} ${ty + w * 1.6}Q${mid + 1.6} ${half} ${x + 1.2} ${BASIN}Z`,
      vertical(
        [
          [0, '#ffffff', 0.95],
          [0.4, mix(color, '#ffffff', 0.5), 0.85],
          [1, color, 0.6],
        ],
        ty,
        BASIN,
      ),
    ),
    ellipse(x, BASIN, 8, 2, '#ffffff', { opacity: 0.75 }),
  ];
}

const VIOLET_LIGHT = '#c08cff';
const TEAL_LIGHT = '#6ff0e0';
const ROSE_LIGHT = '#ff9fd8';

const JETS: readonly Jet[] = [
  { x: 252, height: 40, lean: -14, color: TEAL_LIGHT },
  { x: 292, height: 58, lean: -10, color: VIOLET_LIGHT },
  { x: 336, height: 70, lean: -6, color: TEAL_LIGHT },
  { x: 392, height: 82, lean: -5, color: VIOLET_LIGHT },
  { x: 410, height: 100, lean: -3, color: ROSE_LIGHT },
  { x: 424, height: 110, lean: 0, color: VIOLET_LIGHT },
  { x: 438, height: 100, lean: 3, color: ROSE_LIGHT },
  { x: 456, height: 82, lean: 5, color: VIOLET_LIGHT },
  { x: 512, height: 70, lean: 6, color: TEAL_LIGHT },
  { x: 556, height: 58, lean: 10, color: VIOLET_LIGHT },
  { x: 596, height: 40, lean: 14, color: TEAL_LIGHT },
];

/** Thin arcs that cross between the jets. */
function arcs(): Drawing {
  const spans: readonly (readonly [number, number, number])[] = [
    [336, 424, 56],
    [424, 512, 56],
    [292, 380, 40],
    [468, 556, 40],
    [380, 468, 34],
  ];
  return line(
    spans.map(([x0, x1, h]) => d`M${x0} ${BASIN}Q${(x0 + x1) / 2} ${BASIN - h * 2} ${x1} ${BASIN}`).join(''),
    vertical(['#ffffff', '#a8f0ec', '#c08cff'], BASIN - 60, BASIN),
    1.5,
    { opacity: 0.75, cap: 'round' },
  );
}

function fountain(): Drawing {
  return [arcs(), JETS.map(jet)];
}

function fountainGlow(): Drawing {
  return [
    glow({ x: MIDDLE, y: BASIN, radius: 250, radiusY: 56, color: '#c9a0ff', strength: 0.65 }),
    glow({ x: 280, y: BASIN + 4, radius: 110, radiusY: 34, color: TEAL_LIGHT, strength: 0.4 }),
    glow({ x: 568, y: BASIN + 4, radius: 110, radiusY: 34, color: TEAL_LIGHT, strength: 0.4 }),
  ];
}

// --- The promenade ------------------------------------------------------------------------------------

const CURB: readonly Point[] = [
  [LEFT, 548],
  [-40, 552],
  [70, 562],
  [170, 580],
  [250, 612],
];

function promenade(): Drawing {
  return [
    path(
      `${smooth(CURB)}H${String(LEFT)}Z`,
      slanted(['#7f78c8', '#3f3f98', '#1c1a60'], [220, 580], [-100, 620]),
    ),
    line(d`M${LEFT} 568Q20 574 120 592M${LEFT} 590Q-20 594 50 612`, '#a9a4e4', 1, { opacity: 0.4 }),
    rim(CURB, 2.2, '#d8f0f4'),
    path(
      d`M808 612Q830 582 872 574Q904 568 ${RIGHT} 568V612Z`,
      slanted(['#7f78c8', '#3f3f98', '#1c1a60'], [810, 570], [920, 620]),
    ),
    rim('M810 608Q830 582 872 574Q904 568 940 568', 2, '#d8f0f4'),
    shrubs(),
  ];
}

function shrubs(): Drawing {
  const places: readonly (readonly [number, number, number, 1 | -1])[] = [
    [-104, 566, 40, 1],
    [-52, 590, 34, 1],
    [880, 576, 34, -1],
    [926, 584, 42, -1],
  ];
  return places.map(([x, y, size, side], i) =>
    crown({
      seed: 50 + i,
      x,
      y,
      rx: size,
      ry: size * 0.6,
      tones: LEAF_TONES,
      clump: size * 0.3,
      count: 26,
      side,
    }),
  );
}

/** A family watching the fountain. */
function family(): Drawing {
  const light = { side: 1, warm: '#d8f6f0', cool: '#1a1458', skin: '#a8748c' } as const;
  return [
    person({
      ...light,
      x: 96,
      y: 590,
      height: 112,
      pose: 'together',
      hair: '#1c1850',
      top: '#5a78d0',
      bottom: '#2c2c80',
      shoes: '#1a1850',
    }),
    person({
      ...light,
      x: 128,
      y: 593,
      height: 70,
      build: 'child',
      pose: 'point',
      hair: '#241c5c',
      style: 'ponytail',
      top: '#ffb0c0',
      bottom: '#6a58b8',
      shoes: '#1a1850',
    }),
    person({
      ...light,
      x: 64,
      y: 586,
      height: 102,
      pose: 'stand',
      hair: '#c88ad0',
      style: 'long',
      top: '#9a6cc8',
      bottom: '#3a2c84',
      shoes: '#1a1850',
      long: true,
    }),
  ];
}

function heavens(): Drawing {
  return [
    sky(SKY, GROUND + 2),
    stars(12, 90, 210, '#e4f4ff'),
    moon({ x: 206, y: 104, radius: 17, phase: 0.42, color: '#fff6dc' }),
    streaks({ seed: 17, count: 6, y: 150, height: 90, top: '#3a4aa4', lit: '#8fb8dc', opacity: 0.5 }),
    streaks({ seed: 31, count: 7, y: 280, height: 90, top: '#8f8fd0', lit: '#f4bcd4', opacity: 0.6 }),
  ];
}

export const kualaLumpur: Illustration = {
  name: 'kuala-lumpur',
  title: 'The twin towers and their bridge above the dancing fountain',
  hour: 'blue hour',
  hue: '#3a86b8',
  draw: () => {
    const towers = symbol([city(), petronas()]);
    const trees = symbol(park());
    const dance = symbol(fountain());
    return [
      heavens(),
      { tag: 'use', attributes: { href: towers }, children: undefined },
      lake(),
      reflection(towers, { foot: GROUND, waterline: SHORE, squash: 0.36, strength: 0.8 }),
      reflection(trees, { foot: SHORE, squash: 0.42, strength: 0.55 }),
      { tag: 'use', attributes: { href: trees }, children: undefined },
      ripples(),
      fountainGlow(),
      reflection(dance, { foot: BASIN, squash: 0.5, strength: 0.5 }),
      { tag: 'use', attributes: { href: dance }, children: undefined },
      promenade(),
      family(),
      kite({
        x: 596,
        y: 142,
        size: 1.2,
        lean: -15,
        turn: 0.82,
        light: 'dusk',
        side: -1,
        tail: { toward: 80, length: 108, bows: 5, swing: 8 },
      }),
    ];
  },
};
