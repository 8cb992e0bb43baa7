interface CloudProps {
  /** Left end of its flat base. */
  readonly x: number;
  readonly y: number;
  /** 1 is 190 units wide. @default 1 */
  readonly scale?: number;
  /** @default 1 */
  readonly opacity?: number;
  /** @default white */
  readonly fill?: string;
}

export function Cloud({ x, y, scale = 1, opacity = 1, fill = 'var(--white)' }: CloudProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      opacity={opacity}
      fill={fill}
      d="M22 0a22 22 0 0 1-2-44 30 30 0 0 1 44-17 40 40 0 0 1 73 6 28 28 0 0 1 38 22A17 17 0 0 1 173 0z"
    />
  );
}
