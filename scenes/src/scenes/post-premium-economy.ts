import { cabinWindow } from '../library/cabinWindow';
import { mix } from '../library/color';
import { BOTTOM, LEFT, RIGHT } from '../library/frame';
import { glow } from '../library/glow';
import { kite } from '../library/kite';
import { d, type Point } from '../library/numbers';
import { poly, scallops, taper } from '../library/outline';
import { horizontal, slanted, vertical } from '../library/paint';
import { random } from '../library/random';
import { rim } from '../library/rim';
import type { Scene } from '../library/scene';
import { sky } from '../library/sky';
import { sun } from '../library/sun';
import { at, blur, circle, clip, ellipse, group, line, path, rect, type Drawing } from '../library/svg';

const FLOOR = 542;
const PAN = 452;
const HIP = PAN - 18;

// Seats by their hips: three close ones, a partition, two that stand apart.
const NARROW = [-70, 68, 206] as const;
const ROOMY = [470, 722] as const;
const PARTITION = 336;

const WINDOWS = [-90, 40, 170, 430, 560, 690, 820, 950] as const;
const PANE = { y: 172, width: 88, height: 126 } as const;
const KITE_PANE = 560;

const COOL = '#0c3550';
const EDGE = '#f4fffb';

function cabin(): Drawing {
  return [
    rect(
      LEFT,
      0,
      RIGHT - LEFT,
      FLOOR,
      vertical([
        [0, '#c9ece8'],
        [0.3, '#e4f6f0'],
        [0.55, '#a9dad8'],
        [0.56, '#7fc0c4'],
        [0.8, '#459aa6'],
        [1, '#256f82'],
      ]),
    ),
    line(d`M${LEFT} 300H${RIGHT}`, '#ffffff', 2, { opacity: 0.7 }),
    line(d`M${LEFT} 303H${RIGHT}`, '#3f8a9a', 1.6, { opacity: 0.35 }),
    line(
      [-155, -25, 105, 235, 365, 495, 625, 755, 885].map((x) => d`M${x} 84V300`).join(''),
      '#7fbcc0',
      1.2,
      { opacity: 0.35 },
    ),
    glow({ x: 700, y: 200, radius: 460, radiusY: 300, color: '#fff0c4', strength: 0.75 }),
    rect(LEFT, FLOOR, RIGHT - LEFT, BOTTOM - FLOOR, vertical(['#1f6678', '#0f4460', '#0b3350'])),
    line(d`M${LEFT} ${FLOOR}H${RIGHT}`, '#8fd0d0', 2, { opacity: 0.6 }),
  ];
}

/** The lockers over the seats, with a band of light below them. */
function lockers(): Drawing {
  return [
    path(d`M${LEFT} -2H${RIGHT}V70H${LEFT}Z`, vertical(['#f4fdfa', '#cfeae8', '#8fc4ca'], 0, 72)),
    line([-90, 62, 214, 366, 518, 670, 822].map((x) => d`M${x} 0V58`).join(''), '#5fa2ae', 1.8, {
      opacity: 0.5,
    }),
    [-14, 138, 290, 442, 594, 746, 898].map((x) =>
      rect(x - 17, 44, 34, 6, vertical(['#7fb8c0', '#d9f0ee']), { radius: 3 }),
    ),
    rect(LEFT, 70, RIGHT - LEFT, 7, vertical(['#fffbe0', '#d9f2ea'])),
    rect(
      LEFT,
      77,
      RIGHT - LEFT,
      34,
      vertical([
        [0, '#fffbe0', 0.7],
        [1, '#fffbe0', 0],
      ]),
    ),
  ];
}

