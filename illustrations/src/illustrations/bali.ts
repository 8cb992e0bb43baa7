import { hazed } from '../drawing/haze';
import { mix } from '../drawing/color';
import { branch, leaf, spray } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, profile, type Point } from '../drawing/numbers';
import { smooth } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { palm } from '../motifs/palm';
import { noise, random } from '../drawing/random';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, clip, ellipse, group, line, path, rect, symbol, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const SUN: Point = [128, 150];
const LAKE = 352;
const VEIL = '#e9f6cf';

const SKY: Stops = [
  [0, '#2f9a8e'],
  [0.2, '#5cb89c'],
  [0.42, '#98d2ac'],
  [0.62, '#cde9ba'],
  [0.82, '#eef6cc'],
  [1, '#fff7d8'],
];

// --- The volcano --------------------------------------------------------------------------------------

const CONE: readonly Point[] = [
  [LEFT, 322],
  [-60, 304],
  [20, 272],
  [90, 232],
  [150, 190],
  [198, 150],
  [224, 126],
  [234, 120],
  [246, 125],
  [256, 121],
  [268, 130],
  [300, 164],
  [350, 208],
  [420, 256],
  [510, 294],
  [620, 322],
  [RIGHT, 352],
];

/** Gullies run down from the crater, each a long shade with a lit brow. */
function gullies(): Drawing {
  const next = random(8);
  let [shade, lit] = ['', ''];
  for (let i = 0; i < 15; i++) {
    const t = (i + next()) / 15;
    const x0 = lerp(212, 282, t);
    const x1 = lerp(-60, 560, t) + next.between(-20, 20);
    const y0 = profile(CONE, x0) + 6 + next() * 26;
    const y1 = Math.min(330, profile(CONE, x1) + next.between(30, 70));
    const [mx, my] = [lerp(x0, x1, 0.45), lerp(y0, y1, 0.56)];
    const w = next.between(6, 17);
    shade += d`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}Q${mx + w} ${my - 2} ${x0} ${y0}Z`;
    lit += d`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}Q${mx - w * 0.7} ${my - 2} ${x0} ${y0}Z`;
  }
  return [path(shade, '#2f7f80', { opacity: 0.5 }), path(lit, '#a8dba8', { opacity: 0.42 })];
}

function volcano(): Drawing {
  return [
    path(
      d`M420 ${LAKE}Q520 250 600 246Q680 222 760 250Q850 232 ${RIGHT} 264V${LAKE}Z`,
      vertical(['#8fcbb0', '#d5ecc2']),
    ),
    path(
      `${smooth(CONE, 9)}V${String(LAKE + 10)}H${String(LEFT)}Z`,
      slanted(['#7cc4a0', '#4a9c94', '#3f8d92', '#a8d6b4'], [90, 150], [420, 350]),
    ),
    gullies(),
    rim(CONE.slice(2, 8), 1.8, '#f6ffd8', 0.8),
    // A cap of cloud on the summit, a belt of mist on the slopes.
    streaks({
      seed: 5,
      count: 3,
      y: 150,
      height: 34,
      left: 60,
      right: 420,
      top: '#d8efc6',
      lit: '#fffbe4',
      opacity: 0.75,
    }),
    mist({ y: 216, height: 92, color: VEIL, strength: 0.5 }),
    mist({ y: 268, height: 100, color: VEIL, strength: 0.92, thickest: 0.7 }),
  ];
}

function farShore(): Drawing {
  const far = (seed: number, y: number, distance: number, amplitude: number, size: number): Drawing =>
    treeline({
      seed,
      y,
      amplitude,
      crown: size,
      fill: vertical(
        [hazed('#2a7d62', VEIL, distance), hazed('#2a7d62', VEIL, distance + 0.3)],
        y - amplitude,
        LAKE,
      ),
      bottom: LAKE + 2,
    });
  return [
    far(3, 326, 0.55, 24, 16),
    mist({ y: 296, height: 54, color: VEIL, strength: 0.7 }),
    far(6, 344, 0.3, 20, 13),
    mist({ y: 318, height: 46, color: VEIL, strength: 0.8, thickest: 0.8 }),
  ];
}

// --- The lake -----------------------------------------------------------------------------------------

