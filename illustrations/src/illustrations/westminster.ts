import { BELFRY, LANTERN, ROOF, SPIRE } from '../landmarks/elizabethTower';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, profile, type Point } from '../drawing/numbers';
import { arch, band, poly } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { stars } from '../motifs/stars';
import { at, circle, ellipse, group, line, path, rect, type Drawing, type Paint } from '../drawing/svg';

const STREET = 520;
const METRE = 5.05;
const TOWER_X = 300;

/** Half widths of one face by height, in metres, from the yard to the cross. */
const SHAFT: readonly Point[] = [[0, 6.1], ...BELFRY];

// The tower is seen over its corner, so both faces are equally wide; lamps light the left one.
const SPREAD = 1.36;
type Face = -1 | 1;
const FACES = [-1, 1] as const;

/** A spot on a face: `u` from the middle corner (0) to the outer one (1). */
function spot(face: Face, u: number, half: number, h: number): Point {
  return [TOWER_X + face * half * SPREAD * u * METRE, STREET - h * METRE];
}

function side(face: Face, table: readonly Point[]): string {
  return band(
    table.map(([h, half]) => spot(face, 0, half, h)),
    table.map(([h, half]) => spot(face, 1, half, h)),
  );
}

function both(table: readonly Point[], paints: Readonly<Record<Face, Paint>>): Drawing {
  return FACES.map((face) => path(side(face, table), paints[face]));
}

function slot(face: Face, u: number, width: number, h0: number, h1: number): string {
  const [x, y] = spot(face, u, profile(SHAFT, h0), h0);
  return arch(x, y, width, (h1 - h0) * METRE);
}

function course(h: number): string {
  const half = profile(SHAFT, h);
  const [[a, y], [b]] = [spot(-1, 1, half, h), spot(1, 1, half, h)];
  return d`M${a} ${y}H${b}`;
}

function dial(face: Face): Drawing {
  const [x, y] = spot(face, 0.5, 6.9, 55.3);
  const r = 4.1 * METRE;
  const tilt = face * -2;
  return [
    glow({ x, y, radius: 74, color: '#fff0b8', strength: face < 0 ? 0.6 : 0.45 }),
    group(
      [
        rect(-r * 1.25, -r * 1.25, r * 2.5, r * 2.5, face < 0 ? '#8a4f5e' : '#5a3a72'),
        circle(0, 0, r * 1.14, '#ffcf7a'),
        circle(0, 0, r, face < 0 ? '#fffbe4' : '#fff0cc'),
        circle(0, 0, r * 0.66, 'none', { stroke: '#e2bc84', strokeWidth: 1.6 }),
        line(d`M0 0L${r * 0.1} ${-r * 0.86}M0 0L${-r * 0.5} ${-r * 0.24}`, '#2b2a6a', 3.4, { cap: 'round' }),
        circle(0, 0, 3, '#2b2a6a'),
      ],
      { transform: `${at(x, y, { scaleX: 0.7, scaleY: 1 })}skewY(${String(tilt)})` },
    ),
  ];
}

function tower(): Drawing {
  const gold = {
    [-1]: slanted(['#fff0bc', '#ffd084', '#e08f5e', '#9a5468'], [250, 150], [300, STREET]),
    [1]: vertical(['#c9845e', '#9a5a70', '#5a3c7c', '#3a2f78'], 130, STREET),
  } as Readonly<Record<Face, Paint>>;
  const slate = {
    [-1]: horizontal(['#8f8ad0', '#5a5cb4'], 240, 300),
    [1]: horizontal(['#3a3f98', '#242a78'], 300, 360),
  } as Readonly<Record<Face, Paint>>;
  const stages = [2, 11, 20, 29, 38];
  const fields = [0.2, 0.5, 0.8];
  const all = (make: (face: Face) => string) => FACES.map(make).join('');
  return [
    both(SHAFT, gold),
    path(
      all((face) => stages.flatMap((h) => fields.map((u) => slot(face, u, 5, h, h + 7))).join('')),
      '#5a2f5e',
      { opacity: 0.55 },
    ),
    path(
      all((face) => [0.14, 0.38, 0.62, 0.86].map((u) => slot(face, u, 7, 63.8, 69.2)).join('')),
      vertical(['#6a2f58', '#ffb24d'], 140, 176),
    ),
    line([9.8, 18.8, 27.8, 36.8, 46].map(course).join(''), '#ffe9b4', 1.6, { opacity: 0.6 }),
    line([49, 61.7, 63, 69.7, 71].map(course).join(''), '#fff0c4', 2.4),
    dial(1),
    dial(-1),
    both(ROOF, slate),
    both(LANTERN, { [-1]: '#ffd78a', [1]: '#b06f6e' } as Readonly<Record<Face, Paint>>),
    both(SPIRE, slate),
    glow({ x: TOWER_X, y: STREET - 82.4 * METRE, radius: 40, color: '#fff0b0', strength: 0.8 }),
    path(
      [-1, 0, 1]
        .map((c) => TOWER_X + c * 7 * SPREAD * METRE)
        .map((x) => d`M${x - 3} ${STREET - 70 * METRE}v-10l3-18l3 18v10Z`)
        .join(''),
      '#ffe0a0',
    ),
    line(d`M${TOWER_X} ${STREET - 93 * METRE}v-24m-5 9h10`, '#ffe0a0', 2.4, { cap: 'round' }),
    line(
      [SHAFT, ROOF, SPIRE]
        .map((table) =>
          poly(
            table.map(([h, half]) => spot(-1, 1, half, h)),
            false,
          ),
        )
        .join(''),
      '#fff8e0',
      2.4,
    ),
    line(
      [SHAFT, ROOF, SPIRE]
        .map((table) =>
          poly(
            table.map(([h]) => spot(-1, 0, 0, h)),
            false,
          ),
        )
        .join(''),
      '#ffe2b0',
      1.4,
      { opacity: 0.5 },
    ),
  ];
}

