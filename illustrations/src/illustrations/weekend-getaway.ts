import { mix } from '../drawing/color';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, type Point } from '../drawing/numbers';
import { poly, smooth } from '../drawing/outline';
import { horizontal, radialAt, slanted, vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, clip, ellipse, group, line, path, rect, symbol, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const SHORE = 352;
const SUN: Point = [432, 292];
const FIRE: Point = [452, 540];
const HORIZON_LIGHT = '#ffcf96';

interface Peak {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly lit: string;
  readonly shade: string;
  readonly snow?: readonly [lit: string, shade: string];
}

/** A rough line from the summit down to a foot. */
function slope(seed: number, [x0, y0]: Point, [x1, y1]: Point, roughness: number): Point[] {
  const next = random(seed);
  const count = 9;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const stray = i === 0 || i === count ? 0 : roughness;
    return [
      lerp(x0, x1, t) + next.between(-1, 1) * stray,
      lerp(y0, y1, t ** 0.86) + next.between(-1, 1) * stray * 0.7,
    ];
  });
}

/** Ribs of rock that run down from the spine: each a sliver in the other flank's tone. */
function gullies(seed: number, spine: readonly Point[], edge: readonly Point[], color: string): Drawing {
  const next = random(seed);
  let data = '';
  for (let i = 2; i < 9; i++) {
    const [sx, sy] = spine[i] ?? [0, 0];
    const [ex] = edge[i] ?? [0, 0];
    const reach = (ex - sx) * next.between(0.3, 0.62);
    const fall = Math.abs(reach) * next.between(0.75, 1.05);
    data += d`M${sx} ${sy - 10}L${sx + reach} ${sy + fall}L${sx + reach * 0.5} ${sy + fall * 0.72}L${sx + reach * 0.3} ${sy + fall}L${sx} ${sy + 8}Z`;
  }
  return path(
    data,
    vertical([
      [0, color, 0.5],
      [1, color, 0.08],
    ]),
  );
}

/** A mountain: one flank in the sun, one in the shade, snow on both. */
function peak({ seed, x, y, left, right, lit, shade, snow }: Peak): Drawing {
  const top: Point = [x, y];
  const height = SHORE - y;
  const west = slope(seed, top, [x - left, SHORE], height * 0.035);
  const east = slope(seed + 1, top, [x + right, SHORE], height * 0.035);
  const spine = slope(seed + 2, top, [x + (x < SUN[0] ? -0.2 : 0.2) * height, SHORE], height * 0.06);
  const sunEast = x < SUN[0];
  const [sunny, dark] = sunEast ? [east, west] : [west, east];
  const flank = (edge: readonly Point[]) => poly([...edge, ...[...spine].reverse()]);
  const tone = (color: string, far: number) =>
    vertical([color, mix(color, HORIZON_LIGHT, far)], y, SHORE + 10);
  const field = (edge: readonly Point[], seeded: number): string => {
    const next = random(seeded);
    const a = edge.slice(0, 5);
    const b = spine.slice(0, 5);
    const [ax, ay] = a.at(-1) ?? top;
    const [bx, by] = b.at(-1) ?? top;
    const teeth = Array.from({ length: 5 }, (_, i): Point => {
      const t = (i + 0.5) / 5;
      return [
        lerp(ax, bx, t),
        lerp(ay, by, t) + height * (i % 2 ? next.between(0.02, 0.08) : -next.between(0.1, 0.18)),
      ];
    });
    return poly([...a, ...teeth, ...b.reverse()]);
  };
  return [
    path(flank(dark), tone(shade, 0.45)),
    path(flank(sunny), tone(lit, 0.5)),
    group(gullies(seed + 7, spine, sunny, mix(lit, shade, 0.55)), { clip: clip(flank(sunny)) }),
    group(gullies(seed + 8, spine, dark, mix(shade, '#0f5a6c', 0.6)), { clip: clip(flank(dark)) }),
    snow && [
      group(path(field(dark, seed + 5), snow[1]), { clip: clip(flank(dark)) }),
      group(path(field(sunny, seed + 6), snow[0]), { clip: clip(flank(sunny)) }),
    ],
    rim(poly(sunny.slice(0, 7), false), 1.3, '#fff0cf', 0.7),
  ];
}