function lake(): Drawing {
  return [
    water(
      [
        [0, '#eef7d2'],
        [0.12, '#c8e8c4'],
        [0.3, '#8ccab2'],
        [0.6, '#4fa79c'],
        [1, '#2f8a88'],
      ],
      LAKE,
    ),
    glow({ x: SUN[0] + 60, y: LAKE + 8, radius: 280, radiusY: 40, color: '#fff8d4', strength: 0.8 }),
  ];
}

function ripples(): Drawing {
  return [
    glitter({
      seed: 4,
      count: 70,
      x: 480,
      from: LAKE + 8,
      to: 470,
      spread: 480,
      length: 46,
      color: '#f6ffe2',
      opacity: 0.5,
    }),
    glitter({
      seed: 9,
      count: 60,
      x: 480,
      from: LAKE + 14,
      to: 470,
      spread: 480,
      length: 50,
      color: '#2a8a86',
      opacity: 0.3,
    }),
  ];
}

// --- The temple ---------------------------------------------------------------------------------------

const ROOF_TONES: Stops = [
  [0, '#d2c67c'],
  [0.2, '#8c9a66'],
  [0.46, '#476a5c'],
  [0.72, '#26484e'],
  [1, '#173642'],
];
const BRICK: Stops = ['#f2b088', '#c4684e', '#7a3f50'];
const ANDESITE: Stops = ['#e6e6c6', '#9fb0a2', '#5d7a82'];
const GOLD = '#ffd874';

/** One roof of sugar-palm fiber: thick, dark, with a lifted eave. Its eave lies at y. */
function roof(x: number, y: number, width: number, height: number): Drawing {
  const half = width / 2;
  const top = half * 0.34;
  const lip = Math.max(2.4, height * 0.24);
  return [
    path(
      d`M${x - half} ${y - lip * 0.5}Q${x - half * 0.62} ${y - height * 0.42} ${x - top} ${y - height}` +
        d`H${x + top}Q${x + half * 0.62} ${y - height * 0.42} ${x + half} ${y - lip * 0.5}` +
        d`L${x + half - lip * 0.4} ${y + lip * 0.6}Q${x} ${y + lip * 0.1} ${x - half + lip * 0.4} ${y + lip * 0.6}Z`,
      horizontal(ROOF_TONES, x - half, x + half),
    ),
    path(
      d`M${x - half} ${y - lip * 0.5}Q${x} ${y - lip * 1.1} ${x + half} ${y - lip * 0.5}` +
        d`L${x + half - lip * 0.4} ${y + lip * 0.6}Q${x} ${y + lip * 0.1} ${x - half + lip * 0.4} ${y + lip * 0.6}Z`,
      '#12303c',
      { opacity: 0.45 },
    ),
    line(
      d`M${x - half} ${y - lip * 0.5}Q${x - half * 0.62} ${y - height * 0.42} ${x - top} ${y - height}`,
      '#fdf6c4',
      1.3,
      { opacity: 0.9, cap: 'round' },
    ),
  ];
}

interface Meru {
  readonly x: number;
  readonly foot: number;
  readonly tiers: number;
  /** The lowest roof's width, and the highest one's. */
  readonly widths: readonly [number, number];
  /** From eave to eave, below and above. */
  readonly rises: readonly [number, number];
}

