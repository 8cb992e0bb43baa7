import { mix } from '../drawing/color';
import type { Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal } from '../drawing/paint';
import { at, ellipse, group, line, path, rect, type Definition, type Drawing } from '../drawing/svg';

/** Where a figure's elbow and hand, knee and foot are, in hundredths of its height from between its feet. */
interface Joints {
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly legs: readonly [readonly [Point, Point], readonly [Point, Point]];
}

const DOWN: Joints['arms'] = [
  [
    [-13.5, -64],
    [-13, -49],
  ],
  [
    [13.5, -64],
    [13, -49],
  ],
];
const STRAIGHT: Joints['legs'] = [
  [
    [-5, -25],
    [-5.5, -2],
  ],
  [
    [5, -25],
    [5.5, -2],
  ],
];
const POSES = {
  stand: { arms: DOWN, legs: STRAIGHT },
  walk: {
    arms: [
      [
        [-14, -65],
        [-17, -52],
      ],
      [
        [13, -65],
        [17, -55],
      ],
    ],
    legs: [
      [
        [-6, -27],
        [-12, -3],
      ],
      [
        [7, -27],
        [10, -2],
      ],
    ],
  },
  wave: {
    arms: [
      DOWN[0],
      [
        [18, -86],
        [20, -102],
      ],
    ],
    legs: STRAIGHT,
  },
  point: {
    arms: [
      DOWN[0],
      [
        [20, -80],
        [32, -88],
      ],
    ],
    legs: STRAIGHT,
  },
  cheer: {
    arms: [
      [
        [-18, -87],
        [-19, -104],
      ],
      [
        [18, -87],
        [19, -104],
      ],
    ],
    legs: STRAIGHT,
  },
  /** With an arm around somebody, or holding a hand. */
  together: {
    arms: [
      DOWN[0],
      [
        [16, -66],
        [22, -56],
      ],
    ],
    legs: STRAIGHT,
  },
  /** Seen from the side, on a seat 28 high, facing right. */
  sit: {
    arms: [
      [
        [-1, -64],
        [10, -56],
      ],
      [
        [1, -64],
        [12, -57],
      ],
    ],
    legs: [
      [
        [19, -45],
        [19, -20],
      ],
      [
        [21, -44],
        [23, -20],
      ],
    ],
  },
} as const satisfies Record<string, Joints>;

export interface Person {
  /** The middle between the feet, and the height; a child has 0.6 of an adult's. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly pose?: keyof typeof POSES;
  /** Swaps left and right. */
  readonly mirrored?: boolean;
  /** From behind hair is visible, from the front a face without features. */
  readonly view?: 'back' | 'front' | 'side';
  readonly build?: 'adult' | 'child';
  readonly skin: string;
  readonly hair: string;
  readonly style?: 'short' | 'long' | 'bun' | 'ponytail';
  readonly top: string;
  readonly bottom: string;
  readonly shoes?: string;
  /** Whether a coat or dress reaches the knees. */
  readonly long?: boolean;
  readonly hat?: string;
  readonly backpack?: string;
  /** The color of a wheeled case at its side. */
  readonly suitcase?: string;
  /** Which side the sun is on, its color, and that of the shade. */
  readonly side?: -1 | 1;
  readonly warm?: string;
  readonly cool?: string;
}

/**
 * A traveler: simple, rounded, lit from one side, without a face. It suits groups of figures 60 to 260 units
 * high; each of a group needs another height, pose and color.
 */
export function person(figure: Person): Drawing {
  const { x, y, height, view = 'back', build = 'adult', side = -1, mirrored = false } = figure;
  const { warm = '#ffd9a8', cool = '#2a1f5c', skin, hair, top, bottom, shoes = '#2b2350' } = figure;
  const pose: Joints = POSES[figure.pose ?? 'stand'];
  const sunny = mirrored ? -side : side;
  const cloth = (color: string): Definition => {
    const tones = [mix(color, warm, 0.32), color, mix(color, cool, 0.36)];
    return horizontal(sunny < 0 ? tones : tones.reverse(), -15, 15);
  };
  const shoulder = build === 'child' ? 9.5 : 11;
  const limb = (points: readonly Point[], width: number, color: string) =>
    line(poly(points, false), cloth(color), width, { cap: 'round', join: 'round' });
  const arm = (i: 0 | 1): Drawing => {
    const from: Point = view === 'side' ? [0, -78] : [(i === 0 ? -1 : 1) * (shoulder - 1.6), -78.5];
    const [elbow, hand] = pose.arms[i];
    return [
      limb([from, elbow, hand], 5.6, mix(top, cool, 0.08)),
      ellipse(hand[0], hand[1], 2.9, 3.1, cloth(skin)),
    ];
  };
  const leg = (i: 0 | 1): Drawing => {
    const hip: Point = view === 'side' ? [1, -44] : [(i === 0 ? -1 : 1) * 4.6, -46];
    const [knee, foot] = pose.legs[i];
    const toe = view === 'side' ? 5 : i === 0 ? -1 : 1;
    return [
      limb([hip, knee, foot], 7.4, bottom),
      path(
        `M${String(foot[0] - 3.6)} ${String(foot[1] + 2.2)}v-3h7.200l${String(Math.max(0, toe))} 3Z`,
        cloth(shoes),
        { join: 'round', stroke: cloth(shoes), strokeWidth: 1.6 },
      ),
    ];
  };
  const hem = figure.long === true ? -26 : -45;
  const flare = figure.long === true ? 13 : 9.6;
  const half = view === 'side' ? 7.5 : shoulder;
  const torso = path(
    `M-3-85C${String(-half * 0.7)}-84 ${String(-half)}-82 ${String(-half)}-76` +
      `C${String(-half + 0.6)}-66 ${String(-half + 2.4)}-60 ${String(-flare)} ${String(hem)}` +
      `Q0 ${String(hem + 2.4)} ${String(flare)} ${String(hem)}` +
      `C${String(half - 2.4)}-60 ${String(half - 0.6)}-66 ${String(half)}-76C${String(half)}-82 ${String(half * 0.7)}-84 3-85Z`,
    cloth(top),
  );
  return group(
    [
      ellipse(0, 0, 15, 2, cool, { opacity: 0.28 }),
      figure.suitcase !== undefined && suitcase(figure.suitcase, cloth),
      leg(0),
      leg(1),
      view === 'side' && arm(0),
      torso,
      figure.backpack !== undefined && view !== 'front' && backpack(figure.backpack, cloth, view === 'side'),
      view !== 'side' && arm(0),
      arm(1),
      rect(-2.3, -88, 4.6, 6, cloth(mix(skin, cool, 0.14)), { radius: 2 }),
      group(head(figure, cloth, skin, hair), {
        transform: build === 'child' ? at(0, 30, { scale: 1.36 }) : at(0, 0),
      }),
      line(
        sunny < 0
          ? `M${String(-half * 0.75)}-83C${String(-half)}-82 ${String(-half)}-78 ${String(-half + 0.3)}-72`
          : `M${String(half * 0.75)}-83C${String(half)}-82 ${String(half)}-78 ${String(half - 0.3)}-72`,
        mix(warm, '#ffffff', 0.5),
        0.9,
        { cap: 'round', opacity: 0.9 },
      ),
    ],
    { transform: at(x, y, { scaleX: (mirrored ? -1 : 1) * (height / 100), scaleY: height / 100 }) },
  );
}

