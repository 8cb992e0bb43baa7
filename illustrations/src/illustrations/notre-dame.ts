import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, type Point } from '../drawing/numbers';
import { arch, poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { circle, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';

const GROUND = 512;
const METRE = 6.5;
const AXIS = 384;
/** Heights of the west front, in metres. */
const KINGS = 17;
const ROSE = 21.5;
const GALLERY = 35;
const TOWERS = 46;
const TOP = 69;
const HALF = 21;
/** The middles of the four buttresses, which divide the front into three bays. */
const BUTTRESSES = [-19.6, -7, 7, 19.6] as const;
const BAYS = [-13.3, 0, 13.3] as const;

const STONE = horizontal(['#fff4d6', '#f7cc98', '#c98a86', '#7c5490'], AXIS - 150, AXIS + 150);
const LIT = horizontal(['#fffdf0', '#ffe6bc', '#e2b09c', '#a27cae'], AXIS - 150, AXIS + 150);
const DEEP = horizontal(['#94504e', '#6a3860', '#38225c'], AXIS - 150, AXIS + 150);

const x = (aside: number) => AXIS + aside * METRE;
const y = (height: number) => GROUND - height * METRE;

function block(from: number, to: number, foot: number, top: number, fill = STONE): Drawing {
  return rect(x(from), y(top), (to - from) * METRE, (top - foot) * METRE, fill);
}

function pointed(middle: number, foot: number, width: number, height: number): string {
  const [w, h] = [width * METRE, height * METRE];
  const left = x(middle) - w / 2;
  return d`M${left} ${y(foot)}v${-h * 0.55}q0 ${-h * 0.3} ${w / 2} ${-h * 0.45}q${w / 2} ${h * 0.15} ${w / 2} ${h * 0.45}v${h * 0.55}Z`;
}

/** The portals, each recessed into the wall in four steps. */
function portals(): Drawing {
  return BAYS.map((middle) => {
    const [width, height] = middle === 0 ? [10.2, 14.2] : [9, 12.6];
    return [
      path(pointed(middle, 0, width, height), LIT),
      path(pointed(middle, 0, width - 1.6, height - 1.2), DEEP),
      path(pointed(middle, 0, width - 3.2, height - 2.4), '#e9b088', { opacity: 0.75 }),
      path(pointed(middle, 0, width - 4.6, height - 3.6), '#5a2f58'),
      rect(x(middle) - 1.5, y(6.2), 3, 6.2 * METRE, '#f2c090'),
    ];
  });
}

function row(from: number, to: number, count: number, foot: number, height: number, share: number): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) =>
    arch(x(from + (i + 0.5) * step), y(foot), step * share * METRE, height * METRE),
  ).join('');
}

function rose(): Drawing {
  const [cx, cy, r] = [x(0), y(28), 5.4 * METRE];
  const petals = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2;
    return d`M${cx + Math.cos(turn) * r * 0.26} ${cy + Math.sin(turn) * r * 0.26}L${cx + Math.cos(turn) * r * 0.92} ${cy + Math.sin(turn) * r * 0.92}`;
  }).join('');
  return [
    circle(cx, cy, r * 1.2, LIT),
    circle(cx, cy, r, '#4a2c6e'),
    circle(cx, cy, r * 0.9, '#6a4a9c'),
    line(petals, '#ffe2b4', 3),
    circle(cx, cy, r * 0.6, 'none', { stroke: '#ffe2b4', strokeWidth: 2.4 }),
    circle(cx, cy, r * 0.24, '#ffe9c4'),
    circle(cx, cy, r * 0.12, '#8a5aa8'),
  ];
}

function tower(middle: number): Drawing {
  const half = 7.4;
  return [
    block(middle - half, middle + half, TOWERS - 1, TOP - 1.4),
    path(
      pointed(middle - 2.75, TOWERS + 1.6, 3.9, 17.5) + pointed(middle + 2.75, TOWERS + 1.6, 3.9, 17.5),
      LIT,
    ),
    path(
      pointed(middle - 2.75, TOWERS + 1.6, 2.8, 16.4) + pointed(middle + 2.75, TOWERS + 1.6, 2.8, 16.4),
      DEEP,
    ),
    block(middle - half - 0.4, middle - half + 1.5, TOWERS, TOP - 1, LIT),
    block(middle + half - 1.5, middle + half + 0.4, TOWERS, TOP - 1, STONE),
    block(middle - half - 0.8, middle + half + 0.8, TOP - 2.6, TOP, LIT),
    path(row(middle - half, middle + half, 9, TOP - 2.4, 1.6, 0.5), '#8a5070', { opacity: 0.6 }),
  ];
}