/** A shrine under an odd number of roofs: stone foot, carved body, roof upon roof, a finial. */
function meru({ x, foot, tiers, widths: [wide, narrow], rises: [low, high] }: Meru): Drawing {
  const body = wide * 0.5;
  const stand = wide * 0.34;
  const room = wide * 0.26;
  let y = foot - stand - room;
  const roofs: Drawing[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = tiers === 1 ? 0 : i / (tiers - 1);
    const width = lerp(wide, narrow, t ** 0.9);
    const rise = lerp(low, high, t);
    const shaft = width * 0.4;
    roofs.push([
      rect(
        x - shaft / 2,
        y - rise,
        shaft,
        rise,
        horizontal(['#f0a070', '#a84e44', '#5f3244'], x - shaft / 2, x + shaft / 2),
      ),
      line(d`M${x - shaft / 2} ${y - rise * 0.86}h${shaft}`, GOLD, 1, { opacity: 0.8 }),
      roof(x, y, width, rise * 0.8),
    ]);
    y -= rise;
  }
  const step = (width: number, bottom: number, height: number, fill: Stops): Drawing => [
    rect(x - width / 2, foot - bottom - height, width, height, horizontal(fill)),
    line(d`M${x - width / 2} ${foot - bottom - height}h${width}`, '#fffbe0', 1, { opacity: 0.8 }),
  ];
  return [
    step(wide * 0.98, 0, stand * 0.3, ANDESITE),
    step(wide * 0.82, stand * 0.3, stand * 0.22, BRICK),
    step(wide * 0.68, stand * 0.52, stand * 0.34, ANDESITE),
    step(wide * 0.78, stand * 0.84, stand * 0.16, BRICK),
    rect(x - body / 2, foot - stand - room, body, room, horizontal(['#ffca8a', '#c8603e', '#6e344a'])),
    rect(
      x - body * 0.14,
      foot - stand - room * 0.92,
      body * 0.28,
      room * 0.92,
      vertical(['#ffe694', '#d99a3e']),
    ),
    line(
      d`M${x - body * 0.4} ${foot - stand}v${-room}M${x + body * 0.4} ${foot - stand}v${-room}M${x - body * 0.24} ${foot - stand}v${-room}M${x + body * 0.24} ${foot - stand}v${-room}`,
      GOLD,
      1.1,
      { opacity: 0.75 },
    ),
    roofs,
    path(
      d`M${x - narrow * 0.17} ${y + 1}q${narrow * 0.02} -5 ${narrow * 0.1} -6l${narrow * 0.07} -8l${narrow * 0.07} 8q${narrow * 0.08} 1 ${narrow * 0.1} 6Z`,
      horizontal(['#fff2b0', '#d99a3e']),
    ),
  ];
}

/** A ceremonial umbrella with its fringe. */
function umbrella(x: number, y: number, size: number, color: string): Drawing {
  return [
    line(d`M${x} ${y}v${-size * 2}`, '#7a4a3e', 1.2),
    path(
      d`M${x - size * 0.7} ${y - size * 1.7}Q${x - size * 0.4} ${y - size * 2.1} ${x} ${y - size * 2.25}Q${x + size * 0.4} ${y - size * 2.1} ${x + size * 0.7} ${y - size * 1.7}v${size * 0.24}H${x - size * 0.7}Z`,
      horizontal([mix(color, '#ffffff', 0.5), color, mix(color, '#6a3a50', 0.4)]),
    ),
    line(d`M${x - size * 0.7} ${y - size * 1.46}h${size * 1.4}`, GOLD, 1.2),
  ];
}

/** A walled islet: stone above the water, hedges and flowers above the stone. */
function islet(x0: number, x1: number, y: number, seed: number): Drawing {
  const next = random(seed);
  const width = x1 - x0;
  let flowers = '';
  for (let x = x0 + 8; x < x1 - 6; x += next.between(5, 12)) flowers += d`M${x} ${y - next.between(3, 9)}h0`;
  return [
    path(
      d`M${x0 + 3} ${y + 11}L${x0} ${y}Q${x0 + width / 2} ${y - 5} ${x1} ${y}L${x1 - 3} ${y + 11}Q${x0 + width / 2} ${y + 15} ${x0 + 3} ${y + 11}Z`,
      horizontal(['#d8dcb8', '#8aa294', '#4f707a'], x0, x1),
    ),
    path(
      `${smooth([
        [x0 - 1, y + 1],
        [x0 + 10, y - 9],
        [x0 + width * 0.3, y - 6],
        [x0 + width * 0.5, y - 8],
        [x0 + width * 0.7, y - 5],
        [x1 - 10, y - 9],
        [x1 + 1, y + 1],
      ])}Q${String(x0 + width / 2)} ${String(y + 5)} ${String(x0 - 1)} ${String(y + 1)}Z`,
      horizontal(['#a6cf6a', '#4f9a5a', '#24705a'], x0, x1),
    ),
    line(flowers, '#ff7a86', 3, { cap: 'round' }),
    line(d`M${x0 - 8} ${y + 13}Q${x0 + width / 2} ${y + 18} ${x1 + 8} ${y + 13}`, '#fbffe8', 1.2, {
      opacity: 0.8,
      cap: 'round',
    }),
    rim(d`M${x0} ${y + 1}Q${x0 + width / 2} ${y - 4} ${x1} ${y + 1}`, 1.2, '#fffbe0', 0.7),
  ];
}