/** The palace behind, only its outline against the last light. */
function palace(): Drawing {
  const tops = Array.from({ length: 22 }, (_, i) => 356 + i * 28)
    .map((x) => d`M${x} 400v-16l4-20l4 20v16Z`)
    .join('');
  const bays = Array.from({ length: 20 }, (_, i) => 372 + i * 28).filter((x) => x < 552 || x > 632);
  return [
    path(
      `M330 560V398H940V560Z${tops}M560 400V330h66v70ZM556 332v-30l6-22l6 22v30ZM618 332v-30l6-22l6 22v30Z`,
      vertical(['#23418f', '#4a5cae'], 280, 520),
    ),
    path([...bays.map((x) => arch(x, 452, 9, 34)), arch(593, 392, 20, 44)].join(''), '#ffd08a', {
      opacity: 0.9,
    }),
  ];
}

/** A double-decker bus from the side, 340 long and 170 high. */
function bus(): Drawing {
  const red = vertical(['#ff7a5e', '#ec2f3c', '#c41a3a', '#8a1444']);
  const panes = [0, 1, 2, 3, 4].map(
    (i) => d`M${-146 + i * 52} -140h44v34h-44ZM${-146 + i * 52} -80h44v34h-44Z`,
  );
  return group(
    [
      ellipse(0, 6, 190, 10, '#0a1440', { opacity: 0.6 }),
      path('M-168-8V-142Q-168-164-146-164H134Q158-164 164-140L170-60V-8Z', red),
      path(panes.join(''), vertical(['#ffe6a0', '#ffb85a'], -140, -46)),
      path('M118-140h22q10 0 12 10l4 24h-38ZM118-80h40l4 34h-44Z', '#b8d4ff'),
      line('M-166-93H166', '#fff0d8', 5),
      line('M-150-163H136', '#ffd2b4', 4, { cap: 'round' }),
      line('M-166-26H168', '#7a1040', 3, { opacity: 0.6 }),
      [-104, 106].map((x) => [circle(x, -4, 26, '#1a1848'), circle(x, -4, 11, '#b8bce0')]),
      glow({ x: 176, y: -26, radius: 70, color: '#fff2c0', strength: 0.9 }),
      rect(158, -32, 14, 12, '#fffbe4', { radius: 4 }),
    ],
    { transform: at(468, 548, { scale: 0.98 }) },
  );
}

/** The wet street with the reflections of the lights above it. */
function street(): Drawing {
  const run = (color: string, strength: number) =>
    vertical(
      [
        [0, color, strength],
        [1, color, 0],
      ],
      540,
      604,
    );
  return [
    rect(-140, STREET, 1080, 80, vertical(['#4a55a4', '#27307c', '#121a54'])),
    path('M304 552H632L650 604H290Z', run('#ff4a50', 0.6)),
    path('M134 548H166L176 604H124ZM250 530H304V604H240Z', run('#ffd084', 0.4)),
    line('M-140 578H110M196 586H280M664 582H760', '#ffe0a8', 4, { cap: 'round', opacity: 0.45 }),
  ];
}

function lamp(x: number): Drawing {
  return [
    glow({ x, y: 346, radius: 90, color: '#ffe2a0', strength: 0.7 }),
    path(d`M${x - 3} 548V364h6V548Z`, '#141a58'),
    path(d`M${x - 12} 364L${x - 16} 334H${x + 16}L${x + 12} 364Z`, vertical(['#fffbe0', '#ffcf7a'])),
    path(d`M${x - 18} 334h36l-14 -14h-8Z`, '#141a58'),
  ];
}

const SKY: Stops = [
  [0, '#06123f'],
  [0.24, '#0c2c78'],
  [0.48, '#1f55b4'],
  [0.68, '#5a8cd8'],
  [0.84, '#a9b4e4'],
  [1, '#ffd6b8'],
];

export const westminster: Illustration = {
  name: 'westminster',
  title: 'The last red bus past the Elizabeth Tower',
  hour: 'blue hour',
  hue: '#2f62bc',
  draw: () => [
    sky(SKY, STREET),
    stars(7, 60, 260),
    skyline({
      seed: 9,
      base: STREET,
      height: 110,
      widths: [24, 60],
      top: '#5a78c4',
      foot: '#b8b0dc',
      chance: 0,
      right: 330,
    }),
    palace(),
    mist({ y: 420, height: 120, color: '#f2c8c0', strength: 0.5 }),
    glow({ x: TOWER_X, y: 260, radius: 260, color: '#ffcf84', strength: 0.34 }),
    tower(),
    street(),
    lamp(150),
    bus(),
    kite({
      x: 560,
      y: 178,
      size: 1.5,
      lean: 32,
      light: 'dusk',
      tail: { toward: 128, length: 100, bows: 3, swing: 12 },
    }),
  ],
};
