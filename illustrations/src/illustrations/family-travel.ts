import { airliner } from '../motifs/airliner';
import { cloud } from '../motifs/cloud';
import { mix } from '../drawing/color';
import { branch, leaf, spray } from '../motifs/foliage';
import { LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, type Point } from '../drawing/numbers';
import { dots, poly, smooth, taper } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { random } from '../drawing/random';
import { ridge } from '../motifs/ridge';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import {
  at,
  circle,
  clip,
  ellipse,
  group,
  line,
  path,
  rect,
  stamp,
  symbol,
  type Definition,
  type Drawing,
} from '../drawing/svg';
import { treeline } from '../motifs/treeline';

const HORIZON = 352;
const FENCE = 438;
const SHADE_GREEN = '#1d5a48';

function air(): Drawing {
  return [
    sky(
      [
        [0, '#1f9ac4'],
        [0.28, '#4fbdd0'],
        [0.55, '#92dcd0'],
        [0.8, '#d2f2d2'],
        [1, '#f6fbd8'],
      ],
      HORIZON + 4,
    ),
    glow({ x: 90, y: -40, radius: 460, radiusY: 330, color: '#fff6c4', strength: 0.75 }),
    cloud({ seed: 5, x: 672, y: 118, width: 210, height: 60, lit: '#ffffff', shade: '#a9dcd8' }),
    cloud({ seed: 9, x: 40, y: 218, width: 190, height: 52, lit: '#fdfff4', shade: '#b4e2d6' }),
    cloud({
      seed: 14,
      x: 470,
      y: 296,
      width: 150,
      height: 32,
      lit: '#fbfff0',
      shade: '#c4ead6',
      opacity: 0.9,
    }),
    cloud({ seed: 21, x: 850, y: 268, width: 170, height: 46, lit: '#fbfff0', shade: '#b4e2d6' }),
  ];
}

function hills(): Drawing {
  return [
    ridge({ seed: 3, y: 330, amplitude: 26, detail: 0.5, fill: vertical(['#8ccbb0', '#bfe6bc'], 300, 360) }),
    mist({ y: 304, height: 60, color: '#eefad6', strength: 0.7 }),
    ridge({ seed: 12, y: 346, amplitude: 16, detail: 0.8, fill: vertical(['#6fb98a', '#a4d88e'], 326, 372) }),
    treeline({ seed: 7, y: 352, amplitude: 9, crown: 15, fill: vertical(['#3f9a76', '#6fbb78'], 338, 366) }),
  ];
}

/** The terminal's long roof and the control tower, small and bright on the far side. */
function airport(): Drawing {
  return [
    path('M598 356V344Q640 330 690 336T800 330T900 336T960 334V356Z', vertical(['#fbfff0', '#cfe8dc'])),
    path('M598 356V350H960V356Z', '#4fa0a4'),
    line(
      'M610 350v6M630 350v6M650 350v6M670 350v6M690 350v6M710 350v6M730 350v6M750 350v6M770 350v6M790 350v6M810 350v6M830 350v6M850 350v6M870 350v6M890 350v6M910 350v6M930 350v6',
      '#e9f6ea',
      1.4,
    ),
    path('M710 338L712 296H724L726 338Z', horizontal(['#fbfff0', '#a9d2cc'])),
    path('M701 284H735L729 299H707Z', horizontal(['#6fc0c4', '#2f7f8e'])),
    path('M698 280H738L735 285H701Z', '#fbfff0'),
    path('M706 280Q718 270 730 280Z', '#d6ece0'),
    line('M718 274v-14', '#5fa8a0', 1.4),
    line('M706 285L711 298M718 285V298M730 285L725 298', '#dff2ea', 1),
  ];
}

/** How far along the runway (0 to 1 from left to right) and across it (0 far, 1 near) a place lies. */
function onRunway(along: number, across: number): Point {
  const x = lerp(LEFT, RIGHT, along);
  return [x, lerp(lerp(392, 371, along), lerp(428, 385, along), across)];
}