function temple(): Drawing {
  return [
    meru({ x: 424, foot: 392, tiers: 3, widths: [74, 46], rises: [25, 19] }),
    islet(376, 472, 390, 3),
    meru({ x: 546, foot: 396, tiers: 11, widths: [104, 36], rises: [21.5, 15.5] }),
    islet(470, 630, 396, 7),
    umbrella(484, 392, 13, '#ffd24a'),
    umbrella(616, 393, 13, '#ffffff'),
    umbrella(386, 388, 11, '#ffffff'),
  ];
}

// --- The terraces -------------------------------------------------------------------------------------

const HIGH: readonly Point[] = [
  [LEFT, 330],
  [-60, 344],
  [40, 372],
  [140, 412],
  [240, 446],
  [360, 464],
  [500, 468],
  [640, 458],
  [760, 438],
  [860, 410],
  [RIGHT, 380],
];
const DEEP: readonly Point[] = [
  [LEFT, 560],
  [-60, 574],
  [40, 596],
  [140, 622],
  [240, 646],
  [360, 664],
  [500, 668],
  [640, 656],
  [760, 630],
  [860, 602],
  [RIGHT, 580],
];
/** How far down the hillside each terrace ends; terraces are wider near the viewer, and no two are equal. */
const LIPS = [0.05, 0.12, 0.24, 0.41, 0.64, 0.95] as const;
const STEP = 18;

const spur = noise(35);
const dent = noise(58);

/**
 * One contour of the hillside. The noise moves on only a little from one to the next: neighbors follow the
 * same spurs and bays, draw together here and part there.
 */
function contour(t: number): Point[] {
  const points: Point[] = [];
  for (let x = LEFT; x <= RIGHT + STEP; x += STEP) {
    const bend =
      spur(x / 150 + t * 1.7 + 40) * lerp(5, 42, t) + dent(x / 60 + t * 2.6 + 80) * lerp(1.5, 7, t);
    points.push([x, lerp(profile(HIGH, x), profile(DEEP, x), t) + bend]);
  }
  return points;
}

interface Terrace {
  /** Where its surface meets the bank above, where it ends, and where its own bank ends. */
  readonly back: readonly Point[];
  readonly lip: readonly Point[];
  readonly foot: readonly Point[];
  readonly t: number;
}

/** The hills at both sides are steep and have high banks; the valley between lies almost level. */
function bankAt(x: number): number {
  return 0.75 + Math.min(1.1, ((x - 430) / 420) ** 2);
}

const TERRACES: readonly Terrace[] = (() => {
  const list: Terrace[] = [];
  let back = contour(0);
  LIPS.forEach((t, i) => {
    const lip = contour(t).map(([x, y], k): Point => [x, Math.max(y, (back[k]?.[1] ?? y) + lerp(2, 9, t))]);
    const foot = lip.map(([x, y]): Point => [
      x,
      y + lerp(4, 15, t) * (1 + 0.35 * dent(x / 110 + i * 3 + 20)) * bankAt(x),
    ]);
    list.push({ back, lip, foot, t });
    back = foot;
  });
  return list;
})();

/** What a field holds: water that reflects the morning, young rice, or rice that is nearly ripe. */
type Crop = 'water' | 'young' | 'ripe';

/** The fields of each terrace from left to right, and the bunds between them. */
const FIELDS: readonly (readonly [crop: Crop, until: number])[][] = [
  [
    ['young', 110],
    ['water', 560],
    ['young', RIGHT],
  ],
  [
    ['water', 60],
    ['ripe', 270],
    ['water', 690],
    ['young', RIGHT],
  ],
  [
    ['young', 150],
    ['water', 520],
    ['young', 650],
    ['water', 800],
    ['ripe', RIGHT],
  ],
  [
    ['water', 20],
    ['young', 190],
    ['water', 420],
    ['water', 720],
    ['young', RIGHT],
  ],
  [
    ['young', 60],
    ['water', 370],
    ['ripe', 530],
    ['water', RIGHT],
  ],
  [
    ['water', 280],
    ['water', 700],
    ['young', RIGHT],
  ],
];