function mountains(): Drawing {
  const far = { lit: '#f0a988', shade: '#7fa7ac', snow: ['#ffe2c0', '#a9c4c4'] } as const;
  const near = { lit: '#d98a6c', shade: '#39788a', snow: ['#ffe6c4', '#8fbcc0'] } as const;
  return [
    peak({ seed: 12, x: 352, y: 222, left: 150, right: 130, ...far }),
    peak({ seed: 20, x: 520, y: 214, left: 120, right: 150, ...far }),
    peak({ seed: 34, x: -70, y: 180, left: 160, right: 190, ...far }),
    peak({ seed: 40, x: 880, y: 196, left: 190, right: 160, ...far }),
    mist({ y: 250, height: 110, color: HORIZON_LIGHT, strength: 0.5, thickest: 0.75 }),
    peak({ seed: 52, x: 112, y: 196, left: 190, right: 150, ...near }),
    peak({ seed: 61, x: 226, y: 128, left: 190, right: 196, ...near }),
    peak({ seed: 77, x: 664, y: 104, left: 208, right: 210, ...near }),
    peak({ seed: 81, x: 780, y: 190, left: 120, right: 190, ...near }),
    mist({ y: 276, height: 96, color: '#ffc79a', strength: 0.75, thickest: 0.8 }),
  ];
}

/** The wood on the far shore, as one ragged edge. */
function farWood(seed: number, y: number, height: number, fill: string): Drawing {
  const next = random(seed);
  const points: Point[] = [[LEFT, y]];
  for (let x = LEFT; x < RIGHT;) {
    const w = next.between(7, 13);
    const away = Math.abs(x - SUN[0]) / 420;
    const h = height * (0.28 + away * 0.8) * next.between(0.6, 1.15);
    points.push([x + w * 0.2, y - h * 0.45], [x + w / 2, y - h], [x + w * 0.8, y - h * 0.4]);
    x += w;
  }
  points.push([RIGHT, y]);
  return path(poly(points), fill);
}

function farSide(): Drawing {
  return [
    circle(SUN[0], SUN[1], 27, vertical(['#fffbe6', '#fff0bc'])),
    mountains(),
    farWood(3, SHORE, 44, '#4b8a90'),
    farWood(8, SHORE + 1, 30, '#1f6470'),
  ];
}

function lake(): Drawing {
  const next = random(6);
  let [bright, deep] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const t = next();
    const y = lerp(SHORE + 8, 530, t);
    const x = next.between(LEFT, RIGHT);
    const w = lerp(26, 96, t) * next.between(0.5, 1.3);
    if (i % 2) bright += d`M${x} ${y}h${w}`;
    else deep += d`M${x} ${y}h${w}`;
  }
  return [
    water(
      [
        [0, '#ffd59c'],
        [0.12, '#fbb283'],
        [0.3, '#b9b09c'],
        [0.5, '#5fa3a3'],
        [0.75, '#1f7583'],
        [1, '#0e5064'],
      ],
      SHORE,
    ),
    reflection(symbol(farSide()), { foot: SHORE, squash: 0.86, strength: 0.72, end: 590 }),
    glow({ x: SUN[0], y: SHORE + 6, radius: 240, radiusY: 90, color: '#ffe6ae', strength: 0.8 }),
    line(bright, '#ffe9c4', 1.2, { cap: 'round', opacity: 0.34 }),
    line(deep, '#0f5a6c', 1.4, { cap: 'round', opacity: 0.26 }),
    line(d`M${LEFT} ${SHORE + 0.6}H${RIGHT}`, '#ffe4b4', 1.6, { opacity: 0.75 }),
    mist({ y: 330, height: 62, color: '#ffe0b6', strength: 0.55, thickest: 0.5 }),
  ];
}

const BANK: readonly Point[] = [
  [LEFT - 20, 548],
  [-60, 544],
  [40, 552],
  [130, 546],
  [230, 530],
  [330, 522],
  [430, 510],
  [520, 486],
  [620, 472],
  [720, 462],
  [820, 448],
  [RIGHT + 20, 440],
];