function cathedral(): Drawing {
  return [
    // The spire behind the front, as it is seen from the square.
    path(
      poly([
        [x(-1.5), y(50)],
        [x(0), y(74)],
        [x(1.5), y(50)],
      ]),
      horizontal(['#c49aae', '#6a4a8c']),
    ),
    path(
      poly([
        [x(-6.2), y(TOWERS)],
        [x(0), y(54)],
        [x(6.2), y(TOWERS)],
      ]),
      '#9a6a94',
    ),
    BAYS.filter((middle) => middle !== 0).map((middle) => tower(middle)),
    block(-HALF, HALF, 0, TOWERS),
    path(pointed(-13.3, ROSE + 1, 9, 11.4) + pointed(13.3, ROSE + 1, 9, 11.4), LIT),
    path([-15.2, -11.4, 11.4, 15.2].map((m) => pointed(m, ROSE + 1, 2.8, 8.6)).join(''), DEEP),
    circle(x(-13.3), y(ROSE + 9.7), 7, DEEP),
    circle(x(13.3), y(ROSE + 9.7), 7, DEEP),
    rose(),
    portals(),
    block(-HALF, HALF, KINGS, ROSE, LIT),
    path(row(-HALF + 0.6, HALF - 0.6, 24, KINGS + 0.5, 3.3, 0.58), DEEP, { opacity: 0.85 }),
    block(-HALF, HALF, GALLERY, TOWERS - 1, STONE),
    path(row(-HALF + 0.6, HALF - 0.6, 18, GALLERY + 1.2, 8.4, 0.56), DEEP, { opacity: 0.85 }),
    BUTTRESSES.map((middle) => [
      block(middle - 1.5, middle + 1.5, 0, GALLERY),
      block(middle - 1.5, middle - 0.8, 0, GALLERY, LIT),
    ]),
    [KINGS, ROSE, GALLERY, TOWERS].map((height) => block(-HALF - 0.7, HALF + 0.7, height - 0.9, height, LIT)),
    rim(d`M${x(-HALF)} ${y(0)}V${y(TOWERS)}`, 3, '#fffbe8'),
  ];
}

const TONES = ['#6a3f6a', '#94586a', '#c4805e', '#e09c58', '#f4be6a'];

/** A hedge at the foot of the trees, which would otherwise seem to float. */
function hedge(from: number, to: number): Drawing {
  return [
    rect(from, 484, to - from, 30, vertical(['#8a4a6c', '#5c3468']), { radius: 14 }),
    rect(from + 10, 508, to - from - 10, 9, '#7a4272', { opacity: 0.5, radius: 4 }),
  ];
}

function square(): Drawing {
  return [
    rect(LEFT, GROUND - 2, RIGHT - LEFT, BOTTOM - GROUND + 2, vertical(['#ffdf9c', '#e4a478', '#9a6690'])),
    path(
      poly([
        [AXIS - 120, GROUND],
        [AXIS + 140, GROUND],
        [AXIS + 420, 560],
        [AXIS + 20, 560],
      ]),
      '#8a4a78',
      { opacity: 0.3 },
    ),
    line(d`M${LEFT} 534H${RIGHT}M${LEFT} 562H${RIGHT}`, '#c4846e', 1.6, { opacity: 0.5 }),
    rim(d`M${LEFT} ${GROUND}H${RIGHT}`, 2, '#fff3cc'),
  ];
}

const SUN: Point = [70, 420];

export const notreDame: Illustration = {
  name: 'notre-dame',
  title: 'The west front of Notre-Dame in the evening sun',
  hour: 'golden hour',
  hue: '#8cc8b4',
  draw: () => [
    sky(
      [
        [0, '#2f8f98'],
        [0.25, '#68b4a6'],
        [0.5, '#b6d4ac'],
        [0.75, '#f4e2a6'],
        [1, '#fff3cc'],
      ],
      GROUND,
    ),
    glow({ x: SUN[0], y: SUN[1], radius: 480, radiusY: 360, color: '#fff2bc', strength: 0.9 }),
    streaks({ seed: 12, count: 6, y: 90, height: 160, top: '#8cc8b4', lit: '#f6ecc0', opacity: 0.6 }),
    treeline({
      seed: 2,
      y: 478,
      amplitude: 26,
      crown: 34,
      fill: vertical(['#e0a070', '#f6cc94'], 440, GROUND),
    }),
    mist({ y: 400, height: 130, color: '#ffeab8', strength: 0.7 }),
    cathedral(),
    square(),
    hedge(LEFT, 196),
    hedge(590, RIGHT),
    crown({ seed: 5, x: 118, y: 468, rx: 84, ry: 52, clump: 20, count: 60, tones: TONES }),
    crown({ seed: 8, x: -10, y: 476, rx: 90, ry: 60, clump: 22, count: 60, tones: TONES }),
    crown({ seed: 15, x: 668, y: 474, rx: 92, ry: 54, clump: 20, count: 60, tones: TONES }),
    crown({ seed: 18, x: 804, y: 470, rx: 96, ry: 66, clump: 22, count: 60, tones: TONES }),
    kite({
      x: 618,
      y: 168,
      size: 1.5,
      lean: 14,
      turn: 0.9,
      light: 'rose',
      tail: { toward: 104, length: 112, bows: 5, swing: 9 },
    }),
  ],
};
