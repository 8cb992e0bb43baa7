import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { d, type Point } from '../drawing/numbers';
import { scallops } from '../drawing/outline';
import { noise, random } from '../drawing/random';
import { path, type Drawing, type Paint } from '../drawing/svg';

export interface Treeline {
  readonly seed: number;
  readonly y: number;
  /** The height of its crowns, and the width of one. */
  readonly amplitude: number;
  readonly crown: number;
  readonly fill: Paint;
  readonly left?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** A distant row of round trees as one mass. */
export function treeline({
  seed,
  y,
  amplitude,
  crown,
  fill,
  left = LEFT,
  right = RIGHT,
  bottom = BOTTOM,
}: Treeline): Drawing {
  const next = random(seed);
  const wave = noise(seed + 9);
  const points: Point[] = [];
  for (let x = left; x < right + crown; x += crown * next.between(0.6, 1.4)) {
    points.push([x, y - amplitude * (wave(x / crown / 5 + 60) * 0.7 + next() * 0.5)]);
  }
  return path(`${scallops(points)}${d`V${bottom}H${left}Z`}`, fill);
}