function bank(): Drawing {
  const shape = `${smooth(BANK)}V620H${String(LEFT - 20)}Z`;
  return [
    path(shape, vertical(['#2a6a66', '#154a54', '#0a3142'], 440, 600)),
    path(
      shape,
      radialAt(
        [
          [0, '#ffb45e', 0.85],
          [0.35, '#f0894a', 0.5],
          [1, '#f0894a', 0],
        ],
        [500, 540],
        250,
      ),
    ),
    rim(BANK, 2, '#ffd79c', 0.7),
  ];
}

/** Blades of grass along the bank, the near ones cropped by the picture's edge. */
function grass(seed: number, count: number, y: number, height: number, color: string): Drawing {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = LEFT + ((i + next()) / count) * (RIGHT - LEFT);
    const h = height * next.between(0.4, 1.2);
    const lean = next.between(-0.5, 0.5) * h;
    data += d`M${x - 2} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}Q${x + 3} ${y - h * 0.5} ${x + 3} ${y}Z`;
  }
  return path(data, color);
}

interface Pine {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lit: string;
  readonly shade: string;
  /** Which side the light is on. */
  readonly side: -1 | 1;
}

/** A near pine: hanging boughs, tier over tier, each lit towards the sun. */
function pine({ seed, x, y, height, lit, shade, side }: Pine): Drawing {
  const next = random(seed);
  const tiers = Math.round(height / 24);
  const bough = (top: number, reach: number, drop: number, sign: number): string => {
    const tip = x + sign * reach;
    let data = d`M${x} ${top}Q${x + sign * reach * 0.5} ${top + drop * 0.25} ${tip} ${top + drop}`;
    const count = 3;
    for (let i = 1; i <= count; i++) {
      const t = 1 - i / count;
      const px = x + sign * reach * t;
      const py = top + drop * (0.62 + t * 0.34);
      data += d`Q${px + sign * reach * 0.2} ${py + drop * next.between(0.16, 0.3)} ${px} ${py}`;
    }
    return `${data}Z`;
  };
  return [
    path(
      d`M${x - height * 0.022} ${y}L${x - 1} ${y - height * 0.9}h2L${x + height * 0.022} ${y}Z`,
      horizontal(['#5a4a4a', '#3a2f3e']),
    ),
    // Behind the boughs, so that no sky shows through.
    path(
      d`M${x} ${y - height * 0.97}L${x + height * 0.17} ${y - height * 0.08}H${x - height * 0.17}Z`,
      mix(lit, shade, 0.75),
    ),
    Array.from({ length: tiers }, (_, i) => {
      const k = tiers - i;
      const t = k / tiers;
      const top = y - height + (height * 0.86 * (k - 1)) / tiers;
      const drop = (height / tiers) * 1.7;
      const reach = height * 0.235 * t ** 0.85 * next.between(0.82, 1.14) + 3;
      const other = height * 0.235 * t ** 0.85 * next.between(0.82, 1.14) + 3;
      return [
        path(bough(top, side < 0 ? other : reach, drop, 1), side > 0 ? lit : shade),
        path(bough(top, side < 0 ? reach : other, drop, -1), side < 0 ? lit : shade),
      ];
    }),
  ];
}

function pinesBehind(): Drawing {
  const [lit, shade] = ['#2f7f80', '#135867'];
  return [
    treeline({ seed: 4, y: 446, amplitude: 12, crown: 22, fill: '#1a606a', left: 664, bottom: 490 }),
    pine({ seed: 4, x: 694, y: 470, height: 190, lit, shade, side: -1 }),
    pine({ seed: 5, x: 750, y: 466, height: 250, lit: '#26737a', shade: '#0f4c5c', side: -1 }),
    pine({ seed: 6, x: 806, y: 460, height: 210, lit, shade, side: -1 }),
    pine({ seed: 7, x: 870, y: 462, height: 290, lit: '#1f6670', shade: '#0c4152', side: -1 }),
    pine({ seed: 8, x: 930, y: 460, height: 230, lit, shade, side: -1 }),
  ];
}