function stripe(from: number, to: number, near: number, far: number): string {
  return poly([onRunway(from, near), onRunway(to, near), onRunway(to, far), onRunway(from, far)]);
}

/** The runway leads away to the right, so its dashes and lamps get closer together. */
function runway(): Drawing {
  let dashes = '';
  const lamps: Point[] = [];
  let from = 0;
  for (let i = 0; from < 1; i++) {
    const long = 0.054 * 0.94 ** i;
    dashes += stripe(from, from + long, 0.46, 0.56);
    lamps.push(onRunway(from + long * 0.5, 1.16), onRunway(from + long * 1.4, 1.16));
    from += long * 1.85;
    if (long < 0.008) break;
  }
  return [
    path(d`M${LEFT} 358H${RIGHT}V470H${LEFT}Z`, vertical(['#a6d978', '#7cc45e'], 358, 470)),
    // Mown and unmown grass follow the runway.
    path(stripe(0, 1, -0.72, -0.36), '#8fce6c'),
    path(stripe(0, 1, 1.35, 2.1), '#b4e083', { opacity: 0.6 }),
    path(stripe(0, 1, 0, 1), horizontal(['#86a0a8', '#a9bcb8'], LEFT, RIGHT)),
    path(stripe(0, 1, 0, 0.06) + stripe(0, 1, 0.94, 1), '#f4fbe6'),
    path(dashes, '#f9fff0'),
    line(dots(lamps), '#ffe9a0', 3.2, { cap: 'round' }),
    ellipse(0, 0, 150, 6, '#2a5a6a', { opacity: 0.26, transform: at(470, 394, { rotate: -1.8 }) }),
  ];
}

/** A mesh fence: posts, three wires, a hint of diamonds that lightens towards the ends. */
function fence(): Drawing {
  let [posts, lit, mesh] = ['', '', ''];
  for (let x = LEFT + 8; x < RIGHT; x += 92) {
    posts += d`M${x} ${FENCE + 44}V${FENCE - 22}`;
    lit += d`M${x - 1.5} ${FENCE + 40}V${FENCE - 22}`;
  }
  for (let x = LEFT - 60; x < RIGHT; x += 18) {
    mesh += d`M${x} ${FENCE + 36}l54-54M${x + 54} ${FENCE + 36}l-54-54`;
  }
  return [
    line(mesh, '#eafbe4', 0.7, { opacity: 0.42 }),
    line(posts, '#4f8f8a', 4.4, { cap: 'round' }),
    line(lit, '#f4fff0', 1.4, { cap: 'round' }),
    line(d`M${LEFT} ${FENCE - 18}H${RIGHT}M${LEFT} ${FENCE + 34}H${RIGHT}`, '#dff4e2', 1.6),
  ];
}

const MEADOW: readonly Point[] = [
  [LEFT - 20, 462],
  [-20, 470],
  [120, 480],
  [280, 478],
  [420, 468],
  [560, 466],
  [700, 474],
  [820, 466],
  [RIGHT + 20, 452],
];

function meadow(): Drawing {
  const shape = `${smooth(MEADOW)}V620H${String(LEFT - 20)}Z`;
  return [
    path(shape, vertical(['#8fd05a', '#5cb554', '#2f8f52', '#1f6e4a'], 456, 604)),
    group(
      [
        path(
          d`M${LEFT} 530C80 500 260 512 420 506S720 500 ${RIGHT} 520V546C700 520 500 540 330 536S40 540 ${LEFT} 570Z`,
          '#b6e070',
          { opacity: 0.38 },
        ),
        path(
          d`M${LEFT} 580C100 556 300 566 460 556S760 552 ${RIGHT} 566V590C700 572 520 592 360 590S60 590 ${LEFT} 610Z`,
          '#7cc95a',
          { opacity: 0.3 },
        ),
      ],
      { clip: clip(shape) },
    ),
    rim(MEADOW, 2, '#e4f8a8', 0.8),
  ];
}

