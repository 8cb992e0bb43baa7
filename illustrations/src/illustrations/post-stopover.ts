import { mix } from '../drawing/color';
import { leaf, spray } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, steps, type Point } from '../drawing/numbers';
import { arch, smooth } from '../drawing/outline';
import { horizontal, radial, vertical, type Stop, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, blur, circle, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const HORIZON = 374;
const SUN: Point = [322, 346];
const HAZE = '#f7b078';
const EDGE = '#ffe7b4';
const LAMP = '#ffd27a';

function air(): Drawing {
  return [
    sky(
      [
        [0, '#33246f'],
        [0.22, '#5b3d94'],
        [0.44, '#a05a9c'],
        [0.62, '#e07e7c'],
        [0.78, '#ff9f5a'],
        [0.92, '#ffc766'],
        [1, '#ffe4a0'],
      ],
      HORIZON,
    ),
    stars(6, 70, 130, '#ffe9d8'),
    streaks({ seed: 12, count: 7, y: 96, height: 90, top: '#7a4c9c', lit: '#ff9f8c', opacity: 0.6 }),
    streaks({ seed: 30, count: 7, y: 210, height: 90, top: '#d0708c', lit: '#ffd694', opacity: 0.75 }),
    sun({ x: SUN[0], y: SUN[1], radius: 31, color: '#ffc860' }),
  ];
}

/** The strait between two continents, with the bridge that joins them. */
function strait(): Drawing {
  return [
    ridge({
      seed: 18,
      y: 356,
      amplitude: 26,
      detail: 0.7,
      fill: vertical(['#c0708c', '#f2a274'], 326, 376),
      bottom: HORIZON,
    }),
    bridge(),
    // The headlands on which the bridge lands.
    path(
      d`M${LEFT} 350C-110 346 -70 352 -44 362C-34 368 -30 372 -24 376H${LEFT}Z`,
      vertical(['#a05c86', '#dd8a74']),
    ),
    path('M122 376C150 366 178 348 214 344C246 342 268 358 296 376Z', vertical(['#a05c86', '#dd8a74'])),
    rim('M140 370C160 362 184 346 214 344C240 342 256 350 272 361', 1.2, '#ffd79a'),
    mist({ y: 340, height: 44, color: '#ffd08a', strength: 0.5 }),
    water(
      [
        [0, '#ffc878'],
        [0.1, '#f49a74'],
        [0.28, '#bd6a8c'],
        [0.55, '#73489a'],
        [1, '#3d2a7c'],
      ],
      HORIZON,
    ),
    glow({ x: SUN[0], y: HORIZON + 2, radius: 240, radiusY: 90, color: '#ffe29a', strength: 0.9 }),
    glitter({
      seed: 4,
      count: 130,
      x: 220,
      from: 384,
      to: 520,
      spread: 420,
      length: 46,
      color: '#ffb88c',
      opacity: 0.35,
    }),
    glitter({
      seed: 7,
      count: 90,
      x: 220,
      from: 400,
      to: 520,
      spread: 420,
      length: 56,
      color: '#4a2f86',
      opacity: 0.35,
    }),
    glitter({
      seed: 2,
      count: 130,
      x: SUN[0],
      from: 378,
      to: 512,
      spread: [16, 84],
      length: 34,
      color: '#fff0b8',
      opacity: 0.85,
    }),
  ];
}

function bridge(): Drawing {
  const deck = 346;
  const towers = [-40, 150];
  const hangers = steps(-28, 138, 16).map((x) => {
    const t = (x + 40) / 190;
    return d`M${x} ${deck}V${290 + 48 * (1 - (2 * t - 1) ** 2)}`;
  });
  return [
    line(hangers.join(''), '#c9748a', 0.9, { opacity: 0.7 }),
    line(d`M-150 334Q-70 322 -40 290Q55 386 150 290Q176 330 214 344`, '#a8608a', 1.8),
    towers.map((x) => [
      path(d`M${x - 4} 372L${x - 3} 286H${x + 3}L${x + 4} 372Z`, horizontal(['#ffc890', '#a05c8a'])),
      line(d`M${x - 4} 306H${x + 4}`, '#8a4a84', 2),
    ]),
    line(d`M${LEFT} ${deck}H218`, '#8f4f86', 2.8),
    line(d`M${LEFT} ${deck - 1.4}H218`, '#ffd79a', 1, { opacity: 0.8 }),
    circle(-40, 286, 1.6, LAMP),
    circle(150, 286, 1.6, LAMP),
  ];
}

const STONE: readonly Stop[] = [
  [0, '#ffdca6'],
  [0.22, '#eeb08e'],
  [0.6, '#a56c98'],
  [1, '#6a478e'],
];
const LEAD: Stops = [
  [0, '#ffe0b0'],
  [0.16, '#d79aa0'],
  [0.5, '#8a62a6'],
  [1, '#4e3a86'],
];
const GLASS = '#5a3a80';

/** A lead dome with its ribs, its gilt finial and the sun on its left. */
function dome(x: number, y: number, r: number, height: number, finial = 0): Drawing {
  const form = d`M${x - r} ${y}C${x - r} ${y - height * 0.72} ${x - r * 0.5} ${y - height} ${x} ${y - height}S${x + r} ${y - height * 0.72} ${x + r} ${y}Z`;
  const ribs =
    r > 15 &&
    line(
      [-0.62, -0.24, 0.24, 0.62]
        .map((t) => d`M${x + t * r} ${y}Q${x + t * r * 0.86} ${y - height * 0.75} ${x} ${y - height}`)
        .join(''),
      '#46307c',
      1,
      { opacity: 0.28 },
    );
  return [
    path(form, horizontal(LEAD)),
    ribs,
    r > 7 &&
      rim(
        d`M${x - r + 0.6} ${y - 1}C${x - r + 0.6} ${y - height * 0.7} ${x - r * 0.5} ${y - height + 0.6} ${x} ${y - height + 0.6}`,
        r > 15 ? 2 : 1.3,
        EDGE,
      ),
    finial > 0 && [
      line(d`M${x} ${y - height}v${-finial}`, '#ffd27a', Math.max(1.2, finial * 0.1), { cap: 'round' }),
      circle(x, y - height - finial * 0.34, finial * 0.13, '#ffd27a'),
      circle(x, y - height - finial * 0.66, finial * 0.1, '#ffd27a'),
    ],
  ];
}

/** 64 metres of Blue Mosque minaret: fluted shaft, three balconies, a cone of lead. */
function minaret(x: number, y: number, height: number, far = false): Drawing {
  const stone = horizontal(
    far ? STONE.map((stop) => [stop[0], mix(stop[1], '#dd8f86', 0.45)] as const) : STONE,
  );
  const w = height * 0.021;
  const level = (t: number) => y - height * t;
  const balcony = (t: number, reach: number): Drawing => [
    path(
      d`M${x - reach} ${level(t)}h${reach * 2}v${-height * 0.012}h${-reach * 2}ZM${x - reach} ${level(t)}L${x - w} ${level(t - 0.03)}H${x + w}L${x + reach} ${level(t)}Z`,
      stone,
    ),
    line(d`M${x - reach} ${level(t) - height * 0.012}h${reach * 2}`, EDGE, 1, { opacity: far ? 0.5 : 0.9 }),
  ];
  return [
    path(
      d`M${x - w * 1.6} ${y}V${level(0.12)}L${x - w} ${level(0.16)}L${x - w * 0.8} ${level(0.85)}H${x + w * 0.8}L${x + w} ${level(0.16)}L${x + w * 1.6} ${level(0.12)}V${y}Z`,
      stone,
    ),
    balcony(0.46, w * 2),
    balcony(0.6, w * 1.85),
    balcony(0.74, w * 1.7),
    path(d`M${x - w * 1.2} ${level(0.845)}H${x + w * 1.2}L${x} ${level(0.985)}Z`, horizontal(LEAD)),
    line(d`M${x} ${level(0.98)}V${level(1.015)}`, '#ffd27a', 1.4, { cap: 'round' }),
    !far && rim(d`M${x - w * 0.9} ${level(0.17)}L${x - w * 0.72} ${level(0.84)}`, 1.2, EDGE),
  ];
}

function openings(xs: readonly number[], y: number, w: number, h: number, fill = GLASS): Drawing {
  return path(xs.map((x) => arch(x, y, w, h)).join(''), fill);
}

function wallOf(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x, y - height, width, height, horizontal(STONE)),
    line(d`M${x} ${y - height}h${width}`, EDGE, 1.5, { opacity: 0.85 }),
    rim(d`M${x + 0.6} ${y}v${-height}`, 1.3, EDGE),
  ];
}