// Far water reflects the bright horizon, near water the sky above.
const WATER = slanted(
  [
    [0, '#fffbe2'],
    [0.3, '#e2f3cf'],
    [0.6, '#a9dcc0'],
    [1, '#5db3a2'],
  ],
  [120, 400],
  [620, 690],
);
const RICE: Readonly<Record<'young' | 'ripe', Stops>> = {
  young: ['#b4d86c', '#c8e274', '#9ccf62', '#78bd5c', '#5fae58'],
  ripe: ['#dede7c', '#eee68c', '#cfd46c', '#b0c662', '#98ba5c'],
};

/** The part of a line between two places, with both its ends. */
function within(points: readonly Point[], x0: number, x1: number): Point[] {
  return [[x0, profile(points, x0)], ...points.filter(([x]) => x > x0 && x < x1), [x1, profile(points, x1)]];
}

/** A field's outline: the bank behind, the lip in front, and at its sides bunds that lean with the slope. */
function fieldOutline({ back, lip }: Terrace, from: number, to: number): string {
  const far = within(back, from, to);
  const near = within(lip, from + lean(from), to + lean(to));
  return `${smooth(far)}${smooth(near.reverse()).replace('M', 'L')}Z`;
}

function lean(x: number): number {
  return (x - 380) * 0.05;
}

/** The reflection of the bank above in a field's water. */
function mirror(terrace: Terrace, from: number, to: number): Drawing {
  const { back, lip, t } = terrace;
  const inner = within(back, from, to);
  const bank = inner.map(([x, y]): Point => [
    x + lean(x) * 0.4,
    y + Math.min((profile(lip, x) - y) * 0.5, lerp(3, 13, t) * bankAt(x)),
  ]);
  return path(`${smooth(inner)}${smooth([...bank].reverse()).replace('M', 'L')}Z`, '#3f9274', {
    opacity: 0.36,
  });
}

/** The reflections of volcano and sun in a flooded field, as far below the shore as they are above it. */
function morningInWater(): Drawing {
  const flooded = TERRACES.flatMap((it, i) => {
    let from: number = LEFT;
    return (FIELDS[i] ?? []).map(([crop, until]) => {
      const start = from;
      from = until;
      return crop === 'water' ? fieldOutline(it, start, until) : '';
    });
  }).join('');
  const cone = CONE.map(([x, y]): Point => [x, LAKE + (LAKE - y) * 0.98]);
  return group(
    [
      glow({ x: SUN[0] + 20, y: 560, radius: 230, radiusY: 130, color: '#fff6c8', strength: 0.9 }),
      path(
        `${smooth(cone, 9)}V${String(LAKE)}H${String(LEFT)}Z`,
        vertical(['#4fa891', '#2a8480'], 440, 590),
        { opacity: 0.5 },
      ),
      glitter({
        seed: 12,
        count: 46,
        x: 430,
        from: 480,
        to: 598,
        spread: 420,
        length: 64,
        color: '#fffff0',
        opacity: 0.5,
      }),
    ],
    { clip: clip(flooded) },
  );
}

/** Rows of rice, planted along the contour. */
function rows(terrace: Terrace, from: number, to: number, tone: string): Drawing {
  const { back, lip, t } = terrace;
  const count = 2 + Math.round(t * 3);
  const lines = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.7) / (count + 0.4);
    const row = lip
      .filter(([x]) => x > from + 8 && x < to - 8)
      .map(([x, y]): Point => [x, lerp(profile(back, x), y, share)]);
    return row.length > 1 ? smooth(row) : '';
  });
  return line(lines.join(''), tone, lerp(0.7, 2, t), { opacity: 0.42, cap: 'round' });
}

