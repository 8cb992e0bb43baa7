import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { arch, poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';

const AXIS = 396;
const TERRACE = 474;
const METRE = 5.4;

const x = (aside: number) => AXIS + aside * METRE;
const y = (height: number) => TERRACE - height * METRE;

/** White stone in the light of a low sun at the right. */
const WHITE = (middle: number, half: number) =>
  horizontal(['#b898cc', '#e6cadc', '#fff4ea', '#fffdf8'], x(middle - half), x(middle + half));
const FRONT = WHITE(0, 18);
const DEEP = '#8a5a96';

/** An egg-shaped dome on its drum, with its lantern; measures in metres. */
function dome(middle: number, foot: number, half: number, drum: number, height: number): Drawing {
  const fill = WHITE(middle, half);
  const [cx, shoulder, top] = [x(middle), y(foot + drum), y(foot + drum + height)];
  const w = half * METRE;
  const h = shoulder - top;
  const rings = [0.22, 0.42, 0.6, 0.76].map((t) => {
    const reach = w * Math.sqrt(1 - t ** 2.1) * 0.97;
    return d`M${cx - reach} ${shoulder - h * t}q${reach} ${h * 0.07} ${reach * 2} 0`;
  });
  const count = Math.max(3, Math.round(half * 0.9));
  const openings = Array.from({ length: count }, (_, i) =>
    arch(
      cx + (((i + 0.5) / count) * 2 - 1) * w * 0.84,
      y(foot + drum * 0.16),
      (w * 1.05) / count,
      drum * METRE * 0.6,
    ),
  );
  return [
    rect(cx - w * 0.94, y(foot + drum), w * 1.88, drum * METRE, fill),
    path(openings.join(''), DEEP, { opacity: 0.75 }),
    path(
      d`M${cx - w} ${shoulder}C${cx - w * 1.02} ${shoulder - h * 0.52} ${cx - w * 0.5} ${shoulder - h * 0.86} ${cx} ${top}` +
        d`C${cx + w * 0.5} ${shoulder - h * 0.86} ${cx + w * 1.02} ${shoulder - h * 0.52} ${cx + w} ${shoulder}Z`,
      fill,
    ),
    line(rings.join(''), '#b98ab4', 1.4, { opacity: 0.45 }),
    rect(cx - w * 1.04, shoulder - 3, w * 2.08, 6, '#fff3e6'),
    rect(cx - w * 0.15, top - h * 0.16, w * 0.3, h * 0.22, fill),
    path(
      d`M${cx - w * 0.2} ${top - h * 0.15}Q${cx - w * 0.1} ${top - h * 0.3} ${cx} ${top - h * 0.36}Q${cx + w * 0.1} ${top - h * 0.3} ${cx + w * 0.2} ${top - h * 0.15}Z`,
      fill,
    ),
    rect(cx - 1.2, top - h * 0.52, 2.4, h * 0.18, '#fff6ea'),
    rim(
      d`M${cx + w} ${shoulder - 4}C${cx + w * 1.02} ${shoulder - h * 0.52} ${cx + w * 0.5} ${shoulder - h * 0.86} ${cx} ${top}`,
      2.2,
      '#fffdf4',
    ),
  ];
}

function basilica(): Drawing {
  const arches = [-5.6, 0, 5.6];
  return [
    dome(-11.4, 31, 3.7, 5.4, 9.4),
    dome(11.4, 31, 3.7, 5.4, 9.4),
    dome(0, 37, 8.2, 13, 19),
    // The nave behind the gable, so that no sky shows between the domes.
    rect(x(-10), y(38.5), 20 * METRE, 13 * METRE, FRONT),
    rect(x(-15), y(32), 30 * METRE, 6.5 * METRE, FRONT),
    rect(x(-18), y(26), 36 * METRE, 26 * METRE, FRONT),
    [-14.2, 14.2].map((middle) => [
      dome(middle, 25, 4.8, 6, 12),
      rect(x(middle - 4.6), y(27), 9.2 * METRE, 27 * METRE, WHITE(middle, 4.6)),
      path(arch(x(middle), y(14), 3.2 * METRE, 8 * METRE), DEEP, { opacity: 0.7 }),
      path(arch(x(middle), y(2), 3.2 * METRE, 7 * METRE), DEEP, { opacity: 0.55 }),
      rect(x(middle - 5), y(27), 10 * METRE, 4, '#fff3e6'),
    ]),
    path(
      poly([
        [x(-8.6), y(20)],
        [x(-8.6), y(32)],
        [x(0), y(40)],
        [x(8.6), y(32)],
        [x(8.6), y(20)],
      ]),
      WHITE(0, 9),
    ),
    path(arch(x(0), y(22), 5 * METRE, 11.5 * METRE), DEEP, { opacity: 0.7 }),
    path(arch(x(0), y(22), 2 * METRE, 7.6 * METRE), '#ffe9d6'),
    rim(
      poly(
        [
          [x(-8.6), y(32)],
          [x(0), y(40)],
          [x(8.6), y(32)],
        ],
        false,
      ),
      2.6,
      '#fffdf4',
    ),
    rect(x(-9.4), y(17), 18.8 * METRE, 17 * METRE, WHITE(0, 9.4)),
    path(
      arches.map((m) => arch(x(m), y(0), 4 * METRE, 12.6 * METRE)).join(''),
      vertical(['#a06aa0', '#6a3f86']),
    ),
    rect(x(-10), y(17.6), 20 * METRE, 4, '#fffaf0'),
    // The two riders above the porch, green with age.
    [-6.6, 6.6].map((m) =>
      path(d`M${x(m) - 9} ${y(17.4)}v-14q0-5 6-6l2-10q4-3 6 1l1 10q5 1 5 6v13h-4v-6h-11v6Z`, '#5f9a9a'),
    ),
  ];
}

/** The lamps at the head of the stairs. */
function lamps(): Drawing {
  return [AXIS - 128, AXIS + 128].map((foot) => [
    line(d`M${foot} ${TERRACE}v-58`, '#5a3a72', 4),
    path(d`M${foot - 9} ${TERRACE - 82}h18l-4 24h-10ZM${foot - 11} ${TERRACE - 84}l11-12l11 12Z`, '#5a3a72'),
    path(d`M${foot - 6} ${TERRACE - 80}h12l-3 20h-6Z`, '#ffe9b0'),
  ]);
}

/** The great stairs, wider with each flight, between lawns. */
function stairs(): Drawing {
  const half = (t: number) => lerp(96, 236, t);
  const treads = steps(0, 1, 6).map((t) => {
    const at = t ** 1.35;
    return d`M${AXIS - half(at)} ${lerp(TERRACE + 12, BOTTOM, at)}h${half(at) * 2}`;
  });
  const cheek = (side: -1 | 1) =>
    poly([
      [AXIS + side * 96, TERRACE + 4],
      [AXIS + side * 114, TERRACE + 4],
      [AXIS + side * 286, BOTTOM],
      [AXIS + side * 236, BOTTOM],
    ]);
  return [
    rect(LEFT, TERRACE + 6, RIGHT - LEFT, BOTTOM - TERRACE, vertical(['#8fb06e', '#3f7a62', '#1f5560'])),
    path(
      poly([
        [AXIS - 96, TERRACE + 4],
        [AXIS + 96, TERRACE + 4],
        [AXIS + 236, BOTTOM],
        [AXIS - 236, BOTTOM],
      ]),
      horizontal(['#b78cb4', '#e6bcc0', '#ffe6d2'], 160, 640),
    ),
    line(treads.join(''), '#9a6a9e', 4.5, { opacity: 0.5 }),
    path(cheek(-1), horizontal(['#8a6098', '#f2cdc6'], 120, 330)),
    path(cheek(1), horizontal(['#d3a4bc', '#fff0de'], 470, 680)),
    rect(AXIS - 260, TERRACE - 4, 520, 13, horizontal(['#c293bc', '#fff0e2'], 130, 660)),
    rim(d`M${AXIS - 260} ${TERRACE - 4}h520`, 2.4, '#fffaf0'),
  ];
}

const ROSY = ['#1f4a5c', '#2f6a60', '#5a8f66', '#86b074', '#c4c884'];
const SUN: Point = [664, 380];

export const montmartre: Illustration = {
  name: 'montmartre',
  title: 'The white domes of the Sacré-Cœur above their stairs',
  hour: 'dawn',
  hue: '#f59aa8',
  draw: () => [
    sky(
      [
        [0, '#e0699a'],
        [0.26, '#f28ca2'],
        [0.52, '#fbb2ac'],
        [0.78, '#ffd6b8'],
        [1, '#fff0d0'],
      ],
      500,
    ),
    sun({ x: SUN[0], y: SUN[1], radius: 38, color: '#ffe4b0' }),
    streaks({ seed: 3, count: 7, y: 120, height: 180, top: '#f5a4b4', lit: '#ffe0c8', opacity: 0.75 }),
    treeline({
      seed: 21,
      y: 446,
      amplitude: 22,
      crown: 30,
      fill: vertical(['#d98aa0', '#f6c2b0'], 400, 480),
    }),
    mist({ y: 376, height: 110, color: '#ffe6d0', strength: 0.7 }),
    basilica(),
    stairs(),
    lamps(),
    crown({ seed: 4, x: 76, y: 468, rx: 104, ry: 66, clump: 25, count: 70, tones: ROSY, side: 1 }),
    crown({ seed: 9, x: 734, y: 474, rx: 100, ry: 62, clump: 25, count: 70, tones: ROSY, side: 1 }),
    crown({ seed: 5, x: -20, y: 566, rx: 150, ry: 76, clump: 28, count: 60, tones: ROSY, side: 1 }),
    crown({ seed: 6, x: 820, y: 570, rx: 140, ry: 76, clump: 28, count: 60, tones: ROSY, side: 1 }),
    kite({
      x: 178,
      y: 150,
      size: 1.35,
      lean: -30,
      light: 'rose',
      side: 1,
      tail: { toward: 58, length: 100, bows: 4, swing: 10 },
    }),
  ],
};