const MOSQUE: Point = [486, 404];
const METRE = 3.35;

/** Sultan Ahmed's mosque from its side: hall and court, domes in a cascade, six minarets. */
function mosque(): Drawing {
  const [x, y] = MOSQUE;
  const half = 26 * METRE;
  const hall = x - half;
  const court = x + half;
  const end = court + 40 * METRE;
  const tall = 64 * METRE;
  const up = (metres: number) => y - metres * METRE;
  const out = (metres: number) => x + metres * METRE;
  return [
    minaret(hall + 17, y - 4, tall * 0.9, true),
    minaret(court + 15, y - 4, tall * 0.9, true),
    minaret(end + 12, y - 4, tall * 0.8, true),
    // The court with its row of small domes.
    steps(court + 12, end - 12, 6).map((cx) => dome(cx, up(11.5), 9.6, 10)),
    wallOf(court, y, end - court, 11.5 * METRE),
    openings(steps(court + 14, end - 14, 7), up(2.5), 8, 20),
    // Half domes to both sides, the weight towers, the great arch and the dome.
    dome(out(-15.5), up(22), 11 * METRE, 9 * METRE),
    dome(out(15.5), up(22), 11 * METRE, 9 * METRE),
    wallOf(out(-12.5), up(16), 25 * METRE, 15 * METRE),
    path(d`M${out(-12.5)} ${up(28)}Q${x} ${up(40)} ${out(12.5)} ${up(28)}Z`, horizontal(STONE)),
    wallOf(out(-12), up(31), 24 * METRE, 3.4 * METRE),
    openings(steps(out(-10), out(10), 8), up(31.3), 4.6, 8.4, '#ffcf86'),
    dome(x, up(34.4), 12.2 * METRE, 9.4 * METRE, 20),
    [-13.4, 13.4].map((m): Drawing => [
      wallOf(out(m) - 6, up(18), 12, 14 * METRE),
      dome(out(m), up(32), 7, 9, 7),
    ]),
    dome(x, up(20), 11.4 * METRE, 8.4 * METRE),
    wallOf(out(-12), up(16), 24 * METRE, 4.2 * METRE),
    openings(steps(out(-9.6), out(9.6), 7), up(16.6), 5, 9.4, '#ffcf86'),
    dome(out(-8.4), up(16), 5.4 * METRE, 4.2 * METRE),
    dome(out(8.4), up(16), 5.4 * METRE, 4.2 * METRE),
    [-21.5, 21.5].map((m): Drawing => [
      wallOf(out(m) - 13, up(14), 26, 5 * METRE),
      dome(out(m), up(19), 13, 13, 8),
    ]),
    wallOf(hall, y, half * 2, 16 * METRE),
    openings(steps(hall + 14, court - 14, 11), up(9.4), 7, 14),
    openings(steps(hall + 16, court - 16, 9), up(1), 11, 21),
    openings([x], y, 17, 26, '#ffbf6a'),
    minaret(hall - 3, y + 2, tall),
    minaret(court + 1, y + 2, tall),
    minaret(end, y + 2, tall * 0.88),
  ];
}