function pinesNear(): Drawing {
  const [lit, shade] = ['#1a5f68', '#0a3546'];
  return [
    pine({ seed: 14, x: -112, y: 650, height: 460, lit: '#26737a', shade: '#0f4c5c', side: 1 }),
    pine({ seed: 11, x: 18, y: 652, height: 522, lit, shade, side: 1 }),
    pine({ seed: 12, x: -62, y: 660, height: 608, lit: '#145260', shade: '#082c3d', side: 1 }),
    pine({ seed: 13, x: 82, y: 596, height: 270, lit: '#1f6a70', shade: '#0b3b4c', side: 1 }),
  ];
}

/** A ridge tent, lamp inside: it shines through the cloth, brightest at the foot. */
function tent(): Drawing {
  const front = 'M0 0L58-112L122 0Z';
  const side = 'M58-112L150-98L214-6L122 0Z';
  return group(
    [
      ellipse(104, 2, 140, 10, '#07283a', { opacity: 0.45 }),
      line('M58-112L-34 6M150-98L244 2', '#ffd9a0', 1, { opacity: 0.55 }),
      path(side, slanted(['#ffb45a', '#f08a48', '#b9503f'], [80, -20], [214, -80])),
      path('M122 0L58-112L90-107L160-3Z', '#ffd88a', { opacity: 0.45 }),
      line('M90-107L160-3M122-102L190-5', '#a8483a', 1, { opacity: 0.4 }),
      path(front, radialAt(['#fffbe0', '#ffe09a', '#ffae54', '#e87842'], [62, -18], 112)),
      // The door's flaps are rolled aside; within: mats, a lantern hanging from the ridge.
      path('M34 0Q52-50 58-92Q66-50 90 0Z', radialAt(['#fffdf0', '#fff0bc', '#ffc86a'], [62, -26], 66)),
      path('M42 0Q62-16 84 0Z', '#d9784a', { opacity: 0.7 }),
      path('M34 0Q52-50 58-92Q46-46 22 0Z', '#d2663e'),
      path('M90 0Q66-50 58-92Q72-46 104 0Z', '#b9503f'),
      line('M58-88V-58', '#b9603a', 1),
      path('M53-58h10l2 12h-14Z', '#fffbe6'),
      path('M52-59h12v-3h-12Z', '#a8483a'),
      line('M0 0L58-112L150-98', '#fff0c8', 2.2, { cap: 'round', join: 'round' }),
      line('M150-98L214-6', '#ffca86', 1.4, { opacity: 0.8 }),
    ],
    { transform: at(538, 520, { scale: 0.98 }) },
  );
}

function campfire(): Drawing {
  const sparks: readonly Point[] = [
    [-8, -66],
    [6, -78],
    [14, -60],
    [-2, -94],
    [10, -108],
  ];
  return group(
    [
      ellipse(0, 4, 44, 7, '#07283a', { opacity: 0.5 }),
      line('M-26 4L20-8M26 5L-18-8M-12 7L10-10', '#5a2f2e', 7, { cap: 'round' }),
      line('M-26 2L18-10M26 3L-16-10', '#e88a52', 1.4, { cap: 'round', opacity: 0.8 }),
      path(
        'M0 0C-24 0-22-18-14-26C-12-18-8-20-10-34C-8-46 2-48 0-60C12-50 12-40 10-32C16-34 16-40 15-44C24-32 26 0 0 0Z',
        '#f2703a',
      ),
      path(
        'M0-1C-17-1-15-14-9-20C-8-14-4-18-4-28C2-36 2-42 2-46C10-36 8-30 7-22C11-24 12-28 12-30C18-18 16-1 0-1Z',
        '#ffb347',
      ),
      path('M0-2C-9-2-8-10-4-14C-2-18 0-22 1-28C6-20 9-2 0-2Z', '#fff3c0'),
      line(sparks.map(([x, y]) => d`M${x} ${y}h0`).join(''), '#ffd88a', 2.2, { cap: 'round', opacity: 0.9 }),
      [-34, -22, -8, 8, 22, 34].map((x, i) =>
        ellipse(x, 7 + (3 - Math.abs(i - 2.5)) * 1.6, 7, 4.4, vertical(['#e8a06a', '#3f4a58'])),
      ),
    ],
    { transform: at(FIRE[0], FIRE[1], { scale: 0.92 }) },
  );
}

