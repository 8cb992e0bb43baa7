interface SunProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A sun or a moon, in the light of the page's accent. */
export function Sun({ x, y, radius }: SunProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius * 4} fill="url(#deal-art-glow)" />
      <circle cx={x} cy={y} r={radius} fill="var(--deal-light)" />
    </>
  );
}