/** A bund between two fields: grass on its top, its shadow on the water. */
function bund({ back, lip, t }: Terrace, x: number): Drawing {
  const [x1, y0, y1] = [x + lean(x), profile(back, x), profile(lip, x + lean(x))];
  const way = d`M${x} ${y0}Q${x + lean(x) * 0.1} ${lerp(y0, y1, 0.5)} ${x1} ${y1 + 1}`;
  const size = lerp(1.4, 4.4, t);
  return [
    line(way, '#2f7d5c', size * 1.5, { opacity: 0.5, transform: at(size * 0.6, size * 0.2) }),
    line(way, '#7fbb58', size * 1.2),
    line(way, '#f0f8b4', size * 0.5, { transform: at(-size * 0.3, 0) }),
  ];
}

/** The overgrown bank below a lip, with longer and shorter tufts. */
function tufts({ lip, foot, t }: Terrace, seed: number): string {
  const next = random(seed);
  let data = '';
  for (let x = LEFT; x < RIGHT; x += next.skewed(8, 60, 1.6)) {
    const [y, y1] = [profile(lip, x), profile(foot, x)];
    data += d`M${x} ${y + 1}q${next.between(-4, 2) * t} ${(y1 - y) * 0.5} ${next.between(-2, 3)} ${(y1 - y) * next.between(0.5, 1)}`;
  }
  return data;
}

/** The surfaces: water, young rice, ripe rice. */
function fields(it: Terrace, i: number): Drawing {
  let from: number = LEFT;
  return (FIELDS[i] ?? []).map(([crop, until]): Drawing => {
    const start = from;
    from = until;
    return [
      path(fieldOutline(it, start, until), crop === 'water' ? WATER : horizontal(RICE[crop], LEFT, RIGHT)),
      crop === 'water'
        ? mirror(it, start, until)
        : rows(it, start, until, crop === 'ripe' ? '#a8a448' : '#4f9c50'),
    ];
  });
}

/** The bank that falls from a lip to the next terrace, and the bunds that run down to it. */
function bank(it: Terrace, i: number): Drawing {
  const { lip, foot, t } = it;
  const tone = mix('#4a9c62', '#1c6a56', t ** 0.7);
  return [
    (FIELDS[i] ?? []).map(([, until]) => until < RIGHT && bund(it, until)),
    // The banks of the left hill face away from the sun, those of the right hill towards it.
    path(
      `${smooth(lip)}${smooth([...foot].reverse()).replace('M', 'L')}Z`,
      horizontal([mix(tone, '#0f4a4c', 0.35), tone, tone, mix(tone, '#a6cf5c', 0.5)], LEFT, RIGHT),
    ),
    line(tufts(it, 60 + i), mix(tone, '#0f4a4c', 0.5), lerp(0.9, 2, t), { opacity: 0.3, cap: 'round' }),
    line(smooth(lip), '#9fd060', lerp(1.8, 5, t)),
    line(smooth(lip.map(([x, y]): Point => [x, y - lerp(0.6, 1.6, t)])), '#f8fcc4', lerp(0.8, 1.6, t)),
  ];
}

function terraces(): Drawing {
  const last = TERRACES[TERRACES.length - 1];
  return [
    TERRACES.map(fields),
    morningInWater(),
    TERRACES.map(bank),
    [0, 1, 2].map((i) => mist({ y: 366 + i * 22, height: 84, color: VEIL, strength: 0.26 - i * 0.06 })),
    last && path(`${smooth(last.foot)}V${String(BOTTOM + 20)}H${String(LEFT)}Z`, WATER),
  ];
}

/** A place on the lip of a terrace. */
function onLip(i: number, x: number): Point {
  return [x, profile(TERRACES[i]?.lip ?? [[x, 0]], x)];
}

/** A place in a field, between its bank (0) and its lip (1). */
function inField(i: number, x: number, share: number): Point {
  const it = TERRACES[i];
  return it ? [x, lerp(profile(it.back, x), profile(it.lip, x), share)] : [x, 0];
}

// --- The farmers --------------------------------------------------------------------------------------

