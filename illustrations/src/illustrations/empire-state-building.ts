import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, profile, type Point } from '../drawing/numbers';
import { band, poly } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { at, circle, group, line, path, rect, type Drawing } from '../drawing/svg';
import { windows } from '../motifs/windows';

const METRE = 1.68;
const MIDDLE = 396;
const TIP = 24;
const FOOT = TIP + 443 * METRE;

/** Half its broad front by height, in metres: the setbacks, the mast, the antenna. */
const FRONT: readonly Point[] = [
  [0, 64],
  [24, 64],
  [24, 48],
  [82, 48],
  [82, 39],
  [112, 39],
  [112, 29],
  [270, 29],
  [270, 25],
  [302, 25],
  [302, 19],
  [320, 19],
];
const MAST: readonly Point[] = [
  [320, 11.5],
  [327, 11.5],
  [327, 8.5],
  [334, 7.4],
  [364, 5.6],
  [364, 6.8],
  [368, 6.8],
  [368, 5.2],
  [375, 4.4],
  [381, 1.8],
];
const ANTENNA: readonly Point[] = [
  [381, 1.5],
  [408, 1.4],
  [408, 0.8],
  [443, 0.4],
];
/** The apparent width of the narrow side, relative to the front. */
const SIDE = 0.42;

function spot(half: number, h: number): Point {
  return [MIDDLE + half * METRE, FOOT - h * METRE];
}

function silhouette(table: readonly Point[]): string {
  return band(
    table.map(([h, half]) => spot(-half, h)),
    table.map(([h, half]) => spot(half, h)),
  );
}

function receding(table: readonly Point[]): string {
  return band(
    table.map(([h, half]) => spot(half, h)),
    table.map(([h, half]) => spot(half * (1 + SIDE), h)),
  );
}

const LIMESTONE = slanted(
  [
    [0, '#fff2cc'],
    [0.22, '#ffd09c'],
    [0.5, '#d07a9c'],
    [1, '#5a3a98'],
  ],
  [360, 160],
  [440, 520],
);

/** Steel mullions run without a break to the setbacks; the middle bays lie deeper. */
function mullions(): Drawing {
  const rows = [-23, -17, -11, -4, 4, 11, 17, 23].map((half) => {
    const to = Math.abs(half) > 20 ? 268 : Math.abs(half) > 16 ? 300 : 316;
    const [x, y0] = spot(half, 112);
    return d`M${x} ${y0}V${FOOT - to * METRE}`;
  });
  const [left, top] = spot(-12, 312);
  const [right, low] = spot(12, 90);
  return [
    path(
      poly([
        [left, top],
        [right, top],
        [right, low],
        [left, low],
      ]),
      '#7a3f94',
      { opacity: 0.3 },
    ),
    line(rows.join(''), '#5a3488', 3, { opacity: 0.5, dash: '9 4' }),
    windows({
      seed: 8,
      x: MIDDLE - 27 * METRE,
      y: TIP + 180 * METRE,
      width: 54 * METRE,
      height: 270,
      columns: 6,
      rows: 14,
      fill: [0.42, 0.5],
      lit: '#fff2b0',
      chance: 0.22,
    }),
  ];
}

function tower(): Drawing {
  const ledges = [112, 270, 302, 320].map((h) => {
    const half = profile(FRONT, h - 1);
    const [[a, y], [b]] = [spot(-half, h), spot(half, h)];
    return d`M${a} ${y}H${b}`;
  });
  return [
    glow({ x: MIDDLE, y: TIP + 96 * METRE, radius: 190, color: '#ffe0a0', strength: 0.5 }),
    path(receding(FRONT), vertical(['#8a4fa0', '#5a3a94', '#3a2a7c'], 190, 560)),
    path(silhouette(FRONT), LIMESTONE),
    mullions(),
    line(ledges.join(''), '#fff6dc', 3),
    rim(
      poly(
        FRONT.map(([h, half]) => spot(-half, h)),
        false,
      ),
      3.4,
      '#fff8e0',
    ),
    path(silhouette(MAST), horizontal(['#fff8dc', '#ffd890', '#d47a94'], MIDDLE - 14, MIDDLE + 14)),
    line(d`M${MIDDLE} ${FOOT - 330 * METRE}V${FOOT - 362 * METRE}`, '#a84f8a', 4, { opacity: 0.5 }),
    path(silhouette(ANTENNA), '#fff0c4'),
    glow({ x: MIDDLE, y: TIP + 70 * METRE, radius: 60, color: '#fff6c8', strength: 0.7 }),
  ];
}