/** A canoe, pulled half onto the bank: cedar strips, a light gunwale, paddle and thwarts. */
function canoe(): Drawing {
  const hull = 'M-112-26C-104-4-84 12-56 14H60C86 12 106-4 114-28C96-10 74-3 0-3S-94-10-112-26Z';
  return [
    group(
      [
        path('M-106 16C-80 24-40 28 0 28S84 24 108 14L100 30C60 44-60 44-98 30Z', '#0a3f52', {
          opacity: 0.4,
        }),
        path('M-112-26C-94-10-74-3 0-3S96-10 114-28C96-18 66-13 0-13S-92-18-112-26Z', '#5b2f35'),
        path(hull, vertical(['#f2a765', '#c9683f', '#6e3340'])),
        group(
          [
            line('M-108-14C-80 2-50 4 0 4S86 2 110-16M-100-2C-76 9-40 10 0 10S80 9 102-4', '#8a3f38', 1, {
              opacity: 0.55,
            }),
          ],
          { clip: clip(hull) },
        ),
        line('M-112-27C-94-11-74-4 0-4S96-11 114-29', '#ffe6b8', 2.4, { cap: 'round' }),
        line('M-40-13V-5M40-13V-5', '#ffcf8e', 3),
        line('M-74-30L58-10', '#e8b07a', 2.6, { cap: 'round' }),
        path('M-74-27C-88-24-102-34-98-42C-90-46-76-38-71-33Z', '#f2c08a'),
      ],
      { transform: at(222, 516, { rotate: -3 }) },
    ),
  ];
}

/** A couple on a log under one blanket, from behind. */
function couple(): Drawing {
  const wool = slanted(['#1a5a68', '#2f8a8c', '#f2b866', '#ffdf9e'], [-30, -30], [36, -34]);
  const hairDark = horizontal(['#1f2038', '#4a2f3a', '#d98a52']);
  const hairRed = horizontal(['#4a2a38', '#8a4636', '#f0a05a']);
  const skin = horizontal(['#9a5f52', '#e8a478', '#ffd09a']);
  return group(
    [
      ellipse(8, 2, 66, 6, '#07283a', { opacity: 0.5 }),
      path('M-48 0q-7-10 0-20H52q7 10 0 20Z', vertical(['#a8704e', '#4a3440'])),
      ellipse(52, -10, 5.4, 10, '#f0b070'),
      ellipse(52, -10, 2.6, 5.4, '#b5714f'),
      line('M-48-19.500H51', '#ffd29a', 1.5, { cap: 'round' }),
      rect(-13.5, -68, 8, 10, skin, { radius: 3 }),
      rect(9.5, -62, 7, 9, skin, { radius: 3 }),
      path(
        'M-37-8C-38-30-36-50-27-57C-20-62-8-62-2-58C3-55 6-56 10-56C20-58 28-52 31-42C34-30 35-18 36-8Q28-3 20-7Q10-2 0-6Q-10-2-20-6Q-30-3-37-8Z',
        wool,
      ),
      line('M-37-20Q0-12 36-20M-37-25Q0-17 35-25', '#fff0cc', 1.8, { opacity: 0.75 }),
      line('M-2-58C-1-44-3-30-2-8', '#0f4a58', 1.4, { opacity: 0.4, cap: 'round' }),
      line('M10-56C20-58 28-52 31-42C34-30 35-18 36-9', '#ffeab8', 1.8, { cap: 'round' }),
      ellipse(-8, -74, 9.2, 11, hairDark),
      ellipse(1, -72, 1.6, 2.6, skin),
      path('M3-70C2-82 22-84 23-71C23-66 20-62 15-60C9-60 4-64 3-70Z', hairRed),
      circle(13, -83, 5.2, hairRed),
      line('M19-79C22-76 23-73 22.500-68M-2-83C0-81 1-78 1.200-76', '#ffe0a4', 1.4, {
        cap: 'round',
        opacity: 0.9,
      }),
    ],
    { transform: at(352, 570, { scale: 1.02 }) },
  );
}