/** A row of billows; the same form again, shifted from the sun, is its body, so that a crescent stays lit. */
function cloudSea(seed: number, y: number, billow: number, lit: string, shade: string): Drawing {
  const next = random(seed);
  const points: Point[] = [];
  for (let x = LEFT - 40; x < RIGHT + 60; x += billow * next.skewed(0.5, 1.7, 1.6)) {
    points.push([x, y - next.between(0, billow * 0.5) + Math.sin(x / 46 + seed) * billow * 0.4]);
  }
  const form = `${scallops(points, 0.54)}${d`V300H${LEFT - 40}Z`}`;
  return [
    path(form, lit),
    path(form, vertical([mix(lit, shade, 0.25), shade], y - billow, y + billow * 2.4), {
      transform: at(-2, 3.4),
    }),
  ];
}

/** One morning above the clouds, seen through all windows. */
function morning(): Drawing {
  return [
    sky(
      [
        [0.3, '#0f74a8'],
        [0.55, '#35a4c4'],
        [0.75, '#8fdad8'],
        [0.88, '#fff0c4'],
        [1, '#ffe4b0'],
      ],
      240,
    ),
    sun({ x: 706, y: 184, radius: 13, color: '#ffe9a8', reach: 170 }),
    cloudSea(6, 206, 17, '#ffffff', '#a4dce2'),
    cloudSea(14, 224, 21, '#fffaf0', '#7fc4d0'),
    cloudSea(27, 244, 24, '#f4fffc', '#5fb0c4'),
  ];
}

function ourKite(): Drawing {
  return kite({
    x: KITE_PANE - 10,
    y: 148,
    size: 1.05,
    lean: -38,
    light: 'day',
    side: 1,
    tail: [
      [562, 190],
      [578, 198],
      [568, 212],
      [582, 224],
    ],
  });
}

const PANE_RADIUS = PANE.width * 0.42;

function paneOf(x: number): string {
  const [w, h, r] = [PANE.width, PANE.height, PANE_RADIUS];
  return (
    d`M${x - w / 2} ${PANE.y - h / 2 + r}q0 ${-r} ${r} ${-r}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}` +
    d`q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}Z`
  );
}

/** How far each blind is drawn. */
function blind(x: number, part: number): Drawing {
  const top = PANE.y - PANE.height / 2;
  const length = PANE.height * part;
  return [
    rect(x - PANE.width / 2, top, PANE.width, length, vertical(['#ffffff', '#9fd0d4'])),
    line(d`M${x - PANE.width / 2} ${top + length}h${PANE.width}`, '#ffffff', 2, { opacity: 0.85 }),
  ];
}

/** All panes are one clip over one morning: eight clips over eight of them take seconds. */
function row(): Drawing {
  const { y, width, height } = PANE;
  const glare = WINDOWS.map(
    (x) =>
      d`M${x - width / 2} ${y + height * 0.12}L${x + width * 0.2} ${y - height / 2}h${width * 0.2}L${x - width / 2} ${y + height * 0.3}Z`,
  ).join('');
  return [
    WINDOWS.map((x) => cabinWindow({ x, y, width, height, view: false, lit: '#ffffff', shade: '#8fc8ce' })),
    group(
      [
        morning(),
        ourKite(),
        path(glare, '#ffffff', { opacity: 0.12 }),
        blind(40, 0.5),
        blind(170, 0.3),
        blind(820, 0.2),
      ],
      { clip: clip(WINDOWS.map(paneOf).join('')) },
    ),
    line(WINDOWS.map(paneOf).join(''), '#8fc8ce', 1.8, { opacity: 0.7 }),
  ];
}

/** Where the morning falls through a window on the wall and the seats. */
function beams(): Drawing {
  return WINDOWS.filter((x) => x > 400).map((x) =>
    path(
      d`M${x - 44} 246H${x + 44}L${x - 50} ${FLOOR}H${x - 170}Z`,
      slanted(
        [
          [0, '#fff6d0', 0],
          [0.16, '#fff6d0', 0.46],
          [1, '#fff6d0', 0],
        ],
        [x, 246],
        [x - 110, FLOOR],
      ),
    ),
  );
}

