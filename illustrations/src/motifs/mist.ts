import { LEFT, RIGHT } from '../drawing/frame';
import { vertical } from '../drawing/paint';
import { rect, type Drawing } from '../drawing/svg';

export interface Mist {
  /** Its upper edge, and how far down it reaches. */
  readonly y: number;
  readonly height: number;
  readonly color: string;
  readonly strength?: number;
  /** Where it is thickest, relative to its height. */
  readonly thickest?: number;
}

/** Mist between two layers of scenery, in the horizon's color; it fades out above and below. */
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
