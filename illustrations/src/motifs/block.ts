import { poly } from '../drawing/outline';
import { d } from '../drawing/numbers';
import { line, path, type Drawing, type Paint } from '../drawing/svg';

/** The three lights on anything square: sunny side, cool front, and what the sky gives the roof. */
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
  /** How deep it goes back, up and to the sunny side: positive to the left, negative to the right. */
  readonly depth: number;
  readonly slope?: number;
  readonly light: Light;
}

/** A box in the poster's oblique view: sunny side, cool front, bright roof, light along its edges. */
export function block({ x, y, width: w, height: h, depth, slope = 0.42, light }: Block): Drawing {
  const e = Math.abs(depth) * slope;
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
