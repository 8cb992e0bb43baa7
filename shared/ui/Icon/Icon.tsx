interface IconProps {
  /** One of `icons/`: path data in a box of 24 × 24 units. */
  readonly icon: string;
  /** @default 1.25 */
  readonly sizeEm?: number;
  /** In units of the box. @default 2 */
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** An outline in the color of its text. Decorative: a text beside it says the same. */
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
