import { LEFT, RIGHT } from '../drawing/frame';
import { vertical } from '../drawing/paint';
import { rect, type Drawing } from '../drawing/svg';

export interface Mist {
  /** From where it begins above to where it has gone below. */
  readonly y: number;
  readonly height: number;
  readonly color: string;
  readonly strength?: number;
  /** Where it is thickest, in parts of its height. */
  readonly thickest?: number;
}

/** A veil between two layers of scenery, in the horizon's colour; it fades above and below. */
export function mist({ y, height, color, strength = 0.8, thickest = 0.6 }: Mist): Drawing {
  return rect(
    LEFT,
    y,
    RIGHT - LEFT,
    height,
    vertical([
      [0, color, 0],
      [thickest * 0.6, color, strength * 0.55],
      [thickest, color, strength],
      [1, color, 0],
    ]),
  );
}
