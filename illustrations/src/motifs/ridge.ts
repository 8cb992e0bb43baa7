import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { d } from '../drawing/numbers';
import { poly, ridgeLine, type RidgeLine } from '../drawing/outline';
import { line, path, type Drawing, type Paint } from '../drawing/svg';

export interface Ridge extends Partial<RidgeLine> {
  readonly seed: number;
  readonly y: number;
  readonly amplitude: number;
  readonly fill: Paint;
  readonly bottom?: number;
  /** The color of the light along its crest. */
  readonly rim?: string;
}

/** Hills or mountains below a natural line; far ones should be paler, flatter and smoother than near ones. */
export function ridge({ fill, rim, bottom = BOTTOM, left = LEFT, right = RIGHT, ...rest }: Ridge): Drawing {
  const points = ridgeLine({ left, right, ...rest });
  const last = points.at(-1) ?? [right, bottom];
  return [
    path(`${poly(points, false)}${d`V${bottom}H${left}Z`}`, fill),
    rim !== undefined &&
      last[0] > left &&
      line(poly(points, false), rim, 1.2, { opacity: 0.6, join: 'round' }),
  ];
}
