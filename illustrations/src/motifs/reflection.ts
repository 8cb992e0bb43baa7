import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { vertical } from '../drawing/paint';
import { group, mask, rect, stamp, type Definition, type Drawing } from '../drawing/svg';

export interface Reflection {
  /** Where the thing stands, and where the water begins; the same unless a quay lies between. */
  readonly foot: number;
  readonly waterline?: number;
  /** 0.42 looks right for towers over rivers, 1 for a still lake. */
  readonly squash?: number;
  readonly strength?: number;
  /** Where it has faded away. */
  readonly end?: number;
}

/** The image in the water of a symbol drawn at its own place; lay `glitter` over it. */
export function reflection(
  image: Definition,
  { foot, waterline = foot, squash = 0.42, strength = 0.7, end = BOTTOM }: Reflection,
): Drawing {
  const fade = rect(
    LEFT,
    waterline,
    RIGHT - LEFT,
    end - waterline,
    vertical([
      [0, '#ffffff', strength],
      [0.6, '#ffffff', strength * 0.7],
      [1, '#ffffff', 0],
    ]),
  );
  const flipped = `translate(0 ${(waterline + foot * squash).toFixed(1)}) scale(1 ${-squash})`;
  return group(stamp(image, flipped), { mask: mask(fade) });
}
