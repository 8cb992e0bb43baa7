interface IconProps {
  /** One of the drawings in `icons/`: path data in a box of 24 × 24 units. */
  readonly icon: string;
  /** Width and height, relative to the font size of the text beside it. @default 1.25 */
  readonly sizeEm?: number;
  /** In units of the box. @default 2 */
  readonly strokeWidth?: number;
  /** Fills the shape instead of drawing its outline. @default false */
  readonly filled?: boolean;
  /** For its place in the layout, and for a color other than the text's. */
  readonly className?: string | undefined;
}

/** An icon in the color of its text. Decorative: the text beside it, or a hidden one, says the same. */
export function Icon({ icon, sizeEm = 1.25, strokeWidth = 2, filled = false, className }: IconProps) {
  const size = `${String(sizeEm)}em`;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {filled ? (
        <path d={icon} fill="currentColor" />
      ) : (
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          strokeWidth={strokeWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