/** Boulders at the water's edge and ferns below the pines, so that the bank is not bare. */
function bankside(): Drawing {
  const stones: readonly (readonly [number, number, number])[] = [
    [506, 496, 9],
    [524, 491, 6],
    [486, 503, 6],
    [776, 560, 20],
    [808, 566, 13],
    [752, 568, 9],
    [880, 500, 12],
  ];
  const frond = (x: number, y: number, size: number): string =>
    [-64, -38, -14, 12, 36, 60]
      .map((angle, i) => {
        const r = (angle * Math.PI) / 180;
        const length = size * (1 - Math.abs(i - 2.5) * 0.1);
        const [tx, ty] = [x + Math.sin(r) * length, y - Math.cos(r) * length * 0.8];
        return d`M${x - 1.5} ${y}Q${(x + tx) / 2 - 3} ${(y + ty) / 2 - size * 0.22} ${tx} ${ty}Q${(x + tx) / 2 + 3} ${(y + ty) / 2 - size * 0.02} ${x + 1.5} ${y}Z`;
      })
      .join('');
  return [
    stones.map(([x, y, r]) => [
      path(
        d`M${x - r * 1.3} ${y}Q${x - r * 1.3} ${y - r * 0.9} ${x - r * 0.4} ${y - r}Q${x + r * 0.7} ${y - r * 1.1} ${x + r * 1.2} ${y}Z`,
        horizontal(['#e8a870', '#5a7a7e', '#164a58']),
      ),
    ]),
    path(frond(836, 548, 42) + frond(716, 590, 34) + frond(880, 590, 46) + frond(600, 600, 26), '#1a6468'),
    path(frond(822, 560, 30) + frond(700, 598, 26), '#2c827c'),
  ];
}

const BIRDS = 'M316 118q7-7 12 0q5-6 12 0M350 102q5-5 9 0q4-5 9 0M298 96q4-4 8 0q4-4 8 0';

export const weekendGetaway: Illustration = {
  name: 'weekend-getaway',
  title: 'A lit tent at dawn beside a mountain lake',
  hour: 'dawn',
  hue: '#3f9a9c',
  focus: 'right',
  draw: () => [
    sky(
      [
        [0, '#0c4f68'],
        [0.24, '#1f7f8c'],
        [0.46, '#62b0a8'],
        [0.64, '#bfd0ae'],
        [0.78, '#ffc98a'],
        [0.9, '#ffb06c'],
        [1, '#ffd79a'],
      ],
      SHORE + 4,
    ),
    stars(5, 46, 120, '#e6fbf2'),
    streaks({ seed: 11, count: 6, y: 62, height: 60, top: '#4c9ea2', lit: '#ffd9a8', opacity: 0.5 }),
    streaks({ seed: 17, count: 5, y: 150, height: 70, top: '#e8a07a', lit: '#ffe6b4', opacity: 0.6 }),
    sun({ x: SUN[0], y: SUN[1], radius: 27, color: '#ffc070' }),
    farSide(),
    lake(),
    pinesBehind(),
    glow({ x: 640, y: 470, radius: 230, radiusY: 150, color: '#ffb45e', strength: 0.5 }),
    bank(),
    grass(4, 120, 604, 26, '#0a3142'),
    bankside(),
    tent(),
    canoe(),
    glow({ x: FIRE[0], y: 520, radius: 130, radiusY: 110, color: '#ffb050', strength: 0.75 }),
    campfire(),
    // The string ends at the couple, who hide the hands that hold it.
    kite({
      x: 506,
      y: 98,
      size: 1.15,
      lean: 20,
      light: 'golden',
      string: [352, 522],
      tail: { toward: 74, length: 78, bows: 4, swing: 7 },
    }),
    couple(),
    pinesNear(),
    grass(9, 90, 612, 40, '#07283a'),
    line(BIRDS, '#fff0d0', 1.6, { cap: 'round' }),
  ],
};
