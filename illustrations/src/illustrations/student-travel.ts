import { airliner } from '../motifs/airliner';
import { mix } from '../drawing/color';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, type Point } from '../drawing/numbers';
import { poly, taper } from '../drawing/outline';
import { horizontal, slanted, vertical } from '../drawing/paint';
import { person } from '../motifs/person';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, group, line, path, rect, type Definition, type Drawing } from '../drawing/svg';

/** The vanishing point of the hall; the scale is 1 at the near plane and WALL at the glass wall. */
const VANISHING: Point = [440, 352];
const WALL = 0.5;
const FLOOR = 600;
const SUN: Point = [640, 306];
const HORIZON = 384;

function project(x: number, y: number, scale: number): Point {
  return [lerp(VANISHING[0], x, scale), lerp(VANISHING[1], y, scale)];
}

const WALL_FOOT = project(0, FLOOR, WALL)[1];

function outside(): Drawing {
  return [
    sky(
      [
        [0, '#2f9aa4'],
        [0.28, '#6cc4bc'],
        [0.52, '#d9e8c0'],
        [0.72, '#ffe596'],
        [0.92, '#ffd060'],
        [1, '#ffe9a4'],
      ],
      HORIZON + 4,
    ),
    streaks({ seed: 4, count: 6, y: 130, height: 70, top: '#8fcfc0', lit: '#fff3c0', opacity: 0.55 }),
    streaks({ seed: 8, count: 5, y: 230, height: 70, top: '#f2cf86', lit: '#fff6cc', opacity: 0.6 }),
    sun({ x: SUN[0], y: SUN[1], radius: 30, color: '#ffc94a' }),
    ridge({ seed: 6, y: 376, amplitude: 16, detail: 0.7, fill: vertical(['#c9bd74', '#f0d27c'], 352, 392) }),
    rect(LEFT, HORIZON, RIGHT - LEFT, 110, vertical(['#f6dc8c', '#a9c09a', '#6aa09a'])),
    path(d`M${LEFT} 414H${RIGHT}V420H${LEFT}Z`, '#fff3c0', { opacity: 0.5 }),
    airliner({
      transform: at(666, 424, { scale: 0.62 }),
      body: ['#fff9e0', '#f6e9c0', '#7fb0ac', '#2a6a78'],
      panes: '#2a6a78',
    }),
    ellipse(660, 454, 150, 5, '#1f5a64', { opacity: 0.35 }),
    line('M734 434V452M650 438V454M640 438V454', '#2a5a66', 4),
  ];
}

/** The glass wall: slender mullions, two transoms, and the sun's slant on the panes. */
function glass(): Drawing {
  let [bars, lit] = ['', ''];
  for (let x = -146; x < RIGHT + 60; x += 92) {
    bars += d`M${x} 60V${WALL_FOOT}`;
    lit += d`M${x + 2.2} 60V${WALL_FOOT}`;
  }
  const slants = [-20, 348, 716].map(
    (x) =>
      d`M${x} ${WALL_FOOT}L${x + 128} 60h40L${x + 40} ${WALL_FOOT}ZM${x + 58} ${WALL_FOOT}L${x + 186} 60h12L${x + 70} ${WALL_FOOT}Z`,
  );
  return [
    path(slants.join(''), '#ffffff', { opacity: 0.1 }),
    line(bars, '#2f7f86', 4.4),
    line(lit, '#fff0b4', 1.4, { opacity: 0.9 }),
    line(d`M${LEFT} 168H${RIGHT}`, '#2f7f86', 3),
    line(d`M${LEFT} 169.600H${RIGHT}`, '#fff0b4', 1),
    path(d`M${LEFT} ${WALL_FOOT - 12}H${RIGHT}V${WALL_FOOT}H${LEFT}Z`, vertical(['#3f8f92', '#1f5f6c'])),
    line(d`M${LEFT} ${WALL_FOOT - 12}H${RIGHT}`, '#fff0b4', 1.4),
  ];
}

function wave(scale: number): Point[] {
  return Array.from({ length: 82 }, (_, i): Point => {
    const x = -1400 + i * 46;
    return project(x, -196 - 52 * Math.cos(((x - VANISHING[0]) / 430) * Math.PI), scale);
  });
}

