import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { vertical } from '../drawing/paint';
import { group, mask, rect, stamp, type Definition, type Drawing } from '../drawing/svg';

export interface Reflection {
  /** The foot of the object, and the edge of the water; they differ if a quay is between them. */
  readonly foot: number;
  readonly waterline?: number;
  /** The height of the reflection relative to the object: 0.42 suits towers at rivers, 1 a still lake. */
  readonly squash?: number;
  readonly strength?: number;
  /** Where it has faded out. */
  readonly end?: number;
}

/** The reflection of a symbol that is drawn at its place; draw `glitter` over it. */
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
