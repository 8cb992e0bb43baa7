export type Point = readonly [x: number, y: number];

/** From `a` (t = 0) to `b` (t = 1). */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** The point on the line from `a` (t = 0) to `b` (t = 1). */
export function lerpPoint([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [lerp(ax, bx, t), lerp(ay, by, t)];
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Interpolates a table of `[x, y]` rows, sorted by x: half the width of a tower by height, a cliff's edge. */
export function profile(table: readonly Point[], x: number): number {
  let previous = table[0];
  if (!previous) throw new Error('A profile needs at least one row.');
  if (x <= previous[0]) return previous[1];
  for (const row of table) {
    if (x <= row[0]) return lerp(previous[1], row[1], (x - previous[0]) / (row[0] - previous[0] || 1));
    previous = row;
  }
  return previous[1];
}

/** `count` + 1 numbers from `a` to `b`; a power above 1 crowds them towards `b`. */
export function steps(a: number, b: number, count: number, power = 1): number[] {
  return Array.from({ length: count + 1 }, (_, i) => lerp(a, b, 1 - (1 - i / count) ** power));
}

/** Writes at most one decimal, because finer differences are invisible. */
export function short(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** Path data as a template whose numbers are shortened: d`M${x} ${y}h${width}`. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((data, text, i) => {
    const value = values[i - 1];
    return data + (typeof value === 'number' ? short(value) : (value ?? '')) + text;
  });
}
