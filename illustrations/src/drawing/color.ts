function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`A color must be written as #rrggbb, not "${color}".`);
  return [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));
}

/** Mixes `a` (t = 0) with `b` (t = 1); both as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  return `#${channels(a)
    .map((from, i) =>
      Math.round(from + ((to[i] ?? from) - from) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
