import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { palm } from '../motifs/palm';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, group, line, path, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { water } from '../motifs/water';

const HORIZON = 446;
const SUN: Point = [330, 384];

const HAZE = '#ffb070';
const GLOW = '#ffe3b0';
const VIOLET = '#5a1f6e';
const PLUM = '#3a1456';
const DEEP = '#260d48';

const SKY: Stops = [
  [0, '#4a1470'],
  [0.16, '#7d1b80'],
  [0.34, '#b92a86'],
  [0.52, '#e4487e'],
  [0.68, '#fa7066'],
  [0.82, '#ff9c58'],
  [0.93, '#ffc26c'],
  [1, '#ffdb92'],
];

// --- Burj Khalifa, in metres --------------------------------------------------------------------------

const TOWER = { x: 488, foot: HORIZON, scale: 396 / 828 };

/** One bundled tube of a wing: from the axis outward, and how high it ends. */
interface Tube {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

// The wings end one after the other, spiraling upward: no two setbacks at one height.
const TUBES: readonly Tube[] = [
  { from: -62, to: -50, height: 104 },
  { from: 50, to: 62, height: 72 },
  { from: 40, to: 50, height: 168 },
  { from: -50, to: -40, height: 208 },
  { from: 31, to: 40, height: 268 },
  { from: -40, to: -31, height: 320 },
  { from: 23, to: 31, height: 372 },
  { from: -31, to: -23, height: 424 },
  { from: 16, to: 23, height: 470 },
  { from: -23, to: -16, height: 518 },
  { from: 9, to: 16, height: 556 },
  { from: -16, to: -9, height: 588 },
  { from: -9, to: 9, height: 612 },
];

// The third wing comes towards the viewer, in front of the core.
const FRONT_WING: readonly Tube[] = [
  { from: -11, to: 11, height: 448 },
  { from: -12.5, to: 12.5, height: 346 },
  { from: -14, to: 14, height: 236 },
  { from: -16, to: 16, height: 134 },
];

const SPIRE: readonly Point[] = [
  [6.6, 610],
  [6.6, 652],
  [4.8, 652],
  [4.8, 690],
  [3.4, 690],
  [3.4, 736],
  [2, 736],
  [1.5, 790],
  [0.6, 828],
];

function tall(metres: number): number {
  return TOWER.foot - metres * TOWER.scale;
}

function wide(metres: number): number {
  return TOWER.x + metres * TOWER.scale;
}

/** Light on a tube: a glow on its sunny edge, violet on the other; the farther right, the deeper. */
function glass(tube: Tube): Stops {
  const away = ((tube.from + tube.to) / 2 + 62) / 124;
  return [
    [0, mix('#ffd9a0', '#ff9a78', away)],
    [0.22, mix('#f58a8c', '#c0558c', away)],
    [0.7, mix('#a8468e', '#742a7c', away)],
    [1, mix('#7a2f86', '#4a1a68', away)],
  ];
}

function column({ from, to, height }: Tube): string {
  return d`M${wide(from)} ${TOWER.foot}V${tall(height)}H${wide(to)}V${TOWER.foot}Z`;
}

function tube(part: Tube): Drawing {
  const [x0, x1] = [wide(part.from), wide(part.to)];
  const top = tall(part.height);
  const inset = (x1 - x0) * 0.2;
  const paint = horizontal(glass(part), x0, x1);
  return [
    path(d`M${x0} ${TOWER.foot}V${top}h${inset}v${-5}H${x1 - inset}v5h${inset}V${TOWER.foot}Z`, paint),
    line(d`M${x0 + 0.4} ${TOWER.foot}V${top}`, '#ffe9c0', 0.7, {
      opacity: part.from > -40 && part.to < 20 ? 0.8 : 0.3,
    }),
    line(d`M${x0} ${top}H${x1}`, '#ffe6c4', 0.8, { opacity: 0.7 }),
  ];
}

function spire(): Drawing {
  const left = SPIRE.map(([half, height]): Point => [wide(-half), tall(height)]);
  const right = SPIRE.map(([half, height]): Point => [wide(half), tall(height)]).reverse();
  return [
    path(poly([...left, ...right]), horizontal(['#ffdca8', '#c85a92', '#7a2f86'], wide(-6), wide(6))),
    line(poly(left, false), '#fff0cc', 0.7),
  ];
}

/** Storeys as fine bands, and the darker mechanical floors that cut the tower five times. */
function storeys(): Drawing {
  let [fine, bold] = ['', ''];
  const span = (height: number): readonly [number, number] => {
    const standing = TUBES.filter((part) => part.height >= height + 4);
    return [
      wide(Math.min(...standing.map(({ from }) => from))),
      wide(Math.max(...standing.map(({ to }) => to))),
    ];
  };
  for (let height = 14; height < 600; height += 11) {
    const [x0, x1] = span(height);
    fine += d`M${x0} ${tall(height)}H${x1}`;
  }
  for (const height of [78, 160, 286, 400, 500, 570]) {
    const [x0, x1] = span(height);
    bold += d`M${x0} ${tall(height)}H${x1}`;
  }
  return [line(fine, '#3d1260', 0.6, { opacity: 0.26 }), line(bold, '#3d1260', 1.8, { opacity: 0.4 })];
}

function burjKhalifa(): Drawing {
  return [
    spire(),
    TUBES.map(tube),
    FRONT_WING.map(tube),
    storeys(),
    // Evening haze about its foot, on the tower alone.
    path(
      TUBES.map(column).join(''),
      vertical(
        [
          [0, HAZE, 0],
          [1, HAZE, 0.62],
        ],
        tall(360),
        TOWER.foot,
      ),
    ),
  ];
}

// --- Burj Al Arab, in metres, its mast's foot at 0,0 --------------------------------------------------

const SAIL_AT = { x: 164, y: 462, scale: 0.72 };

const BOW: readonly Point[] = [
  [96, 0],
  [106, -44],
  [103, -96],
  [90, -150],
  [69, -204],
  [40, -250],
  [4, -284],
];

/** Where the fabric meets the glass wing: a second, slacker bow. */
const SEAM: readonly Point[] = BOW.map(([x, y]): Point => [x * 0.52, y * (0.95 + 0.05 * (x / 106))]);

function bowAt(height: number, edge = BOW): number {
  for (let i = 1; i < edge.length; i++) {
    const [a, b] = [edge[i - 1] ?? [0, 0], edge[i] ?? [0, 0]];
    if (-height >= b[1]) return lerp(a[0], b[0], (-height - a[1]) / (b[1] - a[1] || 1));
  }
  return 0;
}

/** The masts' giant braces across the glass wing. */
function braces(): Drawing {
  const zigzag: readonly Point[] = [
    [4, -8],
    [bowAt(88, SEAM), -88],
    [4, -92],
    [bowAt(168, SEAM), -168],
    [4, -174],
    [bowAt(236, SEAM), -236],
  ];
  return line(poly(zigzag, false), '#ffe0cc', 4.4, { join: 'round' });
}

function fabric(): Drawing {
  const body = `${smooth(BOW)}L4-284${smooth([...SEAM].reverse()).replace('M', 'L')}Z`;
  let seams = '';
  for (let height = 18; height < 268; height += 17) {
    const [x0, x1] = [bowAt(height, SEAM), bowAt(height)];
    seams += d`M${x0} ${-height}Q${(x0 + x1) / 2} ${-height + 7} ${x1} ${-height}`;
  }
  return [
    path(body, slanted(['#fff8e4', '#ffe4c4', '#f7b6b0', '#d98ab4'], [104, -120], [20, -110])),
    line(seams, '#c9709c', 1.1, { opacity: 0.55 }),
  ];
}

function burjAlArab(): Drawing {
  let floors = '';
  for (let height = 12; height < 262; height += 9) floors += d`M3 ${-height}H${bowAt(height, SEAM)}`;
  return group(
    [
      path(`${smooth(SEAM)}L4-284H0V0Z`, slanted(['#9a4a9a', '#6a2c84', '#4c1f70'], [50, -200], [0, 0])),
      line(floors, '#f7a8a8', 1.6, { opacity: 0.5 }),
      braces(),
      fabric(),
      line(smooth(SEAM), '#ffe9d4', 2.6),
      line(smooth(BOW), '#fffaf0', 5, { cap: 'round' }),
      // The mast: from the ground, past the roof, to its tip.
      path('M-6 0L-4-284Q-3-306 3-321Q3-300 5-284L3 0Z', horizontal(['#c878a4', '#ffe6cc'], -6, 5)),
      // The restaurant on the sea side, the helicopter's deck on the other.
      path('M-30-205Q-30-211-22-211H30V-199H-22Q-30-199-30-205Z', vertical(['#ffe0c8', '#a8508e'])),
      line('M-26-205H28', '#ffd27a', 2),
      path('M52-232L80-216H60Z', '#a8508e'),
      ellipse(78, -218, 20, 4.6, '#ffe9d0'),
      ellipse(78, -219, 14, 2.6, '#e08a90'),
    ],
    { transform: at(SAIL_AT.x, SAIL_AT.y, { scale: SAIL_AT.scale }) },
  );
}

function sailIsland(): Drawing {
  const { x, y } = SAIL_AT;
  return [
    path(
      d`M${x - 64} ${y + 10}Q${x - 60} ${y} ${x - 40} ${y - 3}H${x + 104}Q${x + 130} ${y} ${x + 140} ${y + 10}Z`,
      vertical(['#8a3a82', '#4a1a66']),
    ),
    rim(d`M${x - 46} ${y - 2.5}H${x + 110}Q${x + 128} ${y} ${x + 137} ${y + 7}`, 1.2, '#ffcf98'),
    line(d`M${LEFT} ${y - 6}Q${x - 130} ${y - 10} ${x - 50} ${y - 2}`, '#7a3080', 4),
    line(d`M${LEFT} ${y - 8}Q${x - 130} ${y - 12} ${x - 50} ${y - 4}`, '#ffb088', 1),
    [-44, -30, 84, 98, 112].map((dx, i) => tuft(x + dx, y - 2, 15 + (i % 3) * 4)),
  ];
}

/** A palm far away: a stroke and a star of fronds. */
function tuft(x: number, y: number, height: number): Drawing {
  const top = y - height;
  const r = height * 0.42;
  return [
    line(d`M${x} ${y}q1 ${-height / 2} 0 ${-height}`, DEEP, 1.3),
    line(
      [-1, -0.55, 0.55, 1]
        .map((side) => d`M${x} ${top}q${side * r * 0.6} ${-r * 0.7} ${side * r} ${r * 0.35}`)
        .join('') + d`M${x} ${top}v${-r * 0.7}`,
      DEEP,
      1.7,
      { cap: 'round' },
    ),
  ];
}

// --- The city -----------------------------------------------------------------------------------------

/** Two towers with slanted tops, such as the Emirates Towers. */
function blades(x: number, height: number, top: string, foot: string): Drawing {
  const blade = (left: number, h: number, sign: number): string =>
    sign > 0
      ? d`M${left} ${HORIZON}V${HORIZON - h}L${left + 15} ${HORIZON - h + 30}V${HORIZON}Z`
      : d`M${left} ${HORIZON}V${HORIZON - h + 26}L${left + 14} ${HORIZON - h}V${HORIZON}Z`;
  return [
    path(blade(x, height, 1) + blade(x + 30, height * 0.86, -1), vertical([top, foot])),
    line(
      d`M${x + 0.5} ${HORIZON}V${HORIZON - height}M${x + 30.5} ${HORIZON}V${HORIZON - height * 0.86 + 26}`,
      '#ffd9a0',
      1.1,
      { opacity: 0.8 },
    ),
    line(d`M${x} ${HORIZON - height}v-22`, top, 1.2),
  ];
}

function farCity(): Drawing {
  return [
    skyline({
      seed: 11,
      base: HORIZON,
      height: 96,
      top: '#ef7a78',
      foot: '#ffb477',
      widths: [8, 22],
      chance: 0,
      gap: [226, 392],
    }),
    mist({ y: HORIZON - 70, height: 78, color: HAZE, strength: 0.7, thickest: 0.85 }),
    skyline({
      seed: 5,
      left: 386,
      base: HORIZON,
      height: 132,
      top: '#b2448a',
      foot: '#f08a72',
      widths: [10, 25],
      rim: '#ffc890',
      light: '#ffe2a0',
      chance: 0.05,
      gap: [452, 524],
    }),
    blades(608, 168, '#8f3488', '#e87c78'),
  ];
}

function nearCity(): Drawing {
  return [
    mist({ y: HORIZON - 74, height: 84, color: HAZE, strength: 0.75, thickest: 0.9 }),
    skyline({
      seed: 23,
      left: 404,
      base: HORIZON,
      height: 54,
      top: VIOLET,
      foot: '#a83c80',
      widths: [12, 34],
      rim: '#ff9a78',
      light: '#ffd98a',
      chance: 0.12,
    }),
    path(d`M364 ${HORIZON + 4}L404 ${HORIZON - 4}H${RIGHT}V${HORIZON + 5}H364Z`, PLUM),
    rim(d`M366 ${HORIZON + 3}L404 ${HORIZON - 4}H${RIGHT}`, 1, '#ffb27c', 0.7),
  ];
}

// --- The water ----------------------------------------------------------------------------------------

function sea(): Drawing {
  return [
    water(
      [
        [0, '#ffc07a'],
        [0.09, '#f5806e'],
        [0.28, '#c0407e'],
        [0.56, '#7a2280'],
        [1, '#34105c'],
      ],
      HORIZON,
    ),
    glow({ x: SUN[0], y: HORIZON + 4, radius: 240, radiusY: 90, color: '#ffe0a0', strength: 0.9 }),
  ];
}

function waves(): Drawing {
  return [
    glitter({
      seed: 4,
      count: 150,
      x: 400,
      from: HORIZON + 8,
      to: BOTTOM,
      spread: 540,
      length: 60,
      color: '#ff9a86',
      opacity: 0.3,
    }),
    glitter({
      seed: 6,
      count: 150,
      x: 400,
      from: HORIZON + 16,
      to: BOTTOM,
      spread: 540,
      length: 70,
      color: '#3a0f5e',
      opacity: 0.34,
    }),
    glitter({
      seed: 8,
      count: 130,
      x: SUN[0],
      from: HORIZON + 3,
      to: 596,
      spread: [26, 92],
      length: 40,
      color: '#fff0bc',
      opacity: 0.85,
    }),
  ];
}

// --- The dhow -----------------------------------------------------------------------------------------

const DHOW = { x: 634, y: 532, scale: 1.06 };

/** A trading dhow under its lateen sail; its waterline at 0, its bow to the left. */
function dhow(): Drawing {
  const hull = 'M-100-34Q-84-8-58 2H74Q92-14 98-42L84-40Q82-33 74-30Q0-14-62-24Q-84-28-100-34Z';
  const cloth = slanted(
    [
      [0, '#fff2cc'],
      [0.35, '#ffd08e'],
      [0.7, '#ff9a78'],
      [1, '#d45a86'],
    ],
    [-70, -90],
    [70, -70],
  );
  return [
    path('M-62-46Q-30-112 48-204Q70-110 62-42Q0-30-62-46Z', cloth),
    line('M-38-90Q14-62 66-84M-12-128Q28-104 67-122M18-164Q42-150 61-158', '#c9587e', 1.1, { opacity: 0.6 }),
    line('M-8-131Q2-84-10-40M28-180Q44-110 30-36', '#c9587e', 1, { opacity: 0.45 }),
    // The yard, the raked mast, the rigging.
    line('M-70-40L52-210', DEEP, 3.4, { cap: 'round' }),
    line('M-71-42L51-212', '#ffc890', 1, { cap: 'round' }),
    path('M6-8L-12-152L-7-152L13-8Z', horizontal(['#c0587a', DEEP])),
    line('M62-42L84-40M48-204L88-40M-10-148L-92-34M-10-148L70-34', DEEP, 0.8, { opacity: 0.8 }),
    // The stern's house under its awning.
    path('M52-32V-50H90L86-36Z', '#5e2470'),
    path('M46-52L94-54L98-49L48-46Z', horizontal(['#ffd0a0', '#c05a88'])),
    path(hull, vertical(['#8a3a5e', '#4c1a52', '#2c0f48'])),
    path(
      'M-100-34Q-84-28-62-24Q0-14 74-30Q82-33 84-40L98-42L97-37Q88-36 84-32Q80-27 72-24Q0-8-64-18Q-86-22-96-27Z',
      horizontal(['#ffd098', '#e07a78', '#8a3a72']),
    ),
    line('M-82-12Q0 0 84-16', '#c85a72', 1.2, { opacity: 0.7 }),
    line('M-98-33L-114-50', DEEP, 4, { cap: 'round' }),
    line('M-99-35L-114-51', '#ffc890', 1.2, { cap: 'round' }),
    sailor(-30, -22, '#ffe4c4'),
    sailor(62, -40, '#ffc2a0'),
    circle(94, -54, 2, '#ffe6a0'),
  ];
}

/** A man in a long robe, a hand high at this distance. */
function sailor(x: number, y: number, robe: string): Drawing {
  return [
    path(d`M${x - 4} ${y + 4}L${x - 3} ${y - 12}Q${x} ${y - 16} ${x + 3} ${y - 12}L${x + 4} ${y + 4}Z`, robe),
    circle(x, y - 17.5, 2.7, '#6a2c4c'),
    path(
      d`M${x - 3} ${y - 17}Q${x} ${y - 23} ${x + 3} ${y - 17}L${x + 3.4} ${y - 12}L${x + 1} ${y - 17}Z`,
      '#fff0dc',
    ),
  ];
}

function sailing(): Drawing {
  const ship = symbol(dhow());
  const place = at(DHOW.x, DHOW.y, { scale: DHOW.scale });
  const mirrored = at(DHOW.x, DHOW.y, { scaleX: DHOW.scale, scaleY: -DHOW.scale * 0.4 });
  return [
    group(
      { tag: 'use', attributes: { href: ship, transform: mirrored }, children: undefined },
      { opacity: 0.34 },
    ),
    { tag: 'use', attributes: { href: ship, transform: place }, children: undefined },
    line(
      d`M${DHOW.x - 92} ${DHOW.y + 3}q30 5 60 1t70 1q30 2 62-2M${DHOW.x - 124} ${DHOW.y + 10}q40-5 74 0M${DHOW.x + 40} ${DHOW.y + 11}q40-5 92 0`,
      '#ffd8b0',
      1.6,
      { cap: 'round', opacity: 0.8 },
    ),
  ];
}

/** Small water taxis, each with its roof and a lamp. */
function abra(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-26-7Q-20 1-12 2H14Q22 0 28-9Q0-4-26-7Z', DEEP),
      path('M-16-19H18L21-14H-19Z', horizontal(['#ffc08e', '#c0507e'])),
      line('M-13-14v8M15-14v8', DEEP, 1.2),
      line('M-26-7Q0-4 28-9', '#ffc38c', 1),
      path('M-8-6q0-6 3-6t3 6ZM2-6q0-7 3-7t3 7Z', '#5e2470'),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The foreground -----------------------------------------------------------------------------------

const DATE_PALM = {
  trunk: { lit: '#8a3a6a', shade: '#2c0f48' },
  leaf: { lit: '#8c3272', mid: '#561c66', shade: '#2c0f4c' },
};

/** Old dressed stone: two courses and a coping that takes the light. */
function quay(): Drawing {
  const next = random(12);
  let joints = '';
  for (const [y, height] of [
    [564, 17],
    [582, 20],
  ] as const) {
    for (let x = LEFT + next() * 30; x < 112; x += next.between(24, 44)) joints += d`M${x} ${y}v${height}`;
  }
  return [
    path(
      d`M${LEFT} 562H114L132 572V612H${LEFT}Z`,
      slanted(['#8a3478', '#4a1a62', '#2a0f4a'], [132, 560], [-40, 612]),
    ),
    line(d`M${LEFT} 581H115L132 588`, '#2a0f4a', 1.1, { opacity: 0.6 }),
    line(joints, '#2a0f4a', 1.1, { opacity: 0.45 }),
    path('M114 562L132 572V612H114Z', vertical(['#ffa884', '#a03c80'])),
    path(
      d`M${LEFT} 548H92L138 566V572H116L114 565H${LEFT}Z`,
      slanted(['#ffc498', '#c85a86', '#6a2676'], [138, 556], [-70, 570]),
    ),
    rim(d`M${LEFT} 548H92L138 566`, 1.6, '#ffe6c0', 0.8),
    // A bollard for the boats.
    bollard(104, 560),
  ];
}

function bollard(x: number, y: number): Drawing {
  return [
    path(
      d`M${x - 5} ${y + 4}L${x - 4} ${y - 10}H${x + 4}L${x + 5} ${y + 4}Z`,
      horizontal([DEEP, '#6a2476', '#e8788a']),
    ),
    ellipse(x, y - 11, 6, 3, horizontal([PLUM, '#ffb48c'])),
  ];
}

/** A couple watching the kite. */
function couple(): Drawing {
  const light = { side: 1, warm: '#ffc088', cool: PLUM, skin: '#b8705e' } as const;
  return [
    person({
      ...light,
      x: 62,
      y: 561,
      height: 78,
      pose: 'point',
      hair: '#3a1440',
      top: '#f2e2e2',
      bottom: '#6a3a86',
    }),
    person({
      ...light,
      x: 38,
      y: 562,
      height: 71,
      hair: '#5a2040',
      style: 'long',
      top: '#e0487e',
      bottom: '#c03a78',
      long: true,
    }),
  ];
}

const SHRUBS: readonly (readonly [number, number, number])[] = [
  [882, 580, 26],
  [846, 588, 18],
  [926, 590, 30],
];

/** A planted bank in the hero's other corner. */
function bank(): Drawing {
  return [
    path(
      d`M800 612Q816 582 848 572Q890 562 ${RIGHT} 566V612Z`,
      slanted(['#c04a80', '#5a1f6e', '#2c0f4c'], [760, 570], [880, 612]),
    ),
    SHRUBS.map(([x, y, size], i) =>
      crown({
        seed: 30 + i,
        x,
        y,
        rx: size,
        ry: size * 0.6,
        tones: ['#2c0f4c', '#451760', '#66226e', '#8c3272', '#c25a78'],
        clump: size * 0.3,
        count: 40,
      }),
    ),
    rim('M804 604Q818 582 848 572Q890 562 940 566', 1.6, '#ffc094', 0.8),
  ];
}

function palms(): Drawing {
  return [
    palm({ seed: 3, foot: [-112, 562], crown: [-92, 286], size: 108, fronds: 13, ...DATE_PALM }),
    palm({ seed: 8, foot: [-16, 560], crown: [22, 346], size: 100, fronds: 13, ...DATE_PALM }),
    palm({ seed: 5, foot: [866, 582], crown: [838, 322], size: 132, fronds: 14, ...DATE_PALM }),
  ];
}

function heavens(): Drawing {
  return [
    sky(SKY, HORIZON + 2),
    streaks({ seed: 14, count: 7, y: 56, height: 120, top: '#7a2488', lit: '#ff8a90', opacity: 0.5 }),
    streaks({ seed: 21, count: 8, y: 190, height: 120, top: '#d8487e', lit: '#ffcf8e', opacity: 0.6 }),
    sun({
      x: SUN[0],
      y: SUN[1],
      radius: 40,
      color: '#ffc070',
      reach: 460,
      disc: ['#fffbe0', '#ffe39a', '#ffc070'],
    }),
  ];
}

const GULLS = 'M540 258q8-8 14 0q6-8 14 0M576 274q6-6 10 0q5-6 10 0M622 252q5-5 9 0q4-5 9 0';

export const dubai: Illustration = {
  name: 'dubai',
  title: 'The tallest tower, the sail and a dhow in the evening haze',
  hour: 'sunset',
  hue: '#e4487e',
  draw: () => {
    const city = symbol([farCity(), burjKhalifa(), nearCity()]);
    const sail = symbol([burjAlArab()]);
    return [
      heavens(),
      { tag: 'use', attributes: { href: city }, children: undefined },
      sea(),
      reflection(city, { foot: HORIZON, squash: 0.34, strength: 0.5 }),
      reflection(sail, { foot: SAIL_AT.y, waterline: SAIL_AT.y + 10, squash: 0.4, strength: 0.5 }),
      waves(),
      { tag: 'use', attributes: { href: sail }, children: undefined },
      sailIsland(),
      abra(420, 486, 0.8),
      abra(452, 560, 1.2),
      sailing(),
      bank(),
      quay(),
      palms(),
      couple(),
      line(GULLS, GLOW, 1.7, { cap: 'round' }),
      kite({
        x: 626,
        y: 92,
        size: 1.15,
        lean: 28,
        light: 'backlit',
        tail: { toward: 116, length: 84, bows: 4, swing: 8 },
      }),
    ];
  },
};
