import { mix } from './color';

/**
 * The color of something far away: 0 is near the viewer, 1 has the horizon's color. Give every layer of a
 * landscape its distance, so that their order is obvious.
 */
export function hazed(color: string, horizon: string, distance: number): string {
  return mix(color, horizon, distance);
}
