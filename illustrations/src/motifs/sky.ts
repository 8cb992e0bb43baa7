import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { vertical, type Stops } from '../drawing/paint';
import { rect, type Drawing } from '../drawing/svg';

/**
 * The sky from the picture's upper edge down to `horizon`. It needs six to eight stops, close together above
 * the horizon, such as those of `SKIES`.
 */
export function sky(stops: Stops, horizon = BOTTOM): Drawing {
  return rect(LEFT, 0, RIGHT - LEFT, horizon, vertical(stops));
}
