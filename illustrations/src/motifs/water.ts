import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { vertical, type Stops } from '../drawing/paint';
import { rect, type Drawing } from '../drawing/svg';

/** Water from its far edge down: the sky's stops upside down, darker, the sun's colour in the first tenth. */
export function water(stops: Stops, y: number, bottom = BOTTOM): Drawing {
  return rect(LEFT, y, RIGHT - LEFT, bottom - y, vertical(stops));
}