/** Drawn back to its tie: it is what hangs between two classes. */
function curtain(): Drawing {
  const across = [-0.02, 0.26, 0.5, 0.76, 1];
  const top = (t: number) => 250 + 74 * t;
  const tied = (t: number) => 302 + 22 * t;
  const foot = (t: number) => 280 + 44 * t;
  return [
    across.slice(0, -1).map((a, i) => {
      const b = across[i + 1] ?? 1;
      return path(
        d`M${top(a)} 77H${top(b)}C${top(b)} 190 ${tied(b)} 230 ${tied(b)} 312C${tied(b)} 380 ${foot(b)} 430 ${foot(b)} ${FLOOR}H${foot(a)}` +
          d`C${foot(a)} 430 ${tied(a)} 380 ${tied(a)} 312C${tied(a)} 230 ${top(a)} 190 ${top(a)} 77Z`,
        horizontal(['#0f566e', '#2a92a0', '#5fc0c0', '#1f7a8c']),
      );
    }),
    path('M299 304Q313 312 325 306V318Q313 323 299 316Z', vertical(['#fff0cc', '#e0b47c'])),
    line(d`M236 78H330`, '#8fc4ca', 4, { cap: 'round' }),
  ];
}

function partition(): Drawing {
  const x = PARTITION;
  return [
    path(d`M${x + 14} ${FLOOR}V120l12 8V${FLOOR}Z`, '#0c3550', { opacity: 0.18 }),
    rect(x - 12, 76, 26, FLOOR - 76, horizontal(['#2f8a96', '#1a6a80', '#0f4a64'])),
    rect(
      x - 12,
      76,
      26,
      FLOOR - 76,
      vertical([
        [0, '#0c3550', 0],
        [1, '#0c3550', 0.4],
      ]),
    ),
    rim(d`M${x + 13} 82V${FLOOR - 2}`, 2.4, EDGE),
    rect(x - 16, FLOOR - 8, 34, 8, '#0f4460', { radius: 2 }),
  ];
}

interface Seat {
  /** How far the back leans, how thick it is, how long and thick the cushion is. */
  readonly lean: number;
  readonly thick: number;
  readonly cushion: number;
  readonly pad: number;
  readonly lit: string;
  readonly main: string;
  readonly dark: string;
}

const ECONOMY: Seat = {
  lean: -6,
  thick: 25,
  cushion: 84,
  pad: 20,
  lit: '#a9d4dc',
  main: '#5a9aae',
  dark: '#2f6480',
};
const PREMIUM: Seat = {
  lean: -16,
  thick: 42,
  cushion: 104,
  pad: 32,
  lit: '#4fb8bc',
  main: '#13788c',
  dark: '#0b4a68',
};

function seatBack(x: number, seat: Seat): Drawing {
  const t = seat.thick;
  const roomy = seat === PREMIUM;
  return group(
    [
      path(
        d`M2 22C6 -20 -6 -70 0 -124C2 -140 -2 -152 -8 -158H${-t + 2}C${-t - 8} -150 ${-t - 6} -130 ${-t - 4} -110L${-t - 6} 6Q${-t - 6} 24 ${-t + 10} 24Z`,
        horizontal([seat.dark, seat.main, seat.lit], -t - 8, 4),
      ),
      // Pocket and folded table on its rear.
      roomy
        ? [
            rect(-t - 12, -104, 9, 62, '#d9eeea', { radius: 3 }),
            rect(-t - 12.5, -101, 4, 50, '#0b3350', { radius: 2 }),
          ]
        : [
            rect(-t - 9, -96, 7, 50, '#d0e8e8', { radius: 2 }),
            path(d`M${-t - 5} -30l-7 2v22l8 4Z`, seat.dark),
            path(d`M${-t - 5} -44l-5 1v16l5 -1Z`, '#fff0cf'),
          ],
      // Headrest.
      roomy
        ? [
            rect(-t - 2, -206, t + 6, 58, horizontal([seat.dark, seat.main, seat.lit], -t - 4, 6), {
              radius: 14,
            }),
            path(
              d`M-20 -200Q6 -206 8 -186V-164Q6 -150 -12 -152Q-22 -152 -22 -166V-190Z`,
              horizontal(['#e4d9bc', '#fff6e0'], -22, 8),
            ),
            rim(d`M${-t + 8} -205.500H-6Q3 -205 4 -196`, 1.8, EDGE),
          ]
        : [
            rect(-t + 1, -192, t - 2, 46, horizontal([seat.dark, seat.main, seat.lit], -t, 0), { radius: 9 }),
            rect(-9, -188, 9, 30, '#e4f4f4', { radius: 4 }),
            rim(d`M${-t + 8} -191.500H-8`, 1.6, EDGE),
          ],
      line(d`M${-8} -150C-3 -100 -9 -60 -4 -10`, seat.lit, 2, { opacity: 0.6, cap: 'round' }),
    ],
    { transform: at(x, PAN, { rotate: seat.lean }) },
  );
}

