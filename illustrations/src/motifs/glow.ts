import { radial } from '../drawing/paint';
import { ellipse, type Drawing } from '../drawing/svg';

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  readonly strength?: number;
  /** Where it is flatter or taller than wide: along a horizon, in mist. */
  readonly radiusY?: number;
}

/** Light in the air around a source. Two at the sun (wide and warm, small and pale) carry a whole sky. */
export function glow({ x, y, radius, color, strength = 1, radiusY = radius }: Glow): Drawing {
  return ellipse(
    x,
    y,
    radius,
    radiusY,
    radial([
      [0, color, strength],
      [0.25, color, strength * 0.55],
      [0.55, color, strength * 0.18],
      [1, color, 0],
    ]),
  );
}
