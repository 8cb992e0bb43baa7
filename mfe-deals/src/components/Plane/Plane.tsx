interface PlaneProps {
  /** Its center, in units of the surrounding drawing. */
  readonly x: number;
  readonly y: number;
  /** In degrees; negative when the plane climbs. */
  readonly tilt?: number;
  readonly color: string;
}

/** Part of a drawing: a plane that flies to the right, 44 units long. */
export function Plane({ x, y, tilt = 0, color }: PlaneProps) {
  return (
    <path
      transform={`translate(${String(x)} ${String(y)}) rotate(${String(tilt)})`}
      fill={color}
      d="M-21-2c-1-5-2-9-2-11h6l7 9H13c5 0 9 2 11 5-3 2-7 3-12 3H4L-7 17h-6l5-13h-7c-4 0-6-3-6-6z"
    />
  );
}