function grass(
  seed: number,
  count: number,
  from: number,
  to: number,
  height: number,
  color: string,
): Drawing {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = next.between(LEFT, RIGHT);
    const y = next.between(from, to);
    const h = height * next.between(0.5, 1.2);
    const lean = next.between(-0.2, 0.6) * h;
    data += d`M${x - 1.6} ${y}Q${x - 1} ${y - h * 0.6} ${x + lean} ${y - h}Q${x + 2} ${y - h * 0.5} ${x + 2} ${y}Z`;
  }
  return path(data, color);
}

/** Flowers on stems; larger towards the viewer, in drifts rather than evenly. */
function flowers(): Drawing {
  const next = random(31);
  const daisy = symbol([
    [0, 45, 90, 135].map((turn) =>
      ellipse(0, 0, 6.4, 1.9, '#fffdf0', { transform: `rotate(${String(turn)})` }),
    ),
    circle(0, 0, 2.3, '#ffc53d'),
  ]);
  const poppy = symbol([
    path(
      'M0 4C-7 4-8.500-3-6.500-7Q-4-4.500-2-7.500Q0-4 2-7.500Q4-4.500 6.500-7C8.500-3 7 4 0 4Z',
      vertical(['#ff9aa8', '#e2486a']),
    ),
    path('M0 4C-3 3-3.500-2-2-5Q0-3.500 2-5C3.500-2 3 3 0 4Z', '#b92a55', { opacity: 0.4 }),
  ]);
  const bell = symbol([circle(0, 0, 2.6, '#fff2a0'), circle(-0.8, -0.8, 1.2, '#fffbe0')]);
  const drifts: readonly (readonly [number, number, number])[] = [
    [-60, 560, 90],
    [96, 572, 70],
    [220, 548, 50],
    [650, 566, 90],
    [800, 552, 90],
    [572, 566, 36],
  ];
  const heads = drifts
    .flatMap(([cx, cy, spread]) =>
      Array.from({ length: 12 }, () => ({
        x: cx + (next() + next() - 1) * spread,
        y: cy + (next() + next() - 1) * 30,
        kind: next.pick([daisy, daisy, poppy, bell]),
        turn: next.between(-18, 18),
      })),
    )
    .sort((a, b) => a.y - b.y);
  const stems = heads.map(({ x, y }) => d`M${x} ${y}q-1 8 1 ${lerp(8, 20, (y - 500) / 100)}`).join('');
  return [
    line(stems, '#2f8048', 1.2, { cap: 'round' }),
    heads.map(({ x, y, kind, turn }) =>
      stamp(kind, at(x, y, { rotate: turn, scale: lerp(0.6, 1.35, (y - 500) / 100) })),
    ),
  ];
}

const WARM = '#fff2b8';
const COOL = '#1f4a6a';

function cloth(color: string, shade = 0.34): Definition {
  return horizontal([mix(color, WARM, 0.42), color, mix(color, COOL, shade)], -15, 15);
}

interface Legs {
  /** From hip to knee to ankle, in hundredths of the height. */
  readonly left: readonly [Point, Point, Point];
  readonly right: readonly [Point, Point, Point];
  readonly cover: string;
  readonly shoe: string;
  readonly width: number;
  /** Bare below this: shorts, a dress. */
  readonly skin?: string;
}

function legs({ left, right, cover, shoe, width, skin }: Legs): Drawing {
  return [left, right].map((joints, i) => {
    const [hip, knee, ankle] = joints;
    const out = i === 0 ? -1.6 : 1.6;
    const color = skin ?? cover;
    return [
      path(taper([hip, knee, ankle], width, width * 0.52), cloth(color)),
      circle(knee[0], knee[1], width * 0.34, cloth(color)),
      skin !== undefined &&
        path(
          taper([hip, [lerp(hip[0], knee[0], 0.7), lerp(hip[1], knee[1], 0.7)]], width * 1.25, width * 1.15),
          cloth(cover),
        ),
      path(
        d`M${ankle[0] - 2.8} ${ankle[1] - 1.6}h5.6q${1.4 + out * 0.4} 2 ${1 + out * 0.4} 4.400h${-7.6}q${-0.4 + out * 0.4} -2.4 1 -4.400Z`,
        cloth(shoe),
      ),
    ];
  });
}