function seatBase(x: number, seat: Seat): Drawing {
  const { cushion: c, pad } = seat;
  const roomy = seat === PREMIUM;
  return [
    ellipse(x + c / 2 - 10, FLOOR + 4, c * 0.72, 6, '#06263c', { opacity: 0.45, filter: blur(3) }),
    path(
      d`M${x + 2} ${PAN + pad - 4}L${x - 8} ${FLOOR}h14L${x + 18} ${PAN + pad}ZM${x + c - 26} ${PAN + pad - 4}L${x + c - 16} ${FLOOR}h-13L${x + c - 40} ${PAN + pad}Z`,
      vertical(['#8fb8c4', '#4a7a90']),
    ),
    line(d`M${x - 10} ${FLOOR - 2}H${x + c - 12}`, '#8fb8c4', 4, { cap: 'round' }),
    // The leg rest that only one of the classes has.
    roomy && [
      path(
        taper(
          [
            [x + c - 12, PAN + 10],
            [x + c + 18, PAN + 36],
            [x + c + 45, PAN + 70],
          ],
          32,
          21,
        ),
        slanted([seat.lit, seat.main, seat.dark], [x + c + 20, PAN + 10], [x + c + 14, PAN + 76]),
      ),
    ],
    path(
      d`M${x - 14} ${PAN + 2}Q${x - 18} ${PAN + pad + 2} ${x - 4} ${PAN + pad}H${x + c - 8}Q${x + c + 6} ${PAN + pad} ${x + c + 6} ${PAN + pad * 0.5}Q${x + c + 4} ${PAN - 4} ${x + c - 12} ${PAN - 3}Q${x + c / 2} ${PAN + 6} ${x - 14} ${PAN + 2}Z`,
      vertical([seat.lit, seat.main, seat.dark]),
    ),
    rim(
      d`M${x + 16} ${PAN + 3}Q${x + c / 2 + 8} ${PAN + 5} ${x + c - 12} ${PAN - 2.4}Q${x + c + 3} ${PAN - 3} ${x + c + 5} ${PAN + pad * 0.45}`,
      1.6,
      EDGE,
      0.8,
    ),
  ];
}

function armrest(x: number, seat: Seat): Drawing {
  const roomy = seat === PREMIUM;
  const y = PAN - 52;
  return roomy
    ? [
        path(
          d`M${x - 22} ${y + 8}H${x + 64}Q${x + 66} ${PAN - 14} ${x + 60} ${PAN + 2}Q${x + 57} ${PAN + 12} ${x + 46} ${PAN + 12}H${x + 2}Q${x - 8} ${PAN + 12} ${x - 12} ${PAN}Z`,
          vertical(['#2a9aa8', '#0f6a80', '#0b4a68']),
        ),
        rect(x - 26, y, 100, 13, vertical(['#ffe9c4', '#e0b47c', '#a87a5c']), { radius: 6.5 }),
        rim(d`M${x - 20} ${y + 1}H${x + 68}`, 1.4, '#fffbe8'),
      ]
    : [
        path(d`M${x + 4} ${y + 4}L${x - 2} ${PAN + 8}h10L${x + 13} ${y + 6}Z`, seat.dark),
        rect(x - 12, y, 68, 9, vertical(['#d9ecee', '#5f98aa']), { radius: 4.5 }),
      ];
}

