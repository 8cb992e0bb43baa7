import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, profile, steps, type Point } from '../drawing/numbers';
import { band, poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { circle, line, path, rect, type Drawing } from '../drawing/svg';
import { crown } from '../motifs/tree';

const AXIS = 398;
const GROUND = 520;
const METRE = 35;
/** Half a pillar's thickness at a height, in metres: the pillars thin upwards. */
const PILLAR: readonly Point[] = [
  [0, 0.72],
  [2, 0.62],
  [9.6, 0.5],
];
/** How far a pillar is from the middle at a height: the pillars lean towards each other. */
const ASIDE: readonly Point[] = [
  [0, 4.75],
  [9.6, 4.2],
];

const x = (aside: number) => AXIS + aside * METRE;
const y = (height: number) => GROUND - height * METRE;

const FAR = ['#2f8a6a', '#58ad74', '#8acb80', '#c2e492', '#eef8b4'];
const NEAR = ['#072f38', '#0c4444', '#135a4c', '#1f7454', '#3a9460'];

/** Dark leaves at the edges, near the viewer, so that the light is deeper in the wood. */
function thicket(): Drawing {
  const places: readonly (readonly [number, number, number, number])[] = [
    [-30, -14, 150, 76],
    [826, -10, 150, 80],
    [-30, 560, 110, 66],
    [828, 562, 104, 62],
  ];
  return places.map(([cx, cy, rx, ry], i) =>
    crown({ seed: 80 + i, x: cx, y: cy, rx, ry, clump: 26, count: 48, tones: NEAR }),
  );
}

function light(): Drawing {
  return [
    rect(LEFT, 0, RIGHT - LEFT, BOTTOM, vertical(['#2f9a7c', '#7cc88a', '#d4eea4', '#fbf8c8', '#cfe39a'])),
    glow({ x: AXIS, y: 330, radius: 420, radiusY: 340, color: '#fffbd4', strength: 0.95 }),
  ];
}

function trunks(seed: number, count: number, from: number, to: number, width: number, fill: string): Drawing {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const tx = lerp(from, to, (i + next.between(0.2, 0.8)) / count);
    const w = width * next.between(0.6, 1.2);
    return path(d`M${tx - w / 2} 0h${w}l${w * 0.2} ${GROUND}h${-w * 1.4}Z`, fill);
  });
}

function forest(): Drawing {
  const crowns = (
    seed: number,
    tones: readonly string[],
    places: readonly (readonly [number, number, number, number])[],
  ) =>
    places.map(([cx, cy, rx, ry], i) =>
      crown({ seed: seed + i, x: cx, y: cy, rx, ry, clump: rx * 0.22, count: 54, tones }),
    );
  const between = FAR.map((tone, i) => mix(tone, NEAR[i] ?? tone, 0.45));
  return [
    trunks(3, 7, 40, 760, 20, '#7cbc86'),
    crowns(40, FAR, [
      [230, 90, 170, 110],
      [560, 80, 170, 100],
      [120, 440, 120, 80],
      [690, 440, 120, 84],
      [270, 470, 70, 40],
      [530, 470, 72, 40],
    ]),
    mist({ y: 300, height: 240, color: '#fbf8cc', strength: 0.75 }),
    trunks(8, 2, 6, 130, 36, '#2a6a5c'),
    trunks(9, 2, 680, 800, 38, '#1f5f56'),
    crowns(60, between, [
      [60, 40, 190, 110],
      [756, 36, 180, 110],
      [20, 470, 120, 90],
      [790, 470, 110, 90],
    ]),
  ];
}

function beams(): Drawing {
  const fade = vertical([
    [0, '#fffbd0', 0.55],
    [0.7, '#fffbd0', 0.22],
    [1, '#fffbd0', 0],
  ]);
  return [
    [90, -20],
    [230, 60],
    [330, 250],
    [470, 400],
  ].map(([top = 0, shift = 0], i) =>
    path(d`M${top} -10h${30 + i * 8}L${shift + 420} ${GROUND}h${-90}Z`, fade, { opacity: 0.7 }),
  );
}

function gravel(): Drawing {
  return [
    rect(LEFT, GROUND - 22, RIGHT - LEFT, BOTTOM, vertical(['#7cb878', '#2a7458', '#0e4a48'])),
    path(
      poly([
        [AXIS - 66, GROUND - 24],
        [AXIS + 66, GROUND - 24],
        [AXIS + 470, BOTTOM],
        [AXIS - 470, BOTTOM],
      ]),
      vertical(['#fffbdc', '#f0dcae', '#b59a8e']),
    ),
    // The torii's long shadow falls towards the viewer.
    path(
      poly([
        [x(-5.3), GROUND],
        [x(-4), GROUND],
        [x(-3.2), BOTTOM],
        [x(-5.6), BOTTOM],
      ]),
      '#4a4a66',
      { opacity: 0.4 },
    ),
    path(
      poly([
        [x(4.1), GROUND],
        [x(5.4), GROUND],
        [x(8), BOTTOM],
        [x(5.4), BOTTOM],
      ]),
      '#4a4a66',
      { opacity: 0.4 },
    ),
  ];
}