/** A roof of timber waves: each rib nearer, larger and darker than the one behind. */
function roof(): Drawing {
  const scales = [0.5, 0.53, 0.565, 0.605, 0.65, 0.7, 0.76, 0.83, 0.92];
  return scales.slice(0, -1).map((scale, i) => {
    const near = scales[i + 1] ?? 1;
    const far = wave(scale);
    const next = wave(near);
    const t = i / scales.length;
    const edge = far.map(([x, y]): Point => [x, y + 9 * scale]);
    return [
      path(poly([...far, ...next.reverse()]), mix('#ffd65c', '#c98a34', t)),
      path(poly([...far, ...edge.reverse()]), mix('#fff0a8', '#ffc84e', t)),
      line(
        poly(
          wave(scale).map(([x, y]): Point => [x, y + 9 * scale]),
          false,
        ),
        '#b9762e',
        1.2,
        { opacity: 0.5 },
      ),
    ];
  });
}

/** A column that opens into four struts under the roof, as a tree does. */
function column(x: number, scale: number): Drawing {
  const [fx, fy] = project(x, FLOOR, scale);
  const [, ky] = project(x, 250, scale);
  const w = 26 * scale;
  const strut = (dx: number, width: number): string => {
    const [hx, hy] = project(x + dx, -290, scale);
    return taper(
      [
        [fx, ky + 6],
        [lerp(fx, hx, 0.45), lerp(ky, hy, 0.55)],
        [hx, hy],
      ],
      width,
      width * 0.5,
    );
  };
  const body = horizontal(['#0f5a66', '#2f9a98', '#ffe08a'], fx - w, fx + w);
  return [
    ellipse(fx, fy, w * 1.5, w * 0.3, '#0f4c5a', { opacity: 0.5 }),
    path(strut(-150, w * 0.7) + strut(-52, w * 0.6), '#1f7f86'),
    path(strut(52, w * 0.6) + strut(150, w * 0.7), '#e6b84a'),
    path(d`M${fx - w * 0.62} ${fy}L${fx - w * 0.4} ${ky}h${w * 0.8}L${fx + w * 0.62} ${fy}Z`, body),
    path(
      d`M${fx - w} ${fy}q0 ${-w * 0.5} ${w * 0.5} ${-w * 0.5}h${w}q${w * 0.5} 0 ${w * 0.5} ${w * 0.5}Z`,
      body,
    ),
    rect(fx - w * 0.5, ky - w * 0.16, w, w * 0.34, body, { radius: w * 0.12 }),
    line(d`M${fx - w * 0.44} ${ky - w * 0.14}h${w * 0.88}`, '#fff0b4', 1, { cap: 'round', opacity: 0.8 }),
  ];
}

/** Polished stone with the light of the glass wall, striped by the mullions' shadows. */
function floor(): Drawing {
  const from: Point = [SUN[0], HORIZON - 20];
  const reach = (x: number): number => x + (x - from[0]) * 1.2;
  const panes: string[] = [];
  for (let x = -146; x < RIGHT + 60; x += 92) {
    panes.push(d`M${x + 5} ${WALL_FOOT}H${x + 87}L${reach(x + 87)} 612H${reach(x + 5)}Z`);
  }
  const joints = Array.from({ length: 17 }, (_, i) => {
    const x = -1360 + i * 220;
    const [ax, ay] = project(x, FLOOR, WALL);
    const [bx, by] = project(x, FLOOR, 1.05);
    return d`M${ax} ${ay}L${bx} ${by}`;
  }).join('');
  const across = [0.56, 0.64, 0.75, 0.9].map((s) => d`M${LEFT} ${project(0, FLOOR, s)[1]}H${RIGHT}`).join('');
  return [
    rect(LEFT, WALL_FOOT, RIGHT - LEFT, 130, vertical(['#2f8f92', '#1f7480', '#135a68'])),
    path(panes.join(''), vertical(['#fff6c8', '#ffe08a', '#f2bf56'], WALL_FOOT, 606)),
    line(joints + across, '#8a6a2e', 0.8, { opacity: 0.22 }),
    glow({ x: SUN[0], y: WALL_FOOT + 14, radius: 260, radiusY: 80, color: '#fffbe0', strength: 0.9 }),
  ];
}

const BOARD = { x: 132, y: 118, width: 300, height: 152 } as const;