/** An arm from the shoulder over the elbow to the hand; bare where the sleeve is short. */
function arm(
  joints: readonly [Point, Point, Point],
  skin: string,
  sleeve: string,
  width: number,
  long = false,
): Drawing {
  const [shoulder, elbow, hand] = joints;
  const cuff = long
    ? elbow
    : ([lerp(shoulder[0], elbow[0], 0.62), lerp(shoulder[1], elbow[1], 0.62)] as const);
  return [
    path(taper([shoulder, elbow, hand], width, width * 0.6), cloth(skin)),
    circle(elbow[0], elbow[1], width * 0.4, cloth(skin)),
    ellipse(hand[0], hand[1], width * 0.42, width * 0.5, cloth(skin)),
    path(taper([shoulder, cuff], width * 1.3, width * 1.2), cloth(sleeve)),
    circle(shoulder[0], shoulder[1], width * 0.64, cloth(sleeve)),
  ];
}

/** A figure's shadow on the grass, to the lower right, away from the sun. */
function castShadow(x: number, y: number, length: number, width: number): Drawing {
  return path(
    d`M${x - width} ${y - 1}C${x + width} ${y - 8} ${x + length * 0.6} ${y - 4} ${x + length} ${y + 12}C${x + length * 0.9} ${y + 22} ${x + length * 0.4} ${y + 16} ${x - width} ${y + 5}Z`,
    '#125044',
    { opacity: 0.42 },
  );
}

/** A small child on its father's shoulders, from the hips up: its legs hang in front of him, out of sight. */
function rider(): Drawing {
  const [skin, shirt] = ['#f6c29c', '#ffcf4a'];
  return [
    arm(
      [
        [-7, -28],
        [-15, -38],
        [-16, -52],
      ],
      skin,
      shirt,
      5,
    ),
    arm(
      [
        [7, -28],
        [15, -39],
        [19, -52],
      ],
      skin,
      shirt,
      5,
    ),
    path('M-9-1C-12 3-9 7-5 6H5C9 7 12 3 9-1Z', cloth('#3a6aa8')),
    path(
      'M-3-33C-7-32.500-9.500-30-9.400-25C-9-16-10-6-9.600 0Q0 2.500 9.600 0C10-6 9-16 9.400-25C9.500-30 7-32.500 3-33Z',
      cloth(shirt),
    ),
    line('M-9.400-22Q0-20 9.400-22M-9.400-14Q0-12 9.400-14', '#ffffff', 2, { opacity: 0.75 }),
    rect(-2.4, -37, 4.8, 6, cloth(skin), { radius: 2 }),
    ellipse(-8, -43, 1.5, 2.2, skin),
    ellipse(8, -43, 1.5, 2.2, cloth(skin)),
    path('M-8-43C-9.500-55 9.500-55 8-43C7.600-38 4-35.500 0-35.500S-7.600-38-8-43Z', cloth('#9a5530')),
    line('M-7.400-46C-6.800-50-3.500-52.600 0-52.500', '#ffe9b0', 1.2, { cap: 'round', opacity: 0.9 }),
  ];
}

function father(): Drawing {
  const [skin, shirt] = ['#e8ac84', '#fbfdf4'];
  return group(
    [
      legs({
        left: [
          [-5, -48],
          [-6.5, -27],
          [-7, -4],
        ],
        right: [
          [5, -48],
          [6, -27],
          [7.5, -4],
        ],
        cover: '#2c5f8c',
        shoe: '#f4efdc',
        width: 9,
      }),
      arm(
        [
          [-10.5, -79],
          [-17.5, -69],
          [-8, -76],
        ],
        skin,
        shirt,
        5.4,
      ),
      arm(
        [
          [10.5, -79],
          [17.5, -69],
          [8, -76],
        ],
        skin,
        shirt,
        5.4,
      ),
      path(
        'M-4-85C-9-84-12.600-82.500-12.400-77C-12-66-9.600-60-10-46Q0-43.500 10-46C9.600-60 12-66 12.400-77C12.600-82.500 9-84 4-85Z',
        cloth(shirt, 0.3),
      ),
      line('M0-80V-46', '#b9d0d4', 0.7, { opacity: 0.7 }),
      path('M-10-47.500Q0-45 10-47.500V-44.500Q0-42 -10-44.500Z', cloth('#8a5a3c')),
      line('M-11-80C-12.400-78-11.600-72-10.800-66', '#ffffff', 1, { cap: 'round' }),
      group(rider(), { transform: at(0.4, -84, { scale: 0.56 }) }),
    ],
    { transform: at(448, 566, { scale: 1.86 }) },
  );
}

