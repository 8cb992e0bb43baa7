import { eiffelTower as tower } from '../landmarks/eiffelTower';
import { cloud } from '../motifs/cloud';
import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { sun } from '../motifs/sun';
import { ellipse, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';

const GROUND = 506;
const METRE = 1.4;
const SUN: Point = [176, 372];
const AXIS = 412;

function heaven(): Drawing {
  return [
    sky(
      [
        [0, '#2f86d8'],
        [0.3, '#6cb6ea'],
        [0.56, '#b4e0f0'],
        [0.76, '#e6f3dc'],
        [0.9, '#fff0c4'],
        [1, '#ffe6a8'],
      ],
      GROUND,
    ),
    sun({ x: SUN[0], y: SUN[1], radius: 36, color: '#fff0b0', strength: 0.95 }),
    cloud({
      seed: 4,
      x: 640,
      y: 236,
      width: 230,
      height: 62,
      lit: '#ffffff',
      shade: '#c4e2f0',
      opacity: 0.95,
    }),
    cloud({
      seed: 9,
      x: 96,
      y: 150,
      width: 190,
      height: 44,
      lit: '#ffffff',
      shade: '#bfe0f2',
      opacity: 0.85,
    }),
  ];
}

/** Rows of clipped trees, which come nearer on both sides of the lawn. */
function avenue(side: -1 | 1): Drawing {
  const tones =
    side < 0
      ? ['#12584e', '#1d6e56', '#2f8a5c', '#55a664', '#8cc472']
      : ['#1d6a58', '#2f8a5e', '#58ac66', '#93cc78', '#d2e890'];
  return steps(0, 1, 6).map((t, i) => {
    const near = t ** 1.7;
    const size = lerp(24, 118, near);
    const x = AXIS + side * lerp(116, 500, near);
    return [
      ellipse(x, lerp(482, 498, near), size * 1.15, lerp(9, 26, near), '#1d6e50', { opacity: 0.5 }),
      crown({
        seed: 30 + i + side * 10,
        x,
        y: lerp(466, 414, near),
        rx: size,
        ry: size * 0.82,
        clump: lerp(8, 30, near),
        count: 46,
        tones: tones.map((tone) => mix(tone, '#e8f0c0', (1 - t) * 0.42)),
      }),
    ];
  });
}

const LAWN: readonly Point[] = [
  [AXIS - 62, GROUND],
  [AXIS + 62, GROUND],
  [AXIS + 330, BOTTOM],
  [AXIS - 330, BOTTOM],
];

function lawn(): Drawing {
  const shade = (y: number, height: number) =>
    path(d`M${LEFT} ${y}H${RIGHT}V${y + height}H${LEFT}Z`, '#1d6e50', { opacity: 0.22 });
  return [
    rect(LEFT, GROUND - 4, RIGHT - LEFT, 110, vertical(['#fff0c8', '#f0cf98'])),
    path(
      poly([
        [AXIS - 140, GROUND],
        [LEFT, GROUND],
        [LEFT, BOTTOM],
        [AXIS - 520, BOTTOM],
      ]),
      vertical(['#7cbc6c', '#2f8455']),
    ),
    path(
      poly([
        [AXIS + 140, GROUND],
        [RIGHT, GROUND],
        [RIGHT, BOTTOM],
        [AXIS + 520, BOTTOM],
      ]),
      vertical(['#9ccc74', '#3f9458']),
    ),
    path(poly(LAWN), horizontal(['#d6ec8c', '#9fd274', '#57ae62'], 120, 700)),
    path(
      poly(LAWN),
      vertical([
        [0, '#fff4b8', 0.6],
        [1, '#1f7c50', 0.5],
      ]),
    ),
    shade(532, 9),
    shade(562, 18),
    rim(
      poly(
        [
          [AXIS - 62, GROUND],
          [AXIS - 330, BOTTOM],
        ],
        false,
      ),
      2.4,
      '#f6ffd0',
      0.8,
    ),
    rim(
      poly(
        [
          [AXIS + 140, GROUND],
          [AXIS + 520, BOTTOM],
        ],
        false,
      ),
      2.4,
      '#f6ffd0',
      0.6,
    ),
  ];
}

export const eiffelTower: Illustration = {
  name: 'eiffel-tower',
  title: 'The Eiffel Tower over the lawn of the Champ de Mars',
  hour: 'morning',
  hue: '#6cb6ea',
  draw: () => [
    heaven(),
    treeline({
      seed: 12,
      y: 486,
      amplitude: 16,
      crown: 22,
      fill: vertical(['#a9d0b0', '#d8e8b8'], 460, 510),
    }),
    mist({ y: 420, height: 110, color: '#fff6d4', strength: 0.8 }),
    tower(AXIS, GROUND, METRE),
    glow({ x: AXIS - 60, y: GROUND, radius: 190, radiusY: 70, color: '#fff4c8', strength: 0.75 }),
    lawn(),
    ellipse(AXIS + 60, GROUND + 6, 130, 6, '#2c6a52', { opacity: 0.35 }),
    avenue(-1),
    avenue(1),
    kite({
      x: 246,
      y: 176,
      size: 1.2,
      lean: -22,
      light: 'day',
      tail: { toward: 70, length: 104, bows: 4, swing: 9 },
    }),
  ],
};