/** The departure board: rows of blocks for time, place, gate and status, without readable text. */
function board(): Drawing {
  const { x, y, width: w, height: h } = BOARD;
  const next = random(12);
  const rows = 7;
  const pitch = (h - 36) / rows;
  let [time, place, gate] = ['', '', ''];
  const states: Drawing[] = [];
  for (let row = 0; row < rows; row++) {
    const top = y + 33 + row * pitch;
    const block = (bx: number, bw: number) => d`M${bx} ${top}h${bw}v8h${-bw}Z`;
    for (const bx of [14, 21, 31, 38]) time += block(x + bx, 5.4);
    const length = next.whole(6, 13);
    const space = next.whole(4, 12);
    for (let i = 0; i < length; i++) if (i !== space) place += block(x + 62 + i * 8.2, 6.6);
    for (const bx of [196, 204]) gate += block(x + bx, 6.4);
    states.push(
      rect(
        x + 232,
        top - 0.6,
        next.pick([36, 46, 52]),
        9,
        row === 2 ? '#ffe07a' : next.pick(['#4fc4b4', '#4fc4b4', '#8fe0c8']),
        {
          radius: 2,
        },
      ),
    );
  }
  return [
    line(d`M${x + 50} 0V${y}M${x + w - 50} 0V${y}`, '#1f6a74', 4),
    line(d`M${x + 51.6} 0V${y}M${x + w - 48.4} 0V${y}`, '#ffe9a0', 1),
    rect(x - 7, y - 7, w + 14, h + 14, slanted(['#2f8f92', '#0f4c5a'], [x + w, y], [x, y + h]), {
      radius: 7,
    }),
    rect(x, y, w, h, vertical(['#0c3f50', '#072c3e']), { radius: 3 }),
    rect(x, y, w, 24, '#ffcf4a', { radius: 3 }),
    path(
      'M0 0L22-7Q27-8 28-5Q27-3 24-2L4 5Q-2 6-5 3L-12-4L-9-5L-2-2ZM8-3L-2-12L2-13L17-6ZM9 3L7 12L10 11L18 0Z',
      '#0c3f50',
      { transform: at(x + 24, y + 12.5, { scale: 0.72 }) },
    ),
    path(
      d`M${x + 62} ${y + 9}h58v6h-58ZM${x + 196} ${y + 9}h16v6h-16ZM${x + 232} ${y + 9}h40v6h-40Z`,
      '#a87a1e',
    ),
    rect(x + 6, y + 29 + pitch * 2, w - 12, pitch - 0.6, '#2a7f88', { opacity: 0.55, radius: 2 }),
    path(time, '#ffe07a'),
    path(place, '#f4fbe6'),
    path(gate, '#ffe07a'),
    states,
    line(d`M${x + w + 7} ${y}v${h}M${x} ${y - 7}h${w}`, '#fff3b4', 1.8, { cap: 'round' }),
  ];
}

interface Student {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly skin: string;
  readonly hair: string;
  readonly style: 'curls' | 'bob' | 'cap' | 'plait';
  readonly jacket: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly rucksack: string;
  readonly roll: string;
  /** Elbow and hand of either arm, in hundredths of the height. */
  readonly left: readonly [Point, Point];
  readonly right: readonly [Point, Point];
  /** Where the weight rests: -1 left, 1 right. */
  readonly weight: -1 | 1;
  readonly skirt?: string;
}

const WARM = '#ffd970';
const COOL = '#0f4a5e';

function shades(color: string, shade = 0.42): string[] {
  return [mix(color, COOL, shade), color, mix(color, WARM, 0.55)];
}

function cloth(color: string, shade?: number): Definition {
  return horizontal(shades(color, shade), -16, 16);
}

interface LegDrawing {
  readonly limb: string;
  readonly sock: string;
  readonly shoe: string;
  readonly sole: string;
}

/** The leg that bears the weight, from the hip down: thigh, calf, ankle. */
const FIRM: LegDrawing = {
  limb: 'M10-52C10.800-44 10.200-36 9.200-28C10-22 9.400-13 7.900-4H3.400C2.500-12 2-20 2.800-28C1.800-36 0.400-42-0.600-48Z',
  sock: 'M2.900-12H9.100L8.200-4H3.200Z',
  shoe: 'M2.900-5H8.300C9.500-3 9.900-1 9.700 1.200H2C1.700-1 2.100-3 2.900-5Z',
  sole: 'M1.900 0H9.800V1.800H1.900Z',
};

