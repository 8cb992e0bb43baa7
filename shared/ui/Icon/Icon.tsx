interface IconProps {
  /** One of the drawings in `icons/`: path data in a box of 24 × 24 units. */
  readonly icon: string;
  /** Width and height, relative to the font size of the text beside it. @default 1.25 */
  readonly sizeEm?: number;
  /** In units of the box. @default 2 */
  readonly strokeWidth?: number;
  /** For its place in the layout, a color other than the text's, or a filled shape instead of an outline. */
  readonly className?: string | undefined;
}

/** An icon in the color of its text. Decorative: the text beside it, or a hidden one, says the same. */
export function Icon({ icon, sizeEm = 1.25, strokeWidth = 2, className }: IconProps) {
  const size = `${sizeEm}em`;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon} />
    </svg>
  );
}
