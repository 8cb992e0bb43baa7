import { airliner } from '../motifs/airliner';
import { cloudBank } from '../motifs/cloudBank';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { moon } from '../motifs/moon';
import type { Point } from '../drawing/numbers';
import { dots, smooth } from '../drawing/outline';
import { vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { stars } from '../motifs/stars';
import { streaks } from '../motifs/streaks';
import { at, line, path, rect, type Drawing } from '../drawing/svg';

const HORIZON = 374;
const GLOW_X = 690;

function heaven(): Drawing {
  return [
    sky(
      [
        [0, '#04143a'],
        [0.26, '#0a2a62'],
        [0.56, '#0f4fb0'],
        [0.76, '#4c78cc'],
        [0.88, '#b79ad0'],
        [0.95, '#ffb08a'],
        [1, '#ffd79a'],
      ],
      HORIZON + 24,
    ),
    glow({ x: GLOW_X, y: HORIZON + 8, radius: 520, radiusY: 190, color: '#ff9a62', strength: 0.8 }),
    glow({ x: GLOW_X, y: HORIZON + 8, radius: 240, radiusY: 84, color: '#ffe6a8', strength: 0.9 }),
    stars(3, 340, 290),
    moon({ x: 668, y: 132, radius: 62 }),
    streaks({ seed: 4, count: 7, y: 216, height: 84, top: '#3f63be', lit: '#b8a2da', opacity: 0.5 }),
    streaks({ seed: 12, count: 7, y: 310, height: 42, top: '#8e86c8', lit: '#ffc79a', opacity: 0.8 }),
  ];
}

/** A place on the ground: `u` to the side, `v` away from the viewer (0 near, 1 far). */
function ground(u: number, v: number): Point {
  const near = 0.62 + v * 1.5;
  return [392 + (u * 1000) / near, 440 + 156 / near];
}

/** A city far below: jittered avenues, random lamps, densest in the middle. */
function city(): Drawing {
  const next = random(8);
  const [cu, cv] = [0.02, 0.5];
  // Roads bend around the middle; straight rays would look like fireworks.
  let roads = '';
  for (let i = 0; i < 9; i++) {
    const heading = (i / 9) * Math.PI * 2 + next.between(-0.3, 0.3);
    const turn = next.between(0.8, 1.9) * (next.chance(0.5) ? 1 : -1);
    const way: Point[] = [];
    for (let r = next.between(0.07, 0.2); r < next.between(0.42, 0.6); r += 0.05) {
      const angle = heading + r * turn;
      way.push(ground(cu + Math.cos(angle) * r * 0.8, cv + Math.sin(angle) * r));
    }
    if (way.length > 2) roads += smooth(way);
  }
  const lamps = Array.from({ length: 1000 }, (): Point => {
    const angle = next() * Math.PI * 2;
    const away = next() ** 1.5 * 0.66;
    return ground(cu + Math.cos(angle) * away * 0.8, cv + Math.sin(angle) * away);
  });
  const [x, y] = ground(cu, cv);
  return [
    glow({ x, y, radius: 300, radiusY: 74, color: '#ffb24d', strength: 0.55 }),
    glow({ x, y, radius: 104, radiusY: 26, color: '#ffe6a8', strength: 0.85 }),
    line(roads, '#ffc878', 1.3, { dash: '.1 3.4', cap: 'round', opacity: 0.75 }),
    line(dots(lamps), '#ffe2a0', 1.25, { cap: 'round', opacity: 0.9 }),
  ];
}

/** A river that reflects the last light, narrower in the distance. */
function river(): Drawing {
  const course: readonly (readonly [u: number, v: number, half: number])[] = [
    [0.62, 2.4, 0.012],
    [0.46, 1.7, 0.012],
    [0.42, 1.25, 0.012],
    [0.28, 0.96, 0.013],
    [0.22, 0.74, 0.014],
    [0.14, 0.58, 0.015],
    [0.13, 0.4, 0.016],
    [0.19, 0.24, 0.018],
    [0.17, 0.08, 0.02],
    [0.08, -0.1, 0.022],
  ];
  const bank = (side: number) => course.map(([u, v, half]): Point => ground(u + side * half, v));
  const bridges = [
    [0.22, 0.78],
    [0.16, 0.6],
    [0.13, 0.42],
  ]
    .map(([u = 0, v = 0]) => smooth([ground(u - 0.045, v - 0.03), ground(u + 0.04, v + 0.03)]))
    .join('');
  const left = smooth(bank(-1));
  const right = smooth([...bank(1)].reverse()).replace('M', 'L');
  return [
    path(
      `${left}${right}Z`,
      vertical(
        [
          [0, '#d9b4c8', 0],
          [0.4, '#6f8ad4', 0.75],
          [1, '#2a5cb4'],
        ],
        474,
        BOTTOM,
      ),
      { opacity: 0.85 },
    ),
    line(bridges, '#ffe9b8', 1.7, { dash: '.1 3', cap: 'round' }),
  ];
}

function land(): Drawing {
  const fields = random(19);
  const patches = Array.from({ length: 26 }, () => {
    const [u, v] = [fields.between(-0.9, 0.9), fields.between(0.1, 1.6)];
    const [w, h] = [fields.between(0.05, 0.16), fields.between(0.05, 0.14)];
    return `${smooth([ground(u, v), ground(u + w, v + 0.02)], 30)}${smooth([ground(u + w, v + h), ground(u - 0.01, v + h)], 30).replace('M', 'L')}Z`;
  }).join('');
  return [
    rect(
      LEFT,
      426,
      RIGHT - LEFT,
      BOTTOM - 426,
      vertical([
        [0, '#6f7fc8', 0],
        [0.14, '#4a64b4'],
        [0.4, '#12326f'],
        [1, '#061a40'],
      ]),
    ),
    path(patches, '#2a4f96', { opacity: 0.22 }),
    river(),
    city(),
    mist({ y: 424, height: 60, color: '#8f86c8', strength: 0.75, thickest: 0.4 }),
  ];
}

function farClouds(): Drawing {
  return [
    cloudBank({
      seed: 5,
      y: 394,
      height: 22,
      lit: '#ffddb0',
      mid: '#e3a3b4',
      dark: '#a08acb',
      rim: '#fff6d8',
      layers: 3,
      billow: 0.7,
      tapered: false,
      light: [1, -1],
    }),
    cloudBank({
      seed: 9,
      y: 416,
      height: 32,
      lit: '#fbc2ac',
      mid: '#a884c0',
      dark: '#6b79c8',
      rim: '#ffe9c8',
      layers: 3,
      billow: 0.66,
      tapered: false,
      fading: true,
      light: [1, -1],
    }),
  ];
}

function middleClouds(): Drawing {
  return [
    cloudBank({
      seed: 61,
      left: -20,
      right: 520,
      y: 446,
      height: 15,
      lit: '#c9a2d0',
      mid: '#7c7cc8',
      dark: '#3f62b4',
      rim: '#f7d3d4',
      layers: 2,
      fading: true,
      light: [1, -1],
    }),
    cloudBank({
      seed: 63,
      left: 380,
      right: 850,
      y: 452,
      height: 17,
      lit: '#e0a9c4',
      mid: '#7c7cc8',
      dark: '#35569f',
      rim: '#ffe0c8',
      layers: 2,
      fading: true,
      light: [1, -1],
    }),
    cloudBank({
      seed: 14,
      left: -210,
      right: 296,
      y: 478,
      height: 58,
      lit: '#e0aeca',
      mid: '#6c74c4',
      dark: '#24499a',
      rim: '#ffdccb',
      layers: 3,
      light: [1, -1],
    }),
    cloudBank({
      seed: 24,
      left: 560,
      right: 1050,
      y: 468,
      height: 62,
      lit: '#ffc9a4',
      mid: '#9a7cc0',
      dark: '#2c4ea0',
      rim: '#fff0cc',
      layers: 3,
      light: [-1, -1],
    }),
  ];
}

function nearClouds(): Drawing {
  return [
    cloudBank({
      seed: 31,
      left: -300,
      right: 372,
      y: 548,
      height: 86,
      lit: '#8e9ada',
      mid: '#2e58b0',
      dark: '#0a2a5e',
      rim: '#d6d0f6',
      layers: 4,
      light: [1, -1],
    }),
    cloudBank({
      seed: 47,
      left: 508,
      right: 1110,
      y: 540,
      height: 92,
      lit: '#e8a9b8',
      mid: '#5a60b4',
      dark: '#12357a',
      rim: '#ffe2c4',
      layers: 4,
      light: [-1, -1],
    }),
    cloudBank({
      seed: 52,
      left: 80,
      right: 800,
      y: 606,
      height: 52,
      lit: '#5f7fd0',
      mid: '#1d458f',
      dark: '#08214f',
      rim: '#a3b6f0',
      layers: 3,
      light: [1, -1],
    }),
  ];
}

export const hero: Illustration = {
  name: 'hero',
  title: 'A kite over a sea of clouds at nightfall',
  hour: 'nightfall',
  hue: '#0b4fb3',
  focus: 'top',
  draw: () => [
    heaven(),
    // A small airliner in front of the moon, so that the kite remains the subject.
    airliner({ transform: at(640, 150, { scale: 0.13, rotate: -8 }), trail: '#ffe9d2' }),
    farClouds(),
    land(),
    middleClouds(),
    kite({
      x: 566,
      y: 266,
      size: 1.9,
      lean: 34,
      light: 'golden',
      side: 1,
      tail: [
        [502, 344],
        [474, 366],
        [440, 358],
        [410, 374],
        [382, 398],
        [348, 390],
        [318, 374],
      ],
    }),
    nearClouds(),
  ],
};