/** The relaxed leg: its knee turns outward, its heel is off the ground, its toes point away. */
const LOOSE: LegDrawing = {
  limb: 'M10-52C12.600-45 14-37 13.600-29.500C14-23 12.800-14 11-6.500L6.900-5.500C6.300-13 6.500-21 7-27.500C5-35 1.500-42-0.600-48Z',
  sock: 'M6.500-12.500L12.300-13.500L11-6L6.900-5.200Z',
  shoe: 'M6.500-7.300L11.400-8.300C12.800-5.400 16-3.300 17-0.600Q17.300 1.200 15.600 1.200H11C10-1.200 7.600-2.400 6.300-4.200Z',
  sole: 'M6.100-4.400C7.400-2.400 9.400-1 10.300 1.800H15.800Q17.500 1.600 17.100-0.400L15.600 0.100H11.600C10.600-2 8.400-3.200 6.500-5.200Z',
};

function leg(side: -1 | 1, { limb, sock, shoe, sole }: LegDrawing, student: Student): Drawing {
  // The light must not be mirrored with the leg.
  const lit = (color: string) => horizontal(shades(color), -16 * side, 16 * side);
  return group(
    [
      path(limb, lit(student.trousers)),
      student.skirt !== undefined && path(sock, lit('#fffbe6')),
      path(shoe, lit(student.shoes)),
      path(sole, '#fff6dc'),
    ],
    { transform: at(0, 0, { scaleX: side }) },
  );
}

function sleeve(from: Point, [elbow, hand]: readonly [Point, Point], color: string, skin: string): Drawing {
  const points = hand[1] < -90;
  return [
    path(taper([from, elbow, hand], 6.6, 4.4), cloth(color), {
      join: 'round',
      stroke: cloth(color),
      strokeWidth: 0.8,
    }),
    circle(from[0], from[1], 3.6, cloth(color)),
    ellipse(lerp(elbow[0], hand[0], 1.14), lerp(elbow[1], hand[1], 1.14), 2.5, 3, cloth(skin, 0.1)),
    points &&
      line(
        d`M${lerp(elbow[0], hand[0], 1.14)} ${lerp(elbow[1], hand[1], 1.14)}L${lerp(elbow[0], hand[0], 1.46)} ${lerp(elbow[1], hand[1], 1.46)}`,
        cloth(skin, 0.1),
        1.9,
        { cap: 'round' },
      ),
  ];
}

function hairOf(style: Student['style'], hair: string): Drawing {
  const locks = cloth(hair);
  if (style === 'curls') {
    const next = random(5);
    return [
      ellipse(0, -93, 7, 7.2, locks),
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2;
        return circle(Math.cos(angle) * 6.4, -93.4 + Math.sin(angle) * 6.2, next.between(2.2, 3.2), locks);
      }),
    ];
  }
  if (style === 'bob')
    return path(
      'M-7-92C-8-103 8-103 7-92C7.600-88 7.400-84 6.600-81.500Q0-79.500-6.600-81.500C-7.400-84-7.600-88-7-92Z',
      locks,
    );
  if (style === 'cap')
    return [
      path('M-5.800-93V-87Q0-84.600 5.800-87V-93Z', locks),
      path('M-6.400-92.500C-7-103 7-103 6.400-92.500Q0-90.600-6.400-92.500Z', cloth('#ffc53d')),
      path('M-2.800-92.200Q0-95.400 2.800-92.200Z', locks),
      circle(0, -100.4, 1, '#e0a52e'),
    ];
  return [
    path('M-6.300-92C-7.400-102.500 7.400-102.500 6.300-92C6-88 3-86.500 0-86.500S-6-88-6.300-92Z', locks),
    path('M-2-87.500C-3-80-1-76 0.500-70C3-75 3.400-81 2.200-87.500Z', locks),
    circle(0.6, -101, 3.6, locks),
    ellipse(0.4, -98.6, 2.6, 1.1, cloth('#ffc53d')),
    line('M-1.500-83l3 1.500M-1-79.500l2.800 1.300', mix(hair, COOL, 0.5), 0.6),
    path('M-0.600-71h2.400l.8 3.500h-3.400Z', cloth('#ffc53d')),
  ];
}

