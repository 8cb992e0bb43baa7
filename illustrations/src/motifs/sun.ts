import { glow } from './glow';
import { vertical, type Stops } from '../drawing/paint';
import { circle, type Drawing } from '../drawing/svg';

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The color of the glow; the disc is paler. */
  readonly color?: string;
  readonly disc?: Stops;
  /** The radius of the wide glow, which is flattened towards the horizon. */
  readonly reach?: number;
  readonly strength?: number;
}

/** The disc of the sun and two glows. */
export function sun({
  x,
  y,
  radius,
  color = '#ffd27a',
  disc = ['#fffbe6', '#fff0bc'],
  reach = 430,
  strength = 0.85,
}: Sun): Drawing {
  return [
    glow({ x, y, radius: reach, radiusY: reach * 0.7, color, strength }),
    glow({ x, y, radius: radius * 4.3, color: '#fff6d0', strength: Math.min(1, strength + 0.1) }),
    circle(x, y, radius, vertical(disc)),
  ];
}
