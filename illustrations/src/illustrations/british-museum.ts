import { cloud } from '../motifs/cloud';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { arch, band, poly } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { clip, group, line, path, rect, type Drawing } from '../drawing/svg';

// The Great Court in metres, seen from its southern door: x to the right, z away, y up.
const EYE = 1.7;
const FOCUS = 430;
const HORIZON = 492;
const DRUM = { z: 46, radius: 22, height: 19 } as const;
const DRUM_LEFT = 170;
const DRUM_RIGHT = 630;
const RINGS = 8;
const RAYS = 28;

const NOON: Stops = [
  [0, '#1478c4'],
  [0.35, '#3fa6dc'],
  [0.7, '#8fd6ea'],
  [1, '#dff4ea'],
];

function project(x: number, y: number, z: number): Point {
  return [400 + (FOCUS * x) / z, HORIZON - (FOCUS * (y - EYE)) / z];
}

/** A node of the roof's lattice: `u` runs from the drum's rim (0) to the court's walls (1), `turn` around the drum. */
function node(u: number, turn: number): Point {
  const away = DRUM.radius + u * 28;
  const z = DRUM.z - Math.cos(turn) * away;
  // Points behind the viewer would be projected upside down, so the roof ends in front of the viewer.
  return project(Math.sin(turn) * away, DRUM.height + 7 * Math.sin(u * Math.PI * 0.6), Math.max(z, 4.5));
}

function roofLines(): string {
  const turn = (i: number) => ((i / RAYS) * 2 - 1) * Math.PI * 0.62;
  let lines = '';
  for (let ring = 0; ring < RINGS; ring++) {
    for (let i = 0; i < RAYS; i++) {
      const shift = (ring % 2) / 2;
      const [u, v] = [ring / RINGS, (ring + 1) / RINGS];
      const foot = node(u, turn(i + shift));
      const next = node(u, turn(i + 1 + shift));
      const top = node(v, turn(i + 0.5 + shift));
      if (top[1] > -500 && foot[1] > -60)
        lines += d`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}L${next[0]} ${next[1]}L${foot[0]} ${foot[1]}`;
    }
  }
  return lines;
}

/** The drum's upper rim, from its left to its right tangent; it looks like an arch because it is above eye level. */
const RIM: readonly Point[] = steps(-1.09, 1.09, 24).map((turn) =>
  project(Math.sin(turn) * DRUM.radius, DRUM.height, DRUM.z - Math.cos(turn) * DRUM.radius),
);

function drumWall(): string {
  return `${poly(RIM, false)}L${DRUM_RIGHT} ${HORIZON + 22}Q400 ${HORIZON + 62} ${DRUM_LEFT} ${HORIZON + 22}Z`;
}

/** The old court's inner front at one side: half columns under a heavy entablature, in the drum's haze. */
function courtFront(side: -1 | 1): Drawing {
  const x = (away: number) => 400 + side * away;
  const columns = [262, 316, 384].map((away) => rect(x(away) - 11, 352, 22, 152, '#fff3dc'));
  return [
    path(
      d`M${x(226)} 508V318L${x(560)} 268V560Z`,
      horizontal(['#a9cfd6', '#d9e8dc', '#c9dcd8', '#8fb8c8'], -140, 940),
    ),
    path(d`M${x(226)} 342V318L${x(560)} 262V318Z`, '#eef3e2'),
    columns,
    line(d`M${x(226)} 318L${x(560)} 262`, '#fffdf0', 4),
  ];
}

