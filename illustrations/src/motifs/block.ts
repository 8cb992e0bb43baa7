import { poly } from '../drawing/outline';
import { d } from '../drawing/numbers';
import { line, path, type Drawing, type Paint } from '../drawing/svg';

/** The colors of a box: sunny side, cool front, a roof lit by the sky, and bright edges. */
export interface Light {
  readonly side: Paint;
  readonly front: Paint;
  readonly top: Paint;
  readonly edge: string;
}

export interface Block {
  /** The lower left corner of its front. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far it extends back, which is up and to the sunny side: to the left if positive, to the right if negative. */
  readonly depth: number;
  readonly light: Light;
}

/** How far edges rise as they go back. */
const SLOPE = 0.42;

/** A box in oblique projection. */
export function block({ x, y, width: w, height: h, depth, light }: Block): Drawing {
  const e = Math.abs(depth) * SLOPE;
  const near = depth > 0 ? x : x + w;
  return [
    path(
      poly([
        [near, y],
        [near, y - h],
        [near - depth, y - h - e],
        [near - depth, y - e],
      ]),
      light.side,
    ),
    path(
      poly([
        [x, y - h],
        [x + w, y - h],
        [x + w - depth, y - h - e],
        [x - depth, y - h - e],
      ]),
      light.top,
    ),
    path(d`M${x} ${y}v${-h}h${w}v${h}Z`, light.front),
    line(d`M${near} ${y}V${y - h}L${near - depth} ${y - h - e}`, light.edge, 1.4),
    line(d`M${x} ${y - h}h${w}`, light.edge, 1.8),
  ];
}
