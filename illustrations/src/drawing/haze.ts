import { mix } from './color';

/**
 * The colour of something far away: `distance` 0 is here, 1 is lost in the horizon. Give every layer of a
 * landscape its distance, and the order of the layers is read at once.
 */
export function hazed(color: string, horizon: string, distance: number): string {
  return mix(color, horizon, distance);
}