/** The great gate of cypress: 12 m high, 17 m wide, its lintel curved and roofed with copper. */
function torii(): Drawing {
  const wood = (middle: number, half: number) =>
    horizontal(['#f2b878', '#b06a48', '#6e3848', '#43254a'], x(middle - half), x(middle + half));
  const pillar = (side: -1 | 1) => {
    const heights = steps(0, 9.8, 6);
    const edge = (sign: number) =>
      heights.map((h): Point => [x(side * profile(ASIDE, h) + sign * profile(PILLAR, h)), y(h)]);
    return [
      path(band(edge(-1), edge(1)), wood(side * 4.5, 0.8)),
      rim(edge(-1), 3, '#ffe2a8', 0.9),
      path(
        poly([
          [x(side * 4.75 - 0.95), y(-0.1)],
          [x(side * 4.75 - 0.8), y(0.9)],
          [x(side * 4.75 + 0.8), y(0.9)],
          [x(side * 4.75 + 0.95), y(-0.1)],
        ]),
        horizontal(['#8a7a74', '#3c3450']),
      ),
    ];
  };
  const lintel = (half: number, low: number, thickness: number, lift: number) =>
    d`M${x(-half)} ${y(low + lift)}Q${x(-half * 0.45)} ${y(low)} ${x(0)} ${y(low)}Q${x(half * 0.45)} ${y(low)} ${x(half)} ${y(low + lift)}` +
    d`L${x(half + 0.2)} ${y(low + lift + thickness)}Q${x(half * 0.5)} ${y(low + thickness)} ${x(0)} ${y(low + thickness)}Q${x(-half * 0.5)} ${y(low + thickness)} ${x(-half - 0.2)} ${y(low + lift + thickness)}Z`;
  const top = d`M${x(-8.4)} ${y(12.22)}Q${x(-4.1)} ${y(11.72)} ${x(0)} ${y(11.72)}Q${x(4.1)} ${y(11.72)} ${x(8.4)} ${y(12.22)}`;
  return [
    pillar(-1),
    pillar(1),
    rect(x(-6.3), y(8.5), 12.6 * METRE, 1.05 * METRE, wood(0, 6.3)),
    rect(x(-6.3), y(8.5), 12.6 * METRE, 3, '#ffdca0', { opacity: 0.85 }),
    rect(x(-0.45), y(9.9), 0.9 * METRE, 1.5 * METRE, wood(0, 0.5)),
    path(lintel(7.9, 9.7, 0.9, 0.42), wood(0, 8)),
    path(lintel(8.2, 10.55, 0.75, 0.46), horizontal(['#e0985e', '#8a4c46', '#3a2046'], x(-8), x(8))),
    path(lintel(8.4, 11.25, 0.42, 0.5), horizontal(['#9adcb4', '#4a9a88', '#1f5560'], x(-8), x(8))),
    line(top, '#f4ffd8', 3, { cap: 'round' }),
    [-4.2, 0, 4.2].map((m) => circle(x(m), y(10.2), 12, horizontal(['#fff2b4', '#f2b64a']))),
  ];
}

function walkers(): Drawing {
  const shared = { skin: '#c98a6e', hair: '#2a2440', cool: '#1c2a50', warm: '#ffe0a0' } as const;
  return [
    person({
      ...shared,
      x: 372,
      y: 532,
      height: 76,
      view: 'back',
      top: '#3f5f9a',
      bottom: '#26305c',
      side: -1,
    }),
    person({
      ...shared,
      x: 404,
      y: 532,
      height: 70,
      view: 'back',
      long: true,
      style: 'bun',
      top: '#e8788a',
      bottom: '#5a3058',
      side: -1,
    }),
  ];
}

export const meijiShrine: Illustration = {
  name: 'meiji-shrine',
  title: 'The great torii of cypress in the forest of the Meiji shrine',
  hour: 'morning',
  hue: '#4fae78',
  draw: () => [
    light(),
    forest(),
    gravel(),
    beams(),
    torii(),
    walkers(),
    thicket(),
    glow({ x: 200, y: 0, radius: 420, radiusY: 300, color: '#fff9c8', strength: 0.4 }),
    kite({
      x: 470,
      y: 320,
      size: 1,
      lean: -14,
      light: 'day',
      tail: { toward: 96, length: 76, bows: 4, swing: 8 },
    }),
  ],
};
