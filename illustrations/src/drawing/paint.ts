import type { Point } from './numbers';
import type { Definition, Drawing } from './svg';

/** A color with its offset from 0 to 1 and its opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Colors with their offsets, or colors alone at even distances. */
export type Stops = readonly Stop[] | readonly string[];

function stops(list: Stops): Drawing {
  return list.map((stop, i) => {
    const [offset, color, opacity] =
      typeof stop === 'string' ? ([list.length > 1 ? i / (list.length - 1) : 0, stop] as const) : stop;
    return {
      tag: 'stop',
      attributes: { offset, 'stop-color': color, 'stop-opacity': opacity },
      children: undefined,
    };
  });
}

function linear(list: Stops, from: Point, to: Point, shared: boolean): Definition {
  // Attributes are written with one decimal: enough for the illustration's units, and for 0 and 1.
  return {
    definition: 'url',
    tag: 'linearGradient',
    attributes: {
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
      gradientUnits: shared ? 'userSpaceOnUse' : undefined,
    },
    children: stops(list),
  };
}

/**
 * From top to bottom of the shape. With `y0` and `y1` in the illustration's units the gradient is shared, so
 * that many small shapes have one light.
 */
export function vertical(list: Stops, y0?: number, y1?: number): Definition {
  return linear(list, [0, y0 ?? 0], [0, y1 ?? 1], y0 !== undefined);
}

/** From left to right of the shape, or shared from `x0` to `x1`. */
export function horizontal(list: Stops, x0?: number, x1?: number): Definition {
  return linear(list, [x0 ?? 0, 0], [x1 ?? 1, 0], x0 !== undefined);
}

/** Shared, between any two points of the illustration: light that falls across a whole building. */
export function slanted(list: Stops, from: Point, to: Point): Definition {
  return linear(list, from, to, true);
}

/** Across each shape: from its upper left to its lower right, or between two points relative to its size. */
export function diagonal(list: Stops, from: Point = [0, 0], to: Point = [1, 1]): Definition {
  return linear(list, from, to, false);
}

export interface Radial {
  /** Center, radius and brightest point, relative to the size of the shape. */
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly fx?: number;
  readonly fy?: number;
}

/** From a center outward, over each shape; move fx, fy towards the sun to make a ball. */
export function radial(
  list: Stops,
  { cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy }: Radial = {},
): Definition {
  const text = (value: number) => String(+value.toFixed(3));
  return {
    definition: 'url',
    tag: 'radialGradient',
    attributes: { cx: text(cx), cy: text(cy), r: text(r), fx: text(fx), fy: text(fy) },
    children: stops(list),
  };
}

/** Shared, from a point outward: a lamp that lights everything around it. */
export function radialAt(list: Stops, [cx, cy]: Point, r: number): Definition {
  return {
    definition: 'url',
    tag: 'radialGradient',
    attributes: { cx, cy, r, gradientUnits: 'userSpaceOnUse' },
    children: stops(list),
  };
}
