import { radial } from '../drawing/paint';
import { ellipse, type Drawing } from '../drawing/svg';

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  readonly strength?: number;
  /** For a glow that is flatter or taller than wide: along a horizon, in mist. */
  readonly radiusY?: number;
}

/** Light in the air around a source. A sun has two: a wide warm one and a small pale one. */
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
