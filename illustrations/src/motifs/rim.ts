import { smooth } from '../drawing/outline';
import type { Point } from '../drawing/numbers';
import { CREAM } from '../drawing/palettes';
import { line, type Drawing } from '../drawing/svg';

/**
 * Light along the sunny edge of a shape: one or two pixels of cream, which make flat shapes look lit. The edge
 * is path data, or points of a soft curve.
 */
export function rim(edge: string | readonly Point[], width = 1.4, color = CREAM, opacity = 0.85): Drawing {
  return line(typeof edge === 'string' ? edge : smooth(edge), color, width, {
    cap: 'round',
    join: 'round',
    opacity,
  });
}
