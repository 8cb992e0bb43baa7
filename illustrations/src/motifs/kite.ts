import { mix } from '../drawing/color';
import { d, type Point } from '../drawing/numbers';
import { smooth } from '../drawing/outline';
import { at, group, line, path, type Drawing } from '../drawing/svg';

/** The light on a kite: the tint that is mixed into its colors, and the color of its sunny edge and of its tail. */
export const KITE_LIGHTS = {
  day: { tint: '#ffb070', amount: 0.1, rim: '#fff6dc', tail: '#ffffff' },
  golden: { tint: '#ffb35c', amount: 0.14, rim: '#ffe9b8', tail: '#ffe3c2' },
  rose: { tint: '#ff6f8e', amount: 0.16, rim: '#ffe0dc', tail: '#ffe4e0' },
  dusk: { tint: '#8a3f86', amount: 0.16, rim: '#ffd9b0', tail: '#ffdcc4' },
  moonlit: { tint: '#4a3f9a', amount: 0.22, rim: '#dfe8ff', tail: '#dfe6ff' },
  /** Between the viewer and the sun, so that it glows. */
  backlit: { tint: '#ffc64a', amount: 0.34, rim: '#fffbe0', tail: '#fff0c4' },
} as const;

export interface Tail {
  /** The direction in degrees: 0 is to the right, 90 down, 180 to the left. */
  readonly toward: number;
  readonly length: number;
  /** How many bows it has, and how far it swings. */
  readonly bows?: number;
  readonly swing?: number;
}

export interface Kite {
  readonly x: number;
  readonly y: number;
  /** 1 is 40 wide and 62 high; from 0.5 (far) to 2.6 (the subject). */
  readonly size: number;
  /** Its rotation in degrees; 0 is upright. */
  readonly lean: number;
  /** How much of it faces the viewer: 1 is from the front, 0.6 half turned away. */
  readonly turn?: number;
  readonly light: keyof typeof KITE_LIGHTS;
  /** Which side the sun is on: -1 left, 1 right. */
  readonly side?: -1 | 1;
  /** Either blown by the wind, or led through points that start near the kite. */
  readonly tail: Tail | readonly Point[];
  /** The end of its string, if somebody holds it. */
  readonly string?: Point;
}

function tailPoints([x, y]: Point, size: number, { toward, length, bows = 5, swing = 9 }: Tail): Point[] {
  const angle = (toward * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: bows }, (_, i): Point => {
    const t = (i + 1) / bows;
    const away = length * t;
    const aside = (i % 2 === 0 ? 1 : -1) * swing * size * (0.55 + t * 0.6);
    return [x + ux * away - uy * aside, y + uy * away + ux * aside];
  });
}

/**
 * The brand's paper kite. Every illustration contains it once, and no two at the same place, size, angle and
 * light.
 */
export function kite({ x, y, size, lean, turn = 1, light, side = -1, tail, string }: Kite): Drawing {
  const { tint, amount, rim, tail: cord } = KITE_LIGHTS[light];
  const tone = (color: string) => mix(color, tint, amount);
  const angle = (lean * Math.PI) / 180;
  const foot: Point = [x - Math.sin(angle) * 32 * size, y + Math.cos(angle) * 32 * size];
  const points = [foot, ...('toward' in tail ? tailPoints(foot, size, tail) : tail)];
  const bows = [tone('#ffc53d'), tone('#ff7a4d'), mix('#ffffff', tint, amount * 0.5)];
  const sheet = (color: string, data: string) => path(data, tone(color));
  const mirrored = side < 0 ? turn : -turn;
  return group(
    [
      string &&
        line(
          d`M${x} ${y}Q${(x + string[0]) / 2 + 20} ${y + (string[1] - y) * 0.62} ${string[0]} ${string[1]}`,
          cord,
          0.8,
          {
            opacity: 0.6,
          },
        ),
      line(smooth(points, 5), cord, 1.5 * size, { cap: 'round' }),
      points.slice(1).map(([px, py], i) => {
        const [qx, qy] = points[i] ?? [px, py];
        const turned = (Math.atan2(py - qy, px - qx) * 180) / Math.PI + 90;
        const scale = size * (1 - ((i + 1) / points.length) * 0.35);
        return path('M0 0L-9-5V5ZM0 0L9-5V5Z', bows[(i + 1) % 3] ?? '#ffc53d', {
          transform: at(px, py, { rotate: turned, scale }),
        });
      }),
      group(
        [
          sheet('#ffa06e', 'M0-30L-20-4L0-4Z'),
          sheet('#ff7a4d', 'M0-30L20-4L0-4Z'),
          sheet('#f2603a', 'M-20-4L0 32V-4Z'),
          sheet('#c9412a', 'M20-4L0 32V-4Z'),
          path('M0-30L-20-4L-17.6-3.6L0-26Z', rim),
          path('M-20-4L0 32L-0.6 27.5L-17.8-3.8Z', rim, { opacity: 0.55 }),
          line('M0-30V32M-20-4H20', tone('#7a2418'), 0.7, { opacity: 0.5 }),
        ],
        { transform: at(x, y, { rotate: lean, scaleX: size * mirrored, scaleY: size }) },
      ),
    ],
    { name: 'kite' },
  );
}