type Cloth = (color: string) => Definition;

function head(
  { view = 'back', style = 'short', hat }: Person,
  cloth: Cloth,
  skin: string,
  hair: string,
): Drawing {
  const locks = cloth(hair);
  const face = [
    ellipse(0, -92.5, 5.6, 6.8, cloth(skin)),
    view === 'side' && path('M4.600-94l2.600 2.800-2.400.8Z', cloth(skin)),
  ];
  const cap =
    view === 'back'
      ? ellipse(0, -93.6, 6.1, 6.6, locks)
      : view === 'side'
        ? path(
            'M4.500-97C3-101.500-6.800-101-6.400-92.500C-6.300-88.500-4-87-2.500-87.500C-3-91-1-94 4.500-97Z',
            locks,
          )
        : path('M-6-91C-7.500-102 7.500-102 6-91C5-95.500 2-96.500-1-96.500C-3.500-96-5.500-94-6-91Z', locks);
  const long =
    style === 'long'
      ? path(
          view === 'side'
            ? 'M-6.3-93C-8-86-8.5-80-6.5-76C-3-76-1.5-80-2-88Z'
            : view === 'front'
              ? 'M-5.4-97C-8.5-90-8-80-7-76Q-4.6-75-4.4-78C-5-84-5.4-88-4.6-93ZM5.4-97C8.5-90 8-80 7-76Q4.6-75 4.4-78C5-84 5.4-88 4.6-93Z'
              : 'M-6-94C-8-86-7.5-80-6-77Q0-74 6-77C7.5-80 8-86 6-94Z',
          locks,
        )
      : style === 'bun'
        ? ellipse(view === 'side' ? -5.5 : 0, -99.6, 3.2, 2.9, locks)
        : style === 'ponytail' &&
          path(
            view === 'side'
              ? 'M-5.500-96C-11-94-11-86-8.500-82C-7.500-86-7-90-4.500-91Z'
              : 'M-2-95C-3.500-88-3-83 0-79C3-83 3.500-88 2-95Z',
            cloth(mix(hair, '#ffffff', 0.1)),
          );
  return [
    style === 'long' && view === 'front' && long,
    face,
    cap,
    !(style === 'long' && view === 'front') && long,
    hat !== undefined && [
      ellipse(0, -96.4, 10.5, 2.6, cloth(hat)),
      path('M-6-96.500C-6-103.500-4-104.500 0-104.500S6-103.500 6-96.500Q0-94.800-6-96.500Z', cloth(hat)),
    ],
  ];
}

function backpack(color: string, cloth: Cloth, aside: boolean): Drawing {
  if (aside) return path('M-6-82Q-15-82-15-73V-58Q-15-53-7-53Z', cloth(color));
  return [
    rect(-8, -83, 16, 27, cloth(color), { radius: 5 }),
    rect(-6.5, -68, 13, 10.5, cloth(mix(color, '#ffffff', 0.14)), { radius: 3 }),
    line('M-6.500-74h13', '#1a1840', 0.7, { opacity: 0.5 }),
    rect(-8.6, -87, 17.2, 6, cloth(mix(color, '#ffd9a8', 0.35)), { radius: 3 }),
  ];
}

function suitcase(color: string, cloth: Cloth): Drawing {
  return [
    line('M17-30V-49H23V-30', '#2b2350', 1.3, { join: 'round' }),
    rect(12, -33, 16, 30, cloth(color), { radius: 2.6 }),
    line('M16-31V-5M20-31V-5M24-31V-5', '#1a1840', 0.8, { opacity: 0.35 }),
    ellipse(15, -2, 1.8, 1.8, '#1a1840'),
    ellipse(25, -2, 1.8, 1.8, '#1a1840'),
  ];
}