/** A rice farmer under a cone of bamboo, with a pole and two baskets; feet at 0,0. */
function carrier(x: number, y: number, scale: number): Drawing {
  return group(
    [
      ellipse(2, 1, 12, 2.4, '#1f5a52', { opacity: 0.4 }),
      line('M-3-18L-7-1M3-18L8-1', '#7a4a3e', 4, { cap: 'round' }),
      path('M-7-16Q-8-34-4-37H4Q8-34 7-16Q0-13-7-16Z', horizontal(['#ffffff', '#a6c4c8'])),
      path('M-7.500-18Q-8-8-6-6H6Q9-10 7.500-18Q0-15-7.500-18Z', horizontal(['#e0607a', '#8a2f5a'])),
      line('M5-33L13-40', '#b07050', 3, { cap: 'round' }),
      line('M-34-36Q0-44 34-35', '#7a5040', 2, { cap: 'round' }),
      line('M-33-36L-38-20M-33-36L-28-20M33-35L28-20M33-35L38-20', '#e6d8a0', 0.9),
      path('M-40-20h14q-1 10-7 10t-7-10ZM26-20h14q-1 10-7 10t-7-10Z', horizontal(['#f6dc98', '#a87a4a'])),
      path('M-40-20q7-7 14 0ZM26-20q7-7 14 0Z', '#8cc95c'),
      circle(0, -41, 4.2, '#a8684c'),
      path('M-12-42Q0-49 0-54Q0-49 12-42Q0-38-12-42Z', horizontal(['#fff2c0', '#d9a860', '#9a6e4a'])),
    ],
    { transform: at(x, y, { scale }) },
  );
}