interface Passenger {
  readonly x: number;
  readonly lean: number;
  /** From the hips. */
  readonly knee: Point;
  readonly foot: Point;
  readonly elbow: Point;
  readonly hand: Point;
  /** How far the head turns down (positive) or up, against the torso. */
  readonly nod: number;
  readonly skin: string;
  readonly hair: string;
  readonly style: 'short' | 'bun' | 'long';
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly holds?: 'book' | 'bag';
}

function shaded(color: string, y0: number, y1: number): ReturnType<typeof vertical> {
  return vertical([mix(color, '#fff3d4', 0.4), color, mix(color, COOL, 0.34)], y0, y1);
}

function hairOf(style: Passenger['style'], hair: string): Drawing {
  const locks = shaded(hair, -184, -110);
  return [
    style === 'long' && path('M-16-168C-28-150-30-118-25-96C-20-88-8-90-3-98C-6-108-4-122-3-140Z', locks),
    style === 'bun' && ellipse(-21, -170, 10, 9.5, locks),
    path(
      'M22-160C22-178 6-184-6-180C-22-176-25-156-19-140C-16-132-12-128-8-126C-10-140-4-148 2-152C10-154 18-154 22-160Z',
      locks,
    ),
    rim('M-14-174C-6-182 10-182 18-170', 1.6, '#fff3d4', 0.75),
  ];
}

/** Someone who sits and looks to the right, the torso along the seat's back. */
function passenger(p: Passenger): Drawing {
  const { skin, top, bottom } = p;
  const cloth = shaded(top, -120, 10);
  const trousers = shaded(bottom, -20, 100);
  const flesh = shaded(skin, -176, -110);
  const [kx, ky] = p.knee;
  const [fx, fy] = p.foot;
  const far: Point = [kx - 5, ky + 3];
  const leg = ([ax, ay]: Point, [bx, by]: Point, color: ReturnType<typeof vertical>): Drawing => [
    path(
      taper(
        [
          [0, 0],
          [ax * 0.5, ay * 0.5 - 2],
          [ax, ay],
        ],
        36,
        25,
      ),
      color,
    ),
    path(
      taper(
        [
          [ax, ay],
          [(ax + bx) / 2 + 1, (ay + by) / 2],
          [bx, by],
        ],
        25,
        16,
      ),
      color,
    ),
    circle(ax, ay, 12.5, color),
  ];
  const turn = fx - kx > 20 ? -34 : 0;
  const shoe = (x: number, y: number, color: string): Drawing =>
    group(
      [
        path('M-9-8H6C12-4 24-3 26 4Q26 8 22 8H-9Q-12 0-9-8Z', shaded(color, -8, 8)),
        line('M-9 7.500H23', '#f4fffb', 2.2, { cap: 'round' }),
      ],
      { transform: at(x, y, { rotate: turn }) },
    );
  const spin = (p.lean * Math.PI) / 180;
  const shoulder: Point = [Math.sin(spin) * 97 - 3, -Math.cos(spin) * 97];
  return group(
    [
      leg(far, [fx - 12, fy], shaded(mix(bottom, COOL, 0.35), -20, 100)),
      shoe(fx - 13, fy, mix(p.shoes, COOL, 0.3)),
      group(
        [
          rect(-9, -132, 17, 26, shaded(mix(skin, COOL, 0.16), -132, -100), { radius: 7 }),
          path('M-18 12C-26-30-27-76-18-106C-12-119 8-120 15-108C25-84 23-34 21 12Z', cloth),
          rim('M16-106C24-84 23-50 22-30', 1.6, '#fff6dc', 0.8),
          group(
            [
              ellipse(2, -150, 20.5, 25, flesh),
              path('M20-154L29-144Q28-141 21-141Z', flesh),
              hairOf(p.style, p.hair),
              ellipse(-3, -146, 3.6, 5.4, mix(skin, '#c9604a', 0.25)),
            ],
            { transform: `rotate(${String(-p.lean * 0.55 + p.nod)} 0 -122)` },
          ),
        ],
        { transform: `rotate(${String(p.lean)})` },
      ),
      leg([kx, ky], [fx, fy], trousers),
      shoe(fx, fy, p.shoes),
      rim(d`M24 -17L${kx - 2} ${ky - 12}Q${kx + 11} ${ky - 10} ${kx + 12} ${ky + 2}`, 1.6, '#fff6dc', 0.75),
      p.holds === 'bag' && bag(),
      p.holds === 'book' && book(p.hand[0] + 8, p.hand[1] - 12),
      line(poly([shoulder, p.elbow], false), shaded(mix(top, COOL, 0.07), -120, 10), 24, { cap: 'round' }),
      line(poly([p.elbow, p.hand], false), shaded(mix(top, COOL, 0.07), -120, 10), 18, { cap: 'round' }),
      circle(p.hand[0], p.hand[1], 8.4, shaded(skin, p.hand[1] - 8, p.hand[1] + 8)),
    ],
    { transform: at(p.x, HIP) },
  );
}

