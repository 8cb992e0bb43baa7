import { noise, random } from './random';
import { d, lerp, type Point } from './numbers';

/** Path data through points with straight sides. */
export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft open curve through all points; `tension` 6 is round, 12 nearly straight. */
export function smooth(points: readonly Point[], tension = 6): string {
  const point = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let data = d`M${point(0)[0]} ${point(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    data += d`C${b[0] + (c[0] - a[0]) / tension} ${b[1] + (c[1] - a[1]) / tension}`;
    data += d` ${c[0] - (e[0] - b[0]) / tension} ${c[1] - (e[1] - b[1]) / tension} ${c[0]} ${c[1]}`;
  }
  return data;
}

/** The same curve, closed over all points: ponds, islands, leaves, bodies. */
export function blob(points: readonly Point[], tension = 6): string {
  const n = points.length;
  const point = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  let data = d`M${point(0)[0]} ${point(0)[1]}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    data += d`C${b[0] + (c[0] - a[0]) / tension} ${b[1] + (c[1] - a[1]) / tension}`;
    data += d` ${c[0] - (e[0] - b[0]) / tension} ${c[1] - (e[1] - b[1]) / tension} ${c[0]} ${c[1]}`;
  }
  return `${data}Z`;
}

/** An open line of round bumps from point to point, left to right: crowns of trees, tops of clouds. */
export function scallops(points: readonly Point[], roundness = 0.55): string {
  let data = '';
  let previous: Point | undefined;
  for (const [x, y] of points) {
    if (!previous) data = d`M${x} ${y}`;
    else {
      const r = Math.hypot(x - previous[0], y - previous[1]) * roundness;
      data += d`A${r} ${r} 0 0 1 ${x} ${y}`;
    }
    previous = [x, y];
  }
  return data;
}

/** An arched opening standing on y, centered on x: doors, windows, belfries, bridges' spans. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x - r} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}Z`;
}

/** A rectangle with rounded corners around its center, such as an aircraft's window. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = radius;
  return (
    d`M${x - width / 2} ${y - height / 2 + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}` +
    d`v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}Z`
  );
}

/** A band between two edges that run the same way: rivers, ribbons, legs of a tower. */
export function band(one: readonly Point[], other: readonly Point[]): string {
  return poly([...one, ...[...other].reverse()]);
}

/** A stroke along points whose width changes from `from` to `to`: branches, trunks, paths that come nearer. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const sides = points.map(([x, y], i): [Point, Point] => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = lerp(from, to, i / Math.max(1, points.length - 1)) / 2;
    const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const one = sides.map(([a]) => a);
  const other = sides.map(([, b]) => b).reverse();
  return `${smooth(one)}${smooth(other).replace('M', 'L')}Z`;
}

export interface RidgeLine {
  readonly seed: number;
  readonly left: number;
  readonly right: number;
  /** Its mean height, and how far it departs from that. */
  readonly y: number;
  readonly amplitude: number;
  /** How many features in 100 units; about 1 for hills, 2 for rocks. */
  readonly detail?: number;
}

const RIDGE_STEP = 8;

/** Points of a natural line, made of four octaves of noise. */
export function ridgeLine({ seed, left, right, y, amplitude, detail = 1 }: RidgeLine): Point[] {
  const height = noise(seed);
  const points: Point[] = [];
  for (let x = left; x <= right + RIDGE_STEP; x += RIDGE_STEP) {
    let [v, a, q] = [0, 1, detail / 100];
    for (let octave = 0; octave < 4; octave++) {
      v += a * height(x * q + octave * 37 + 101);
      a *= 0.48;
      q *= 2.07;
    }
    points.push([x, y - v * amplitude]);
  }
  return points;
}

/** Dots as one path: stroke it with a round cap. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => d`M${x} ${y}h0`).join('');
}

/** Random points in a box. */
export function strewn(seed: number, count: number, x0: number, y0: number, x1: number, y1: number): Point[] {
  const next = random(seed);
  return Array.from({ length: count }, (): Point => [next.between(x0, x1), next.between(y0, y1)]);
}
