import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { vertical, type Stops } from '../drawing/paint';
import { rect, type Drawing } from '../drawing/svg';

/** Water from its far edge down. Use the sky's stops upside down and darker, and the sun's color in the first tenth. */
export function water(stops: Stops, y: number, bottom = BOTTOM): Drawing {
  return rect(LEFT, y, RIGHT - LEFT, bottom - y, vertical(stops));
}
