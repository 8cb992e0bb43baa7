import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { poly, taper } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { reflection } from '../motifs/reflection';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, line, path, stamp, symbol, type Drawing } from '../drawing/svg';
import { water } from '../motifs/water';

const SHORE = 486;
const HUB: Point = [404, 264];
const SUN: Point = [148, 372];

// The wheel in metres: 60 to its rim, the capsules ride outside; seen a little aslant.
const METRE = 3.45;
const RIM = 58.5;
const INNER = 54;
const CAPSULES = 32;
const ASLANT = 0.86;
const DEPTH = 13;

const WHITE = slanted(['#fffdf2', '#ffe9e4', '#d9b4e0', '#a58ad0'], [200, 60], [620, 480]);

function spot(radius: number, part: number, behind = 0): Point {
  const angle = part * Math.PI * 2;
  return [
    HUB[0] + Math.sin(angle) * radius * METRE * ASLANT + behind,
    HUB[1] - Math.cos(angle) * radius * METRE,
  ];
}

function ring(radius: number, color: Parameters<typeof line>[1], width: number, behind = 0): Drawing {
  return ellipse(HUB[0] + behind, HUB[1], radius * METRE * ASLANT, radius * METRE, 'none', {
    stroke: color,
    strokeWidth: width,
  });
}

/** Zigzag between the rim's two rings, out and in. */
function truss(): string {
  const count = CAPSULES * 2;
  return poly(Array.from({ length: count }, (_, i) => spot(i % 2 === 0 ? RIM : INNER, i / count)));
}

function spokes(): string {
  return Array.from({ length: CAPSULES }, (_, i) => {
    const [x, y] = spot(INNER, (i + 0.5) / CAPSULES, i % 2 === 0 ? 0 : DEPTH);
    return d`M${HUB[0] + (i % 2 === 0 ? 0 : DEPTH)} ${HUB[1]}L${x} ${y}`;
  }).join('');
}

const CAPSULE = symbol([
  ellipse(0, 0, 14, 10, '#8a62b4'),
  ellipse(-1.5, -1, 13, 9.4, horizontal(['#fffef6', '#ffe6e6', '#d0a8dc'])),
  path('M-13 1H11.500Q8 8.500-1 8.500Q-10 8.500-13 1Z', '#a07acc', { opacity: 0.6 }),
  line('M-6-8V8M4-8V8', '#c49ad8', 1.4, { opacity: 0.7 }),
]);

function wheel(): Drawing {
  return [
    ring(RIM, '#b08ad0', 4, DEPTH),
    ring(INNER, '#b08ad0', 3, DEPTH),
    line(spokes(), '#fff4f0', 1.5, { opacity: 0.75 }),
    line(truss(), WHITE, 2, { join: 'round' }),
    ring(RIM, WHITE, 6),
    ring(INNER, WHITE, 4),
    Array.from({ length: CAPSULES }, (_, i) => stamp(CAPSULE, at(...spot(RIM + 4, i / CAPSULES)))),
    circle(HUB[0] + DEPTH, HUB[1], 17, '#8f6ac0'),
    circle(HUB[0], HUB[1], 17, horizontal(['#fffdf2', '#f4c8dc', '#9a78c8'], 384, 424)),
    circle(HUB[0], HUB[1], 7, '#a07acc'),
  ];
}

/** The two legs that lean out over the river, and the stays that hold them from the land. */
function legs(): Drawing {
  const [x, y] = [HUB[0] + DEPTH / 2, HUB[1]];
  const tone = horizontal(['#fffaf0', '#e8bcd8', '#a884cc'], 300, 520);
  return [
    line(d`M${x} ${y}L640 ${SHORE}M${x} ${y}L664 ${SHORE}`, '#fff0ec', 2, { opacity: 0.8 }),
    path(
      taper(
        [
          [x, y],
          [x - 62, SHORE + 4],
        ],
        9,
        17,
      ),
      tone,
    ),
    path(
      taper(
        [
          [x, y],
          [x + 92, SHORE + 4],
        ],
        9,
        17,
      ),
      tone,
    ),
  ];
}

/** The County Hall on the bank, and the bank's wall. */
function bank(): Drawing {
  return [
    path(
      d`M560 ${SHORE}V428h22l10-16h70l8-18h44l8 18h70l10 16H940V${SHORE}Z`,
      vertical(['#b47ac0', '#dc9cc4'], 390, SHORE),
    ),
    line('M572 446H800', '#fff0ea', 9, { opacity: 0.4, dash: '6 12' }),
    path(d`M-140 ${SHORE + 4}V${SHORE - 8}H940V${SHORE + 4}Z`, horizontal(['#e6a0bc', '#8a5cac'], 0, 800)),
    line(d`M-140 ${SHORE - 8}H940`, '#fff6ea', 2.4),
  ];
}

/** The landing stage in front of the wheel's feet. */
function pier(): Drawing {
  return [
    path(
      d`M286 ${SHORE + 11}L300 ${SHORE - 14}H524L540 ${SHORE + 11}Z`,
      horizontal(['#fff0e6', '#d09cc8', '#7a56a8']),
    ),
    line(d`M300 ${SHORE - 14}H524`, '#fffaf0', 3),
  ];
}

const SKY: Stops = [
  [0, '#6a74d4'],
  [0.22, '#9a8ee2'],
  [0.44, '#d49cdc'],
  [0.64, '#ffb0c8'],
  [0.82, '#ffcec0'],
  [1, '#ffead2'],
];

export const londonEye: Illustration = {
  name: 'london-eye',
  title: 'First light on the London Eye',
  hour: 'dawn',
  hue: '#c79ce0',
  draw: () => [
    sky(SKY, SHORE),
    sun({ x: SUN[0], y: SUN[1], radius: 40, color: '#ffe0c0', reach: 440 }),
    streaks({ seed: 11, count: 6, y: 60, height: 180, top: '#a48ade', lit: '#ffc4c8', opacity: 0.55 }),
    skyline({
      seed: 12,
      base: SHORE,
      height: 80,
      widths: [20, 48],
      top: '#dc8cc0',
      foot: '#ffc8c0',
      chance: 0,
    }),
    mist({ y: 400, height: 100, color: '#ffe0d0', strength: 0.7 }),
    water(
      [
        [0, '#ffd8c8'],
        [0.2, '#f09cc0'],
        [0.6, '#a468c0'],
        [1, '#6a48a8'],
      ],
      SHORE,
    ),
    bank(),
    reflection(symbol([legs(), wheel()]), { foot: SHORE, waterline: SHORE + 10, squash: 0.4, strength: 0.5 }),
    glitter({
      seed: 5,
      count: 34,
      x: SUN[0],
      from: 500,
      to: 596,
      spread: [40, 130],
      length: 60,
      color: '#fff6e0',
    }),
    glitter({
      seed: 6,
      count: 36,
      x: 420,
      from: 504,
      to: 598,
      spread: 540,
      length: 70,
      color: '#ffc4d4',
      opacity: 0.5,
    }),
    legs(),
    pier(),
    wheel(),
    glow({ x: 300, y: 160, radius: 200, color: '#fff6e8', strength: 0.25 }),
    kite({
      x: 150,
      y: 142,
      size: 1.45,
      lean: 30,
      light: 'rose',
      tail: { toward: 112, length: 92, bows: 3, swing: 12 },
    }),
  ],
};