/** A rucksack packed for months: lid, pocket, straps, bottle, rolled mat. */
function rucksack(color: string, roll: string): Drawing {
  return [
    path('M-11-80Q-11-86-5-86H5Q11-86 11-80L12-57Q12-50 5-50H-5Q-12-50-12-57Z', cloth(color)),
    path(
      'M-11.600-77Q-11.600-87.500-4-87.500H4Q11.600-87.500 11.600-77Q0-73.500-11.600-77Z',
      cloth(mix(color, '#ffffff', 0.16)),
    ),
    path('M-8.500-67H8.500L9-57Q9-53.500 5-53.500H-5Q-9-53.500-9-57Z', cloth(mix(color, COOL, 0.14))),
    line('M-8.500-64.500H8.500', mix(color, COOL, 0.5), 0.7),
    line('M-4.500-76V-70M4.500-76V-70', '#fff0c4', 1.1, { cap: 'round' }),
    rect(-13.6, -53, 27.2, 6.6, cloth(roll), { radius: 3.2 }),
    line('M-6-53.500V-46M6-53.500V-46', mix(color, COOL, 0.5), 1),
    path('M11.400-68h2.800q1.200 0 1.200 1.500v10.500q0 1.500-1.500 1.500H11.600Z', cloth('#4fb8b0')),
    rect(12, -70.4, 2.6, 2.8, '#fff0c4', { radius: 0.8 }),
    line('M11.600-59.500H15.600', mix(color, COOL, 0.5), 2.6),
  ];
}

/** One of the three students, from behind, drawn in more detail than `person`. */
function student(s: Student): Drawing {
  const [left, right] = s.weight < 0 ? [FIRM, LOOSE] : [LOOSE, FIRM];
  return group(
    [
      leg(-1, left, s),
      leg(1, right, s),
      s.skirt !== undefined &&
        path(
          'M-9.600-56C-12.800-49-14.600-40-15.200-31Q0-27.500 15.200-31C14.600-40 12.800-49 9.600-56Z',
          cloth(s.skirt),
        ),
      sleeve([-10.4, -78], s.left, s.jacket, s.skin),
      sleeve([10.4, -78], s.right, s.jacket, s.skin),
      path(
        'M-3.500-84.500C-8-83.500-12.500-82-12.600-76C-12.400-66-9.600-60-10.800-47Q0-44.600 10.800-47C9.600-60 12.400-66 12.600-76C12.500-82 8-83.500 3.500-84.500Z',
        cloth(s.jacket),
      ),
      rect(-2.6, -88.5, 5.2, 6, cloth(mix(s.skin, COOL, 0.2)), { radius: 2 }),
      ellipse(0, -92, 5.9, 7.2, cloth(s.skin)),
      ellipse(6, -91, 1.2, 1.9, mix(s.skin, WARM, 0.5)),
      hairOf(s.style, s.hair),
      group(rucksack(s.rucksack, s.roll), { transform: at(0, -4, { scale: 0.93 }) }),
      line(
        s.style === 'curls'
          ? 'M4-101.600C8.500-99 9.500-94 8.400-90'
          : 'M3.500-99C6.400-97 6.900-93 6.300-89',
        '#fff0b4',
        0.9,
        { cap: 'round', opacity: 0.9 },
      ),
      line('M11.200-74L11.900-58', '#fff6cc', 0.9, { cap: 'round', opacity: 0.9 }),
    ],
    { transform: at(s.x, s.y, { scale: s.height / 100 }) },
  );
}

/** A student's shadow, which falls towards the viewer because the light is behind. */
function shadow(x: number, y: number, width: number): Drawing {
  const lean = (x - SUN[0]) * 0.3;
  return path(
    d`M${x - width} ${y}H${x + width}L${x + width * 1.3 + lean} 614H${x - width * 1.3 + lean}Z`,
    vertical([
      [0, '#0a3f50', 0.6],
      [1, '#0a3f50', 0.25],
    ]),
  );
}

function students(): Drawing {
  return [
    shadow(232, 562, 22),
    shadow(330, 570, 22),
    shadow(432, 564, 22),
    student({
      x: 232,
      y: 562,
      height: 236,
      skin: '#8a5540',
      hair: '#2c1f33',
      style: 'curls',
      jacket: '#f4efd8',
      trousers: '#2a5f7c',
      shoes: '#e8b83e',
      rucksack: '#1f8f92',
      roll: '#ffcf4a',
      left: [
        [-14.5, -66],
        [-12, -53],
      ],
      right: [
        [15, -67],
        [13.5, -54],
      ],
      weight: 1,
    }),
    student({
      x: 330,
      y: 570,
      height: 224,
      skin: '#f0b894',
      hair: '#a85a30',
      style: 'plait',
      jacket: '#2f9a98',
      trousers: '#e8b894',
      shoes: '#f4efd8',
      rucksack: '#f2b632',
      roll: '#e8f0dc',
      left: [
        [-17, -86],
        [-22, -99],
      ],
      right: [
        [14.5, -67],
        [13.5, -54],
      ],
      weight: -1,
      skirt: '#23506e',
    }),
    student({
      x: 432,
      y: 564,
      height: 244,
      skin: '#e2a47c',
      hair: '#4a2f2c',
      style: 'cap',
      jacket: '#d9644e',
      trousers: '#3a4f78',
      shoes: '#f4efd8',
      rucksack: '#2a4f7a',
      roll: '#4fb8a8',
      left: [
        [-15, -67],
        [-13, -54],
      ],
      right: [
        [16, -68],
        [11, -60],
      ],
      weight: 1,
    }),
  ];
}