const ROOFS = ['#d9755c', '#c4605e', '#b8566a', '#e08a62'];
const WALLS = ['#f0b48c', '#d992a0', '#e8a58e', '#c98aa8'];

/** Houses under the mosque: hipped tile roofs, warm to the left, and a window lit here and there. */
function houses(
  seed: number,
  left: number,
  right: number,
  foot: (x: number) => number,
  size: number,
): Drawing {
  const next = random(seed);
  const all: Drawing[] = [];
  let lamps = '';
  for (let x = left; x < right;) {
    const w = next.skewed(24, 54, 1.5) * size;
    const h = next.skewed(15, 42, 1.7) * size;
    const y = foot(x + w / 2);
    const roof = 9 * size;
    all.push(
      rect(
        x,
        y - h,
        w,
        h + 90,
        vertical([mix(next.pick(WALLS), '#8a5a94', 0.45), '#6a4690', '#4a3280'], y - h, y + 40),
      ),
      rect(x, y - h, w * 0.26, h + 90, vertical(['#ffcf9c', '#d9889a', '#5a3a86'], y - h, y + 34)),
      path(
        d`M${x - 2} ${y - h}L${x + w * 0.26} ${y - h - roof}H${x + w * 0.72}L${x + w + 2} ${y - h}Z`,
        horizontal([next.pick(ROOFS), '#8a4470']),
      ),
      line(d`M${x - 2} ${y - h}L${x + w * 0.26} ${y - h - roof}H${x + w * 0.72}`, EDGE, 1.1, {
        opacity: 0.75,
      }),
    );
    const columns = Math.max(1, Math.floor(w / (11 * size)));
    for (let row = 0; row * 13 * size < h - 8; row++) {
      for (let i = 0; i < columns; i++) {
        if (next.chance(0.42)) {
          lamps += d`M${x + ((i + 0.5) / columns) * w - 2 * size} ${y - h + 5 * size + row * 13 * size}h${4 * size}v${6 * size}h${-4 * size}Z`;
        }
      }
    }
    x += w * next.between(0.86, 1.02);
  }
  return [all, path(lamps, '#ffd98c', { opacity: 0.92 })];
}