function readingRoom(): Drawing {
  const wall = drumWall();
  const doors = [300, 400, 500].map((x) => arch(x, 512 - Math.abs(x - 400) * 0.03, x === 400 ? 58 : 40, 84));
  const high = [225, 285, 345, 455, 515, 575].map((x) => rect(x - 9, 346, 18, 34, '#a9a6b4'));
  return [
    path(wall, horizontal(['#fff9e6', '#fff0d2', '#e6d2c2', '#a9a6bc'], DRUM_LEFT, DRUM_RIGHT)),
    group(
      [
        // The lattice's shadow falls aslant across the stone.
        line(
          steps(-260, 700, 12)
            .map((x) => d`M${x} 560L${x + 260} 200M${x} 200L${x + 330} 560`)
            .join(''),
          '#8fa4b8',
          4,
          { opacity: 0.2 },
        ),
        path(d`M${DRUM_LEFT} 200H330L250 560H${DRUM_LEFT}Z`, '#ffffff', { opacity: 0.25 }),
      ],
      { clip: clip(wall) },
    ),
    high,
    path(doors.join(''), vertical(['#4a7a94', '#8fb4b8'])),
    line(poly(RIM, false), '#fffdf0', 9),
    line(
      poly(
        RIM.map(([x, y]): Point => [x, y + 14]),
        false,
      ),
      '#c9b8b4',
      4,
    ),
  ];
}

/** One of the two stairs that wind up around the drum, behind a solid parapet. */
function stair(side: -1 | 1): Drawing {
  const turns = steps(0.3, Math.PI / 2, 14);
  const x = (turn: number) => 400 + side * 256 * Math.sin(turn);
  const top = turns.map((turn): Point => [x(turn), 550 - 138 * (turn - 0.3)]);
  const foot = turns.map((turn): Point => [x(turn), 506 + 48 * Math.cos(turn)]);
  const tones = ['#fffbea', '#f4dcc0', '#d9bfb4'];
  return [
    path(
      band(top, foot),
      side < 0 ? horizontal(tones, 144, 330) : horizontal(['#c9b4b8', '#a094b4', '#8088b0'], 470, 656),
    ),
    line(poly(top, false), '#fffef4', 6, { cap: 'round' }),
  ];
}

function visitors(): Drawing {
  const figure = { side: -1, warm: '#fff0cc', cool: '#2a4a78', skin: '#d9a184', hair: '#4a3048' } as const;
  return [
    person({ ...figure, x: 236, y: 572, height: 92, top: '#e0603f', bottom: '#2f4a7a', long: true }),
    person({
      ...figure,
      x: 274,
      y: 570,
      height: 60,
      build: 'child',
      pose: 'point',
      top: '#f2b33d',
      bottom: '#3a5a94',
    }),
    person({ ...figure, x: 560, y: 568, height: 88, pose: 'walk', top: '#2f7a94', bottom: '#2f3a6a' }),
  ];
}

export const britishMuseum: Illustration = {
  name: 'british-museum',
  title: 'Under the glass of the Great Court',
  hour: 'noon',
  hue: '#6cc4de',
  draw: () => [
    sky(NOON, HORIZON),
    cloud({
      seed: 5,
      x: 610,
      y: 300,
      width: 460,
      height: 150,
      lit: '#ffffff',
      shade: '#9cd8ec',
      opacity: 0.55,
    }),
    glow({ x: 120, y: 20, radius: 420, color: '#ffffff', strength: 0.7 }),
    line(roofLines(), '#f4fcf6', 3.4, { join: 'round' }),
    courtFront(-1),
    courtFront(1),
    rect(-140, 500, 1080, 100, slanted(['#fff8e4', '#e4dcd0', '#a9b8c8'], [100, 500], [760, 600])),
    path(d`M${lerp(DRUM_LEFT, DRUM_RIGHT, 0.3)} 540L820 600H940V520Q700 540 600 520Z`, '#7f94b4', {
      opacity: 0.3,
    }),
    readingRoom(),
    stair(-1),
    stair(1),
    visitors(),
    kite({
      x: 236,
      y: 96,
      size: 1.4,
      lean: -24,
      string: [297, 515],
      light: 'day',
      tail: { toward: 2, length: 88, bows: 3, swing: 12 },
    }),
  ],
};