/** The mother in a summer dress and a straw hat, pointing at the jet. */
function mother(): Drawing {
  const [skin, dress] = ['#f0b894', '#ef6a86'];
  return group(
    [
      legs({
        left: [
          [-4, -46],
          [-4.5, -25],
          [-4, -3],
        ],
        right: [
          [4, -46],
          [4, -25],
          [6, -3],
        ],
        cover: dress,
        skin,
        shoe: '#f4efdc',
        width: 6.4,
      }),
      arm(
        [
          [-9, -78.5],
          [-14.5, -66],
          [-11, -53],
        ],
        skin,
        dress,
        4.2,
      ),
      arm(
        [
          [9, -78.5],
          [19, -85],
          [28, -96],
        ],
        skin,
        dress,
        4.2,
      ),
      line('M28-96L31.500-100', skin, 1.4, { cap: 'round' }),
      path(
        'M-3.500-83.500C-8-83-10.800-81.500-10.500-77C-10-68-7-64-7-60C-9-48-15-32-17-22Q-10-18-3-20.500Q6-16.500 18-23C14-34 8.500-48 7-60C7-64 10-68 10.500-77C10.800-81.500 8-83 3.500-83.500Z',
        cloth(dress),
      ),
      path('M-7.200-61.500Q0-59.500 7.200-61.500V-58.500Q0-56.500-7.200-58.500Z', cloth('#fff2d6')),
      line('M-5-54C-7-42-10-32-11-22M1-54C1-42 0-32-1-21M5.500-54C8-42 11-32 12.500-22', '#b93a68', 0.8, {
        opacity: 0.45,
        cap: 'round',
      }),
      path('M-5.600-93C-8-84-7.500-76-6-71.500Q0-68.500 6-71.500C7.500-76 8-84 5.600-93Z', cloth('#8a4a30')),
      line('M-4-88C-5.400-82-5-76-4-72.500', '#e0a468', 0.8, { cap: 'round', opacity: 0.8 }),
      ellipse(0, -94.5, 12.5, 3.6, cloth('#ffe08a')),
      path('M-6.600-95.500C-7-104.500 7-104.500 6.600-95.500Q0-93-6.600-95.500Z', cloth('#ffe9a8')),
      path('M-6.700-97.500Q0-95 6.700-97.500V-95.300Q0-92.800-6.700-95.300Z', cloth('#2f8fa4')),
    ],
    { transform: at(534, 570, { scale: 1.7 }) },
  );
}