function cypress(x: number, y: number, h: number): Drawing {
  return [
    path(
      d`M${x} ${y - h}C${x + h * 0.14} ${y - h * 0.5} ${x + h * 0.14} ${y - h * 0.1} ${x} ${y}C${x - h * 0.14} ${y - h * 0.1} ${x - h * 0.14} ${y - h * 0.5} ${x} ${y - h}Z`,
      horizontal(['#a0748a', '#4a3a78', '#2f2460']),
    ),
  ];
}

const SHORE: readonly Point[] = [
  [352, 452],
  [376, 432],
  [410, 414],
  [470, 404],
  [620, 402],
  [760, 396],
  [RIGHT, 380],
];

function oldCity(): Drawing {
  const slope = (x: number) => 452 - Math.min(1, (x - 352) / 120) * 26;
  return [
    group(minaret(846, 392, 120, true)),
    dome(812, 392, 24, 24, 8),
    group(minaret(782, 392, 112, true)),
    mosque(),
    path(`${smooth(SHORE)}V530H340Z`, vertical(['#c07a88', '#6e4690', '#46307e'], 396, 500)),
    [404, 392, 590, 604, 700, 712].map((x, i) => cypress(x, 424 + (i % 2) * 4, 34 + (i % 3) * 8)),
    treeline({
      seed: 8,
      y: 420,
      amplitude: 16,
      crown: 17,
      left: 384,
      fill: vertical(['#d08a88', '#7a4e92'], 402, 436),
      bottom: 470,
    }),
    treeline({
      seed: 19,
      y: 434,
      amplitude: 15,
      crown: 23,
      left: 372,
      fill: vertical(['#a0648a', '#54387f'], 418, 458),
      bottom: 500,
    }),
    glow({ x: MOSQUE[0], y: MOSQUE[1], radius: 150, radiusY: 36, color: '#ffd590', strength: 0.6 }),
    mist({ y: 404, height: 60, color: HAZE, strength: 0.28 }),
    houses(23, 366, RIGHT, (x) => slope(x) + 38, 1.1),
    // A quay, lit along its edge.
    path('M330 476L372 462V520H318Z', vertical(['#a0688e', '#54387f'])),
    rim('M330 476L372 462', 1.6, EDGE),
  ];
}