/** It has to go somewhere. */
function bag(): Drawing {
  return [
    path('M30-14C26-40 30-66 44-70H68C82-66 84-40 80-14Z', horizontal(['#8a5a5c', '#d99a5c', '#ffcf8c'])),
    path('M40-14V-34Q42-40 48-40H66Q72-40 73-34L74-14Z', '#c9844c', { opacity: 0.7 }),
    line('M48-70Q56-84 64-70', '#8a5a5c', 3.4),
    rim('M66-69C80-66 83-40 79.500-16', 1.6, '#fff3d4'),
  ];
}

function cup(x: number, y: number): Drawing {
  return [
    path(
      d`M${x - 9} ${y - 16}H${x + 9}L${x + 6} ${y}H${x - 6}Z`,
      horizontal(['#d9eeea', '#ffffff', '#fff6e0']),
    ),
    line(d`M${x + 8} ${y - 13}q8 1 5 7t-7 3`, '#fff6e0', 2),
    line(d`M${x - 3} ${y - 22}q-3 -5 0 -9t0 -9M${x + 4} ${y - 22}q-3 -4 0 -7t0 -7`, '#ffffff', 1.6, {
      cap: 'round',
      opacity: 0.7,
    }),
  ];
}

function book(x: number, y: number): Drawing {
  return [
    path(d`M${x} ${y + 20}L${x - 20} ${y - 22}L${x - 4} ${y - 30}L${x + 14} ${y + 12}Z`, '#fffaf0'),
    path(
      d`M${x} ${y + 20}L${x + 14} ${y + 12}L${x + 30} ${y - 24}L${x + 12} ${y - 20}Z`,
      horizontal(['#f2b54a', '#d98a3c']),
    ),
  ];
}

/** Knees at the seat in front, elbows at the body, a bag on the lap. */
function narrowRow(): Drawing {
  const [a, b, c] = NARROW;
  const tight = { lean: -4, knee: [90, -2], foot: [86, 98] } as const;
  const who: readonly Passenger[] = [
    {
      ...tight,
      x: a,
      elbow: [8, -44],
      hand: [48, -34],
      nod: 8,
      skin: '#c98f6c',
      hair: '#3a2a3c',
      style: 'short',
      top: '#c9a45c',
      bottom: '#3a4a7a',
      shoes: '#2b3058',
    },
    {
      ...tight,
      x: b,
      elbow: [6, -40],
      hand: [40, -42],
      nod: 12,
      holds: 'bag',
      skin: '#e0ac88',
      hair: '#6a3f34',
      style: 'long',
      top: '#c9788c',
      bottom: '#3f5a86',
      shoes: '#f0e4d0',
    },
    {
      ...tight,
      x: c,
      elbow: [12, -44],
      hand: [48, -36],
      nod: 6,
      skin: '#a8704f',
      hair: '#2a2030',
      style: 'short',
      top: '#8a9cc4',
      bottom: '#4a4466',
      shoes: '#2b3058',
    },
  ];
  return who.map((person) => [
    seatBack(person.x, ECONOMY),
    seatBase(person.x, ECONOMY),
    passenger(person),
    armrest(person.x, ECONOMY),
  ]);
}