/** The girl runs with the kite's string in her hands; hair and skirt fly behind her. */
function girl(): Drawing {
  const [skin, dress] = ['#f2bc96', '#2fa0c4'];
  return group(
    [
      legs({
        left: [
          [-4, -44],
          [-10, -27],
          [-9, -5],
        ],
        right: [
          [4, -44],
          [10, -28],
          [20, -15],
        ],
        cover: dress,
        skin,
        shoe: '#fff6e0',
        width: 8.4,
      }),
      arm(
        [
          [-9, -70],
          [-17, -80],
          [-19, -96],
        ],
        skin,
        dress,
        5.4,
      ),
      arm(
        [
          [8, -70],
          [0, -84],
          [-13, -94],
        ],
        skin,
        dress,
        5.4,
      ),
      path(
        'M-4-75C-9-74.500-12-72-11.500-68C-11-60-9.500-57-9.500-53C-12-45-15-38-17-31Q-8-28-2-31Q8-25 22-34C17-40 11-46 9.500-53C9.500-57 10-60 10.500-68C11-72 8-74.500 4-75Z',
        cloth(dress),
      ),
      path('M-9.700-54.500Q0-52 9.700-54.500V-51Q0-48.500-9.700-51Z', cloth('#fff2d6')),
      line('M-6-48Q-9-40-11-31M2-48Q3-40 5-30M7-48Q11-42 16-34', '#12668c', 0.9, {
        opacity: 0.4,
        cap: 'round',
      }),
      rect(-2.6, -79, 5.2, 6, cloth(skin), { radius: 2 }),
      path('M-9-86C-10.500-100 10.500-100 9-86C8.500-80 4.500-77 0-77S-8.500-80-9-86Z', cloth('#7a4026')),
      path('M5-92C12-94 18-90 22-82C19-83 17-82 15-79C12-83 8-86 4-87Z', cloth('#8a4a2c')),
      circle(6, -90, 2, '#ffc53d'),
      line('M-8.300-89C-7.500-94-4-97-0.500-97', '#ffd9a0', 1.2, { cap: 'round', opacity: 0.9 }),
    ],
    { transform: at(300, 562, { scale: 1.16, rotate: -4 }) },
  );
}

function family(): Drawing {
  return [
    castShadow(448, 566, 96, 14),
    castShadow(534, 570, 92, 14),
    castShadow(296, 562, 70, 10),
    girl(),
    father(),
    mother(),
  ];
}

/** A wind sock on its mast. */
function windSock(): Drawing {
  return [
    line('M72 440V330', '#dff2ea', 3, { cap: 'round' }),
    line('M72 440V330', '#4f8f8a', 1),
    path('M72 330L116 335L114 345L72 350Z', horizontal(['#fffdf4', '#e4f2e4'])),
    path(
      'M72 330L82 331V349L72 350ZM92 332.300L102 333.400V346.600L92 347.800ZM110 334.300L116 335L114 345L110 345.600Z',
      '#ffc53d',
    ),
  ];
}

function nearTree(): Drawing {
  const tones = [leaf('#1f6a4c'), leaf('#3f9a4e', '#6fc05a'), leaf('#2a7f50')];
  const light = [leaf('#8fd05a', '#c4ea84'), leaf('#6fc05a')];
  const boughs: readonly (readonly Point[])[] = [
    [
      [RIGHT, -6],
      [860, 26],
      [780, 44],
      [706, 40],
      [652, 58],
    ],
    [
      [RIGHT, 30],
      [880, 70],
      [820, 96],
      [770, 104],
    ],
    [
      [800, 10],
      [720, 4],
      [650, 12],
      [600, 4],
    ],
  ];
  return [
    boughs.map((bough) => branch(bough, 8, '#4a4a4a', '#c9b888')),
    boughs.map((along, i) => spray({ seed: 3 + i, along, count: 40, of: tones, size: 1.3, spread: 44 })),
    boughs.map((bough, i) =>
      spray({
        seed: 8 + i,
        along: bough.map(([x, y]): Point => [x - 6, y - 8]),
        count: 22,
        of: light,
        size: 1.1,
        spread: 36,
      }),
    ),
  ];
}

export const familyTravel: Illustration = {
  name: 'family-travel',
  title: 'A family at the runway fence, a plane taking off',
  hour: 'midday',
  hue: '#6fc05a',
  focus: 'left',
  draw: () => [
    air(),
    hills(),
    airport(),
    runway(),
    airliner({
      transform: at(500, 206, { rotate: -15, scale: 0.86 }),
      body: ['#ffffff', '#eef8f4', '#a4d0d8', '#3f8aa0'],
      panes: '#2f6a8e',
    }),
    windSock(),
    fence(),
    meadow(),
    grass(2, 60, 484, 540, 11, '#4fa850'),
    family(),
    flowers(),
    grass(6, 130, 596, 612, 34, SHADE_GREEN),
    nearTree(),
    kite({
      x: 186,
      y: 128,
      size: 1.5,
      lean: -16,
      light: 'day',
      string: [277, 450],
      tail: { toward: 112, length: 112, bows: 4, swing: 6 },
    }),
  ],
};
