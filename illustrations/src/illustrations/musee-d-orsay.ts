import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, steps, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, radialAt, slanted, vertical } from '../drawing/paint';
import { person } from '../motifs/person';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { skyline } from '../motifs/skyline';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { circle, clip, group, line, path, rect, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const DIAL: Point = [408, 288];
const RADIUS = 236;
const SHORE = 372;
const FLOOR = 532;
const SUN: Point = [322, 330];
const IRON = '#2a1446';

/** A circle as path data, for clips and for holes. */
function ring(radius: number): string {
  return d`M${DIAL[0] - radius} ${DIAL[1]}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
}

/** A place on the dial: clockwise degrees from its top. */
function dial(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [DIAL[0] + Math.sin(turn) * radius, DIAL[1] - Math.cos(turn) * radius];
}

/** The palace over the river, and its garden. */
function view(): Drawing {
  return [
    sky(
      [
        [0, '#5a2f94'],
        [0.3, '#a6489c'],
        [0.56, '#ee6f82'],
        [0.78, '#ff9f62'],
        [0.92, '#ffcf74'],
        [1, '#ffe9a4'],
      ],
      SHORE,
    ),
    sun({ x: SUN[0], y: SUN[1], radius: 34, color: '#ffd27a' }),
    streaks({
      seed: 5,
      count: 7,
      y: 130,
      height: 150,
      top: '#c45a96',
      lit: '#ffc07e',
      opacity: 0.7,
      left: 160,
      right: 660,
    }),
    skyline({
      seed: 9,
      base: SHORE,
      height: 34,
      widths: [26, 60],
      top: '#b85a8c',
      foot: '#f09a76',
      rim: '#ffe0a4',
    }),
    path(d`M470 ${SHORE}V330h22V306q20-26 40 0V330h120V${SHORE}Z`, vertical(['#8a4690', '#d2748a'])),
    mist({ y: 330, height: 54, color: '#ffcf90', strength: 0.7 }),
    treeline({
      seed: 4,
      y: 370,
      amplitude: 12,
      crown: 18,
      fill: vertical(['#7a3a88', '#5c2a78']),
      bottom: 384,
    }),
    water(
      [
        [0, '#ffbf74'],
        [0.2, '#ee7f80'],
        [0.5, '#8f4a9c'],
        [1, '#3a2a80'],
      ],
      382,
    ),
    line(d`M${LEFT} 382H${RIGHT}`, '#ffe0a0', 2.4),
    glitter({
      seed: 3,
      count: 50,
      x: SUN[0] + 20,
      from: 388,
      to: 520,
      spread: [20, 74],
      length: 44,
      color: '#fff0b4',
      opacity: 0.85,
    }),
    glitter({
      seed: 8,
      count: 50,
      x: 408,
      from: 392,
      to: 520,
      spread: 240,
      length: 50,
      color: '#5a3290',
      opacity: 0.5,
    }),
  ];
}

function hand(degrees: number, length: number, width: number): Drawing {
  const tip = dial(degrees, length);
  const [left, right] = [dial(degrees - 90, width), dial(degrees + 90, width)];
  const side = (point: Point, t: number): Point => [
    point[0] + (tip[0] - DIAL[0]) * t,
    point[1] + (tip[1] - DIAL[1]) * t,
  ];
  const [wide, other] = [side(left, 0.72), side(right, 0.72)];
  return [
    path(poly([side(left, -0.2), wide, tip, other, side(right, -0.2)]), IRON),
    line(poly([side(left, -0.2), wide, tip], false), '#ffb27a', 2.4, { join: 'round', opacity: 0.9 }),
  ];
}

/** The clock from behind, so its hands are mirrored: ten past eight. */
function clock(): Drawing {
  const hours = steps(0, 330, 11);
  const bars = hours.map((degrees) => poly([dial(degrees, 170), dial(degrees, 214)], false));
  const minutes = steps(0, 354, 59)
    .filter((degrees) => degrees % 30 !== 0)
    .map((degrees) => poly([dial(degrees, 203), dial(degrees, 213)], false));
  const mullions = hours.map((degrees) => poly([dial(degrees + 15, 74), dial(degrees + 15, 160)], false));
  return [
    path(ring(RADIUS) + ring(160), '#ffe6c4', { evenOdd: true, opacity: 0.3 }),
    line(mullions.join(''), IRON, 2, { opacity: 0.5 }),
    line(ring(160), IRON, 5),
    line(ring(74), IRON, 2.4, { opacity: 0.6 }),
    line(minutes.join(''), IRON, 4),
    line(bars.join(''), IRON, 15),
    line(ring(222), IRON, 6),
    hand(118, 150, 11),
    hand(-60, 202, 8),
    circle(DIAL[0], DIAL[1], 19, IRON),
    circle(DIAL[0], DIAL[1], 8, '#ff9a66'),
  ];
}

function hall(): Drawing {
  const wall = d`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}Z`;
  const beam = poly([
    [190, FLOOR],
    [620, FLOOR],
    [560, BOTTOM],
    [40, BOTTOM],
  ]);
  return [
    path(
      wall + ring(RADIUS),
      radialAt(
        [
          [0, '#c25a86'],
          [0.55, '#8a3f86'],
          [0.75, '#4a2470'],
          [1, '#24124e'],
        ],
        DIAL,
        520,
      ),
      { evenOdd: true },
    ),
    line(ring(RADIUS + 13), '#2a1446', 26),
    line(ring(RADIUS + 25), slanted(['#7a3f86', '#ff9f74'], [240, 60], [560, 560]), 3),
    line(ring(RADIUS), slanted(['#ffe0a8', '#ff8f72'], [200, 100], [620, 520]), 3),
    rect(LEFT, FLOOR, RIGHT - LEFT, BOTTOM - FLOOR, vertical(['#5a2c70', '#1c0f40'])),
    path(beam, horizontal(['#ffb070', '#ffcf84', '#e0708a'], 40, 620), { opacity: 0.75 }),
    line('M330 532L268 600M404 532V600M478 532L500 600', '#3a1a58', 5, { opacity: 0.6 }),
    rim(d`M${LEFT} ${FLOOR}H${RIGHT}`, 2, '#ffb27a', 0.7),
  ];
}

/** A visitor who looks out, to show how large the dial is. */
function visitor(): Drawing {
  return person({
    x: 512,
    y: 568,
    height: 156,
    view: 'back',
    long: true,
    style: 'bun',
    skin: '#6a3458',
    hair: '#1c0f38',
    top: '#3a1a5c',
    bottom: '#241046',
    side: -1,
    warm: '#ff9f74',
    cool: '#1a0c38',
  });
}

export const museeDOrsay: Illustration = {
  name: 'musee-d-orsay',
  title: 'The Seine through the station clock of the Musée d’Orsay',
  hour: 'sunset',
  hue: '#8f3f8c',
  draw: () => [
    group(
      [
        view(),
        kite({
          x: 500,
          y: 186,
          size: 1.15,
          lean: 34,
          light: 'rose',
          tail: { toward: 140, length: 66, bows: 3, swing: 7 },
        }),
      ],
      { clip: clip(ring(RADIUS)) },
    ),
    clock(),
    hall(),
    glow({ x: SUN[0], y: SUN[1], radius: 300, color: '#ffc27a', strength: 0.35 }),
    visitor(),
  ],
};