function roomyRow(): Drawing {
  const [a, b] = ROOMY;
  const eased = { lean: -14, knee: [92, -14], foot: [150, 62] } as const;
  const who: readonly Passenger[] = [
    {
      ...eased,
      x: b,
      elbow: [-4, -48],
      hand: [44, -42],
      nod: 2,
      skin: '#c98c68',
      hair: '#54403c',
      style: 'short',
      top: '#e4ecdc',
      bottom: '#4a5a7c',
      shoes: '#7a4a3c',
    },
    {
      ...eased,
      x: a,
      elbow: [-4, -46],
      hand: [46, -64],
      nod: -2,
      skin: '#d99c76',
      hair: '#4a2a34',
      style: 'bun',
      top: '#f6e4b8',
      bottom: '#2f5a84',
      shoes: '#fff6e4',
      holds: 'book',
    },
  ];
  return who.map((person) => [
    seatBack(person.x, PREMIUM),
    seatBase(person.x, PREMIUM),
    passenger(person),
    armrest(person.x, PREMIUM),
  ]);
}

/** The narrow side lies in cooler air, so that light itself says where one would rather sit. */
function shadeOfEconomy(): Drawing {
  return rect(
    LEFT,
    77,
    PARTITION + 13 - LEFT,
    FLOOR - 77,
    horizontal([
      [0, '#1f5f86', 0.3],
      [0.7, '#1f5f86', 0.16],
      [1, '#1f5f86', 0.1],
    ]),
    { blend: 'multiply' },
  );
}

/** The measure on the floor: from back to back, short and long. */
function measure(from: number, to: number, y: number, color: string, width: number): Drawing {
  return [
    line(d`M${from} ${y}H${to}`, color, width, { cap: 'round' }),
    line(d`M${from} ${y - 9}v18M${to} ${y - 9}v18`, color, width, { cap: 'round' }),
    line(d`M${from + 16} ${y - 7}l-9 7l9 7M${to - 16} ${y - 7}l9 7l-9 7`, color, width * 0.9, {
      cap: 'round',
      join: 'round',
    }),
  ];
}

/** The air before the knees, in the light. */
function kneeRoom(): Drawing {
  return [
    glow({ x: 628, y: 470, radius: 92, radiusY: 110, color: '#fff6cc', strength: 0.7 }),
    [430, 610, 860].map((x) => ellipse(x, FLOOR + 8, 70, 5, '#c9f4e8', { opacity: 0.3, filter: blur(3) })),
  ];
}

/** The wall before the front row, with a screen; the hero shows it. */
function front(): Drawing {
  return [
    rect(900, 76, 60, FLOOR - 76, horizontal(['#8fcfd0', '#2f8a96'])),
    rim(d`M900.500 80V${FLOOR}`, 2, EDGE),
  ];
}

export const postPremiumEconomy: Scene = {
  name: 'post-premium-economy',
  title: 'Two rows of one cabin, and one has room for the knees',
  hour: 'cool morning',
  hue: '#4fb0b8',
  draw: () => [
    cabin(),
    row(),
    lockers(),
    front(),
    curtain(),
    partition(),
    beams(),
    kneeRoom(),
    narrowRow(),
    shadeOfEconomy(),
    roomyRow(),
    cup(ROOMY[1] + 62, PAN - 52),
    measure(NARROW[1] - 28, NARROW[2] - 28, 574, '#bfe4e4', 4),
    measure(ROOMY[0] - 36, ROOMY[1] - 36, 574, '#ffe7a4', 5),
  ],
};
