import { d } from '../drawing/numbers';
import { random } from '../drawing/random';
import { path, type Drawing, type Paint } from '../drawing/svg';

export interface Windows {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** The size of a window relative to its field. */
  readonly fill?: readonly [x: number, y: number];
  readonly lit: Paint;
  readonly dark?: Paint;
  /** The share of windows that are lit. */
  readonly chance?: number;
}

/** The windows of a wall: all lit ones are one path, all dark ones another. */
export function windows({
  seed,
  x,
  y,
  width,
  height,
  columns,
  rows,
  fill: [fx, fy] = [0.5, 0.55],
  lit,
  dark,
  chance = 0.4,
}: Windows): Drawing {
  const next = random(seed);
  const [cw, ch] = [width / columns, height / rows];
  const [w, h] = [cw * fx, ch * fy];
  let [on, off] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * cw + (cw - w) / 2;
      const top = y + row * ch + (ch - h) / 2;
      const shape = d`M${left} ${top}h${w}v${h}h${-w}Z`;
      if (next.chance(chance)) on += shape;
      else off += shape;
    }
  }
  return [dark !== undefined && path(off, dark), path(on, lit)];
}