interface House {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly tone: readonly [string, string];
}

// The street's two sides: near ones darker and higher, cropped by the picture.
const HOUSES: readonly House[] = [
  { x: 286, top: 474, width: 240, tone: ['#d0748e', '#9a4f90'] },
  { x: 196, top: 330, width: 96, tone: ['#a8508e', '#7a3f8c'] },
  { x: 520, top: 352, width: 90, tone: ['#8a4690', '#643886'] },
  { x: 92, top: 232, width: 130, tone: ['#7a3a88', '#502c78'] },
  { x: 588, top: 262, width: 130, tone: ['#643284', '#442872'] },
  { x: -140, top: 110, width: 250, tone: ['#4a2870', '#2a1c58'] },
  { x: 690, top: 150, width: 250, tone: ['#402468', '#241a52'] },
];

function house({ x, top, width, tone: [crest, foot] }: House, i: number): Drawing {
  const columns = Math.round(width / 24);
  return [
    rect(x, top, width, 600 - top, vertical([crest, foot])),
    rect(x - 5, top - 6, width + 10, 12, crest),
    line(d`M${x - 5} ${top - 6}h${width + 10}`, x < MIDDLE ? '#f2a08c' : '#ffc098', 2.6, { opacity: 0.8 }),
    windows({
      seed: i + 3,
      x: x + 8,
      y: top + 22,
      width: width - 16,
      height: 520 - top,
      columns,
      rows: Math.round((520 - top) / 36),
      fill: [0.42, 0.5],
      lit: '#ffcf7a',
      dark: foot,
      chance: 0.26,
    }),
  ];
}

function cab(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path(
        'M-60 0V-16Q-60-24-50-25L-34-27L-20-46H18L36-27L52-24Q60-22 60-14V0Z',
        vertical(['#ffe480', '#ffbe2e', '#c9702e']),
      ),
      path('M-26-28L-16-42H-3V-28ZM2-28V-42H15L28-28Z', '#3a2470'),
      rect(-9, -54, 18, 8, '#fff6d0', { radius: 2 }),
      [-34, 34].map((dx) => [circle(dx, 0, 12, '#1f1648'), circle(dx, 0, 5, '#c9a8d0')]),
      glow({ x: 62, y: -12, radius: 34, color: '#fff2c0', strength: 0.9 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function street(): Drawing {
  return [
    rect(-140, 540, 1080, 60, vertical(['#8a3f84', '#3a2064'])),
    glow({ x: MIDDLE, y: 540, radius: 260, radiusY: 60, color: '#ffb884', strength: 0.8 }),
    line('M-140 542H940', '#ffb48a', 2.6, { opacity: 0.7 }),
    cab(286, 568, 1),
    cab(520, 574, 1.15),
  ];
}

const SKY: Stops = [
  [0, '#1c2878'],
  [0.2, '#3a48ae'],
  [0.42, '#7468c4'],
  [0.62, '#c084c4'],
  [0.8, '#f6a4a4'],
  [1, '#ffd8a0'],
];

export const empireStateBuilding: Illustration = {
  name: 'empire-state-building',
  title: 'The Empire State Building at dusk',
  hour: 'dusk',
  hue: '#5a55b8',
  draw: () => [
    sky(SKY, 560),
    streaks({ seed: 5, count: 6, y: 120, height: 180, top: '#5a58b8', lit: '#f49ab0', opacity: 0.55 }),
    glow({ x: 300, y: 470, radius: 380, radiusY: 240, color: '#ffd49a', strength: 0.7 }),
    skyline({
      seed: 14,
      base: 560,
      height: 230,
      widths: [24, 50],
      top: '#b870b0',
      foot: '#ffb89a',
      chance: 0,
    }),
    tower(),
    mist({ y: 370, height: 180, color: '#ffc09c', strength: 0.42 }),
    HOUSES.map(house),
    street(),
    kite({
      x: 292,
      y: 136,
      size: 1.4,
      lean: 26,
      light: 'dusk',
      tail: { toward: 104, length: 84, bows: 3, swing: 12 },
    }),
  ],
};