/** A city ferry: dark hull, two white decks, a yellow funnel. */
function ferry(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-66 12Q-10 22 70 12L52 30Q0 34-50 28Z', '#3a2470', { opacity: 0.35 }),
      path('M76 8C110 12 150 12 190 9C150 18 110 18 70 13Z', '#ffe9c4', { opacity: 0.6 }),
      path('M-72-4H70Q74 6 66 12H-58Q-68 6-72-4Z', horizontal(['#5a3a7c', '#3a2466'])),
      line('M-70 2H71', '#f7b27a', 2),
      path('M-60-4V-17H62V-4Z', horizontal(['#fff3d6', '#f0c4a8', '#b48aae'])),
      path('M-48-17V-29H48V-17Z', horizontal(['#fff3d6', '#f0c4a8', '#b48aae'])),
      path('M-50-29H52L48-33H-46Z', '#ffe2b4'),
      path('M-44-33V-42H-26L-22-33Z', horizontal(['#fff3d6', '#d9a8a8'])),
      line('M-52-11H54', '#5a3a80', 4.6, { dash: '6 4' }),
      line('M-42-23H42', '#5a3a80', 4.2, { dash: '6 4' }),
      line('M-52-11H54', '#ffd98c', 4.6, { dash: '6 24' }),
      path('M4-33L7-54H21L24-33Z', horizontal(['#ffd98a', '#f2a840', '#a8607a'])),
      rect(6.4, -55, 15, 5, '#4a2f78'),
      line('M-34-42V-56', '#5a3a80', 1.4),
      path('M14-56C18-66 34-66 44-76C40-64 30-60 22-55Z', '#c99ab4', { opacity: 0.45 }),
      rim('M-72-4H-60V-17H-48V-29', 1.6, '#fffbe6'),
    ],
    { transform: at(x, y, { scale }) },
  );
}

const GULLS = 'M196 300q7-7 12 0q5-7 12 0M228 282q5-5 9 0q4-5 9 0M172 268q5-5 9 0q4-5 9 0';

/** A lamp of colored glass that hangs on its chain, as they hang in the bazaar. */
function lantern(x: number, y: number, r: number, glass: string): Drawing {
  const light = mix(glass, '#fff3c4', 0.75);
  const bits = Array.from({ length: 3 }, (_, row) =>
    [-0.56, -0.2, 0.2, 0.56]
      .map((t) => {
        const yy = y + (row - 1) * r * 0.5;
        const reach = Math.sqrt(1 - ((row - 1) * 0.5) ** 2);
        return d`M${x + t * r * reach} ${yy - r * 0.15}l${r * 0.13} ${r * 0.15}l${-r * 0.13} ${r * 0.15}l${-r * 0.13} ${-r * 0.15}Z`;
      })
      .join(''),
  ).join('');
  return [
    glow({ x, y, radius: r * 3.6, color: mix(glass, '#ffb84a', 0.5), strength: 0.55 }),
    line(d`M${x} 0V${y - r * 1.3}`, '#2b1a52', 1.6),
    path(
      d`M${x - r * 0.46} ${y - r * 0.86}L${x - r * 0.16} ${y - r * 1.4}H${x + r * 0.16}L${x + r * 0.46} ${y - r * 0.86}Z`,
      horizontal(['#ffd98a', '#a8684a', '#5a3058']),
    ),
    ellipse(
      x,
      y,
      r,
      r * 0.96,
      radial([
        [0, '#fffbe0'],
        [0.4, light],
        [0.78, glass],
        [1, mix(glass, '#2b1a52', 0.4)],
      ]),
    ),
    path(bits, mix(glass, '#3a1a5c', 0.45), { opacity: 0.55 }),
    path(
      d`M${x - r * 0.4} ${y + r * 0.88}H${x + r * 0.4}L${x + r * 0.12} ${y + r * 1.2}H${x - r * 0.12}Z`,
      horizontal(['#ffd98a', '#a8684a', '#5a3058']),
    ),
    line(d`M${x} ${y + r * 1.2}v${r * 0.7}`, '#e8a05a', r * 0.12, { cap: 'round' }),
  ];
}