/** A row of seats on one beam, turned to the window: near, cropped by the edge. */
function seats(): Drawing {
  const back = horizontal(['#125a66', '#1f7f86', '#3fb0a4']);
  const chairs = [604, 668, 732, 796, 860, 924];
  return [
    line('M620 566V598M748 566V598M876 566V598', '#0f4c5a', 5, { cap: 'round' }),
    line('M600 598H644M728 598H772M856 598H900', '#0f4c5a', 4, { cap: 'round' }),
    line('M600 566H960', '#0f4c5a', 5),
    chairs.map((x) => [
      path(
        d`M${x} 562L${x + 3} 516Q${x + 4} 506 ${x + 13} 506H${x + 45}Q${x + 54} 506 ${x + 55} 516L${x + 58} 562Q${x + 29} 568 ${x} 562Z`,
        back,
      ),
      line(
        d`M${x + 5} 513Q${x + 7} 507 ${x + 13} 507H${x + 45}Q${x + 53} 507 ${x + 54.4} 516L${x + 57} 556`,
        '#fff0b4',
        1.6,
        { cap: 'round', opacity: 0.9 },
      ),
      line(d`M${x + 9} 532Q${x + 29} 537 ${x + 49} 532`, '#0f4c5a', 1, { opacity: 0.5 }),
    ]),
  ];
}

/** Leaves of a large pot plant, close to the viewer. */
function plant(): Drawing {
  const blade = (angle: number, length: number, width: number, lit: string, shade: string): Drawing =>
    group(
      [
        path(d`M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.75} 0 ${-length}Z`, shade),
        path(d`M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.75} 0 ${-length}Z`, lit),
        line(d`M0 0V${-length * 0.96}`, '#bfe08a', 1, { opacity: 0.6 }),
      ],
      { transform: at(30, 640, { rotate: angle }) },
    );
  return [
    blade(-62, 190, 30, '#1f7a70', '#0f4f58'),
    blade(54, 180, 30, '#3f9a78', '#14606a'),
    blade(-34, 230, 34, '#2a8a78', '#0f5560'),
    blade(32, 200, 32, '#6fb878', '#1a6a70'),
    blade(-8, 214, 34, '#4fa67a', '#14606a'),
  ];
}

function others(): Drawing {
  const light = { warm: '#ffe08a', cool: '#14606c', side: 1 } as const;
  return [
    person({
      x: 596,
      y: 500,
      height: 84,
      pose: 'walk',
      skin: '#e2a47c',
      hair: '#4a3440',
      top: '#3f8f92',
      bottom: '#2a5f74',
      suitcase: '#e8c05a',
      ...light,
    }),
    person({
      x: 706,
      y: 506,
      height: 88,
      pose: 'stand',
      skin: '#e2a47c',
      hair: '#5a3a34',
      style: 'long',
      long: true,
      top: '#c98a5a',
      bottom: '#2a5f74',
      ...light,
    }),
    person({
      x: 728,
      y: 506,
      height: 56,
      pose: 'stand',
      build: 'child',
      skin: '#e2a47c',
      hair: '#5a3a34',
      top: '#4fb8a8',
      bottom: '#2a5f74',
      ...light,
    }),
  ];
}

export const studentTravel: Illustration = {
  name: 'student-travel',
  title: 'Three students before the departure board',
  hour: 'golden afternoon',
  hue: '#f2c14a',
  focus: 'left',
  draw: () => [
    outside(),
    glass(),
    floor(),
    column(-330, 0.52),
    column(1180, 0.52),
    others(),
    column(-390, 0.7),
    column(1150, 0.7),
    roof(),
    board(),
    glow({ x: SUN[0], y: SUN[1], radius: 300, radiusY: 220, color: '#fff0b0', strength: 0.3 }),
    kite({
      x: 546,
      y: 222,
      size: 1.12,
      lean: 14,
      light: 'golden',
      side: 1,
      tail: [
        [534, 278],
        [552, 298],
        [530, 318],
        [544, 340],
      ],
    }),
    seats(),
    students(),
    plant(),
  ],
};