/** A farmer who plants rice, bent down to the water. */
function planter(x: number, y: number, scale: number): Drawing {
  return group(
    [
      ellipse(2, 1, 15, 2.4, '#1f5a52', { opacity: 0.35 }),
      line('M3-18L1-1M7-18L10-1', '#6a4440', 4.2, { cap: 'round' }),
      path(
        'M10-22Q8-30 0-31Q-12-31-15-24L-12-18Q-2-22 6-14Q12-16 10-22Z',
        horizontal(['#fff0d8', '#e88a6a', '#a84a5a']),
      ),
      line('M-12-22L-14-6', '#a8684c', 3, { cap: 'round' }),
      line('M-14-6l-3-5M-14-6l0-6M-14-6l3-5', '#5fb058', 1.4, { cap: 'round' }),
      circle(-16, -26, 4, '#a8684c'),
      path('M-27-24Q-20-33-16-37Q-13-31-6-25Q-16-22-27-24Z', horizontal(['#fff2c0', '#d9a860', '#9a6e4a'])),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The foreground -----------------------------------------------------------------------------------

const MISTY_PALM = {
  trunk: { lit: '#b8c890', shade: '#4f8070' },
  leaf: { lit: '#8fca78', mid: '#58a878', shade: '#33857a' },
};

function groves(): Drawing {
  return [
    palm({ seed: 3, foot: [6, 400], crown: [22, 262], size: 60, fronds: 10, ...MISTY_PALM }),
    palm({ seed: 9, foot: [-66, 396], crown: [-78, 232], size: 66, fronds: 11, ...MISTY_PALM }),
    palm({ seed: 6, foot: [748, 452], crown: [740, 300], size: 62, fronds: 10, ...MISTY_PALM }),
    palm({ seed: 4, foot: [824, 446], crown: [846, 262], size: 74, fronds: 11, ...MISTY_PALM }),
    [
      [790, 434, 34],
      [856, 420, 44],
      [920, 404, 50],
    ].map(([x = 0, y = 0, size = 0], i) =>
      crown({
        seed: 80 + i,
        x,
        y,
        rx: size,
        ry: size * 0.6,
        tones: ['#2f8068', '#43956c', '#62ad70', '#8cc676', '#bfe08c'],
        clump: size * 0.3,
        count: 24,
      }),
    ),
  ];
}

/** A banana leaf from its stem outward: torn along its ribs, one half in the light. */
function bananaLeaf(x: number, y: number, length: number, turn: number): Drawing {
  const half = (side: number): string => {
    let data = 'M0 0';
    for (let i = 1; i <= 9; i++) {
      const t = i / 9;
      const w = side * 21 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) ** 0.8;
      data += d`L${w} ${-100 * t}`;
      if (i % 3 === 1 && i < 9) data += d`L${w * 0.5} ${-100 * t + 3}L${w * 0.98} ${-100 * t - 3}`;
    }
    return `${data}L0-104Z`;
  };
  return group(
    [
      path(half(1), vertical(['#2f8a5c', '#12584f', '#0c4446'])),
      path(half(-1), vertical(['#7cc46a', '#2f8a5c', '#125a50'])),
      line('M0 6V-103', '#d6ec9a', 1.6, { cap: 'round' }),
    ],
    { transform: at(x, y, { rotate: turn, scale: length / 100 }) },
  );
}

function nearLeaves(): Drawing {
  return [
    bananaLeaf(-34, 640, 190, -22),
    bananaLeaf(4, 640, 128, 48),
    bananaLeaf(-6, 640, 168, 12),
    bananaLeaf(-130, 640, 150, 14),
    bananaLeaf(-110, 640, 120, 52),
    bananaLeaf(900, 640, 120, -46),
    bananaLeaf(916, 640, 170, -14),
  ];
}

const FRANGIPANI = symbol([
  [0, 72, 144, 216, 288].map((turn) =>
    path('M0 0C-8-3-10-13-3-18C4-20 8-12 0 0Z', '#fffdf0', { transform: `rotate(${String(turn)})` }),
  ),
  [0, 72, 144, 216, 288].map((turn) =>
    path('M0 0C-3-3-4-7-1-10C2-9 3-5 0 0Z', '#ffd04a', { transform: `rotate(${String(turn)})` }),
  ),
]);

const LONG_LEAVES = [leaf('#1c6a58', '#3f9068'), leaf('#0f5250'), leaf('#2f8a5c', '#7cc474')];

/** A frangipani twig that hangs in from the upper corner. */
function twig(): Drawing {
  const wood: readonly Point[] = [
    [RIGHT, -10],
    [880, 26],
    [820, 40],
    [764, 74],
  ];
  const fork: readonly Point[] = [
    [820, 40],
    [776, 36],
    [738, 22],
  ];
  const flowers: readonly (readonly [number, number, number, number])[] = [
    [752, 84, 1.25, 10],
    [778, 68, 1, 50],
    [734, 38, 1.1, 30],
    [756, 22, 0.9, 0],
    [846, 66, 1.15, 24],
    [888, 52, 1, 60],
  ];
  return [
    branch(wood, 9, '#4f6a5a', '#d2dca0'),
    branch(fork, 6, '#4f6a5a', '#d2dca0'),
    spray({ seed: 11, along: wood, count: 26, of: LONG_LEAVES, size: 2, spread: 50 }),
    spray({ seed: 12, along: fork, count: 12, of: LONG_LEAVES, size: 1.8, spread: 36 }),
    flowers.map(([x, y, scale, rotate]) => ({
      tag: 'use',
      attributes: { href: FRANGIPANI, transform: at(x, y, { scale, rotate }) },
      children: undefined,
    })),
  ];
}

const HERONS = 'M622 226q8-7 13 0q6-7 13 0M652 244q6-5 10 0q5-5 10 0M600 250q6-5 10 0q5-5 10 0';

export const bali: Illustration = {
  name: 'bali',
  title: 'The temple on the lake above the rice terraces',
  hour: 'misty morning',
  hue: '#5fb07a',
  draw: () => {
    const shrine = symbol(temple());
    return [
      sky(SKY, LAKE + 2),
      sun({ x: SUN[0], y: SUN[1], radius: 26, color: '#fff2b0', reach: 420, strength: 0.8 }),
      volcano(),
      farShore(),
      lake(),
      reflection(shrine, { foot: 406, waterline: 408, squash: 0.36, strength: 0.55, end: 500 }),
      ripples(),
      mist({ y: 356, height: 60, color: VEIL, strength: 0.5 }),
      { tag: 'use', attributes: { href: shrine }, children: undefined },
      mist({ y: 386, height: 56, color: VEIL, strength: 0.45 }),
      groves(),
      terraces(),
      carrier(...onLip(2, 150), 0.78),
      planter(...inField(4, 596, 0.5), 1),
      planter(...inField(4, 662, 0.68), 1.04),
      nearLeaves(),
      twig(),
      line(HERONS, '#fffdf0', 1.8, { cap: 'round' }),
      kite({
        x: 404,
        y: 140,
        size: 0.9,
        lean: 36,
        light: 'golden',
        tail: { toward: 128, length: 92, bows: 4, swing: 8 },
      }),
    ];
  },
};