/** The pergola of the terrace: a beam with a vine, dark at this hour. */
function pergola(): Drawing {
  const leaves = [leaf('#3d2a66', '#5a3f80'), leaf('#4e3474', '#74508c'), leaf('#2b1d52')];
  const lit = [leaf('#8a5a88', '#c98a8a'), leaf('#a86f86', '#e0a488')];
  const left: readonly Point[] = [
    [LEFT, 10],
    [-40, 16],
    [40, 12],
    [110, 18],
    [170, 4],
  ];
  const right: readonly Point[] = [
    [RIGHT, 20],
    [880, 12],
    [800, 18],
    [730, 10],
    [690, 2],
  ];
  return [
    rect(LEFT, -2, RIGHT - LEFT, 13, vertical(['#2b1a52', '#4a2f70'])),
    line(d`M${LEFT} 11H${RIGHT}`, '#c98a7c', 1.4, { opacity: 0.8 }),
    [left, right].map((along, i): Drawing => [
      spray({ seed: 3 + i, along, count: 44, of: leaves, size: 1.15, spread: 44 }),
      spray({ seed: 9 + i, along, count: 16, of: lit, size: 0.95, spread: 34 }),
    ]),
  ];
}

const RAIL = 488;
const FLOOR = 524;

function terrace(): Drawing {
  const posts = steps(LEFT, RIGHT, 60)
    .map((x) => d`M${x} ${RAIL}V${FLOOR}`)
    .join('');
  const joints = [540, 562, 590].map((y) => d`M${LEFT} ${y}H${RIGHT}`).join('');
  const fans = steps(-500, 1300, 24)
    .map((x) => d`M${SUN[0] + (x - SUN[0]) * 0.62} ${FLOOR}L${x} ${BOTTOM}`)
    .join('');
  return [
    rect(LEFT, FLOOR - 4, RIGHT - LEFT, BOTTOM - FLOOR + 4, vertical(['#d98a78', '#a8627e', '#5e3c80'])),
    glow({ x: SUN[0], y: FLOOR, radius: 330, radiusY: 70, color: '#ffd592', strength: 0.7 }),
    line(joints + fans, '#4a2c70', 1.2, { opacity: 0.3 }),
    line(posts, '#3a2262', 2.2, { opacity: 0.85 }),
    rect(LEFT, FLOOR - 8, RIGHT - LEFT, 8, vertical(['#8a5684', '#3a2262'])),
    rect(LEFT, RAIL - 5, RIGHT - LEFT, 7, vertical(['#7a4a7c', '#3a2262'])),
    rim(d`M${LEFT} ${RAIL - 4.6}H${RIGHT}`, 1.8, EDGE),
    rim(d`M${LEFT} ${FLOOR - 7.6}H${RIGHT}`, 1.2, EDGE, 0.6),
  ];
}

/** Tea in tulip glasses on a brass tray, a rug and two cushions. */
function tea(x: number, y: number): Drawing {
  const glassOf = (gx: number, gy: number): Drawing => [
    ellipse(gx, gy + 1, 9, 2.6, '#fff0d0'),
    path(
      d`M${gx - 5} ${gy - 19}C${gx - 2} ${gy - 12} ${gx - 6.5} ${gy - 8} ${gx - 4} ${gy}H${gx + 4}C${gx + 6.5} ${gy - 8} ${gx + 2} ${gy - 12} ${gx + 5} ${gy - 19}Z`,
      horizontal(['#ffb86a', '#d9562c', '#8a2a3c']),
    ),
    line(d`M${gx - 5} ${gy - 19}h10`, '#fff6e0', 1.6, { cap: 'round' }),
    line(d`M${gx} ${gy - 24}q-3 -5 0 -9t0 -9`, '#fff0d8', 1.4, { opacity: 0.6, cap: 'round' }),
  ];
  const cushion = (cx: number, cy: number, tones: readonly string[]): Drawing => [
    path(
      d`M${cx - 40} ${cy + 12}Q${cx - 44} ${cy - 12} ${cx - 30} ${cy - 13}H${cx + 30}Q${cx + 44} ${cy - 12} ${cx + 40} ${cy + 12}Q${cx} ${cy + 20} ${cx - 40} ${cy + 12}Z`,
      horizontal(tones),
    ),
    line(d`M${cx - 34} ${cy + 3}H${cx + 34}`, '#ffd98a', 2, { opacity: 0.7, dash: '5 5' }),
    rim(d`M${cx - 39} ${cy - 4}Q${cx - 39} ${cy - 12} ${cx - 30} ${cy - 12.4}H${cx + 26}`, 1.6, EDGE),
  ];
  return [
    path(
      d`M${x - 146} ${y - 22}H${x + 150}L${x + 196} ${y + 50}H${x - 196}Z`,
      horizontal(['#d9566a', '#a83a70', '#6a2a70']),
    ),
    path(d`M${x - 128} ${y - 16}H${x + 132}L${x + 170} ${y + 50}H${x - 170}Z`, 'none', {
      stroke: '#ffc878',
      strokeWidth: 3,
      opacity: 0.8,
    }),
    path(
      d`M${x - 112} ${y - 10}H${x + 116}L${x + 148} ${y + 50}H${x - 148}Z`,
      horizontal(['#7a3a8c', '#5a2f80', '#43276e']),
    ),
    cushion(x - 96, y - 4, ['#ffc06a', '#e8843c', '#9a4a5c']),
    cushion(x + 100, y - 4, ['#4fb4b8', '#2f7a9c', '#2f3f80']),
    ellipse(x, y + 24, 62, 9, '#2b1a52', { opacity: 0.4 }),
    path(
      d`M${x - 34} ${y + 4}L${x - 42} ${y + 24}h8l8 -20ZM${x + 34} ${y + 4}L${x + 42} ${y + 24}h-8l-8 -20Z`,
      '#4a2a5c',
    ),
    ellipse(x, y + 3, 58, 12, '#7a4058'),
    ellipse(x, y, 58, 12, horizontal(['#ffe9a8', '#f0b054', '#a8604c'])),
    ellipse(x, y, 46, 8.6, 'none', { stroke: '#c9803c', strokeWidth: 1.2, opacity: 0.8 }),
    glassOf(x - 16, y - 1),
    glassOf(x + 18, y + 1),
  ];
}

function travelers(): Drawing {
  const light = { side: -1, warm: '#ffd08a', cool: '#3a1f66' } as const;
  return [
    path('M196 584L262 584L300 604H150Z', '#2b1a52', { opacity: 0.35, filter: blur(3) }),
    person({
      ...light,
      x: 212,
      y: 582,
      height: 186,
      pose: 'stand',
      skin: '#c98a6a',
      hair: '#3a2038',
      style: 'short',
      top: '#3f6aa8',
      bottom: '#4a3a6c',
      backpack: '#e0a03c',
      shoes: '#3a2458',
    }),
    person({
      ...light,
      x: 276,
      y: 584,
      height: 172,
      pose: 'point',
      skin: '#d9a07c',
      hair: '#5a2c3a',
      style: 'ponytail',
      top: '#f0dcc4',
      bottom: '#8a3f6c',
      backpack: '#2f8a94',
      shoes: '#fff0d4',
    }),
  ];
}

export const postStopover: Illustration = {
  name: 'post-stopover',
  title: 'An evening between two flights over Istanbul',
  hour: 'amber dusk',
  hue: '#f0965a',
  draw: () => [
    air(),
    strait(),
    ferry(118, 440, 0.92),
    oldCity(),
    line(GULLS, '#fff0d4', 1.8, { cap: 'round' }),
    kite({
      x: 292,
      y: 128,
      size: 1.5,
      lean: 12,
      turn: 0.86,
      light: 'dusk',
      tail: [
        [270, 204],
        [290, 226],
        [268, 246],
        [284, 268],
      ],
    }),
    terrace(),
    tea(560, 556),
    travelers(),
    pergola(),
    lantern(-84, 150, 24, '#e0567a'),
    lantern(34, 92, 20, '#f2a03c'),
    lantern(110, 176, 25, '#2fa6a8'),
    lantern(716, 84, 19, '#f2a03c'),
    lantern(766, 168, 25, '#b04fb0'),
    lantern(862, 116, 22, '#2fa6a8'),
  ],
};
