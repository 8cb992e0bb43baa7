/** Strokes in a box of 24 × 24. */
const DRAWINGS = {
  phone:
    'M8.3 3.5H5.1a1.6 1.6 0 0 0-1.6 1.7c.5 8.3 7 14.8 15.3 15.3a1.6 1.6 0 0 0 1.7-1.6v-3.2L16 13.9l-2.3 2.3a12.6 12.6 0 0 1-5.9-5.9L10.1 8z',
  mail: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5M3.5 7.5 12 13l8.5-5.5',
  place:
    'M12 21.5c4.5-4.2 7-7.8 7-11.2a7 7 0 0 0-14 0c0 3.4 2.5 7 7 11.2M12 7.8a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c2.6 2.5 4 5.6 4 9s-1.4 6.5-4 9c-2.6-2.5-4-5.6-4-9s1.4-6.5 4-9',
} as const;

interface IconProps {
  readonly name: keyof typeof DRAWINGS;
  /** Height in the size of the text, with which it grows. @default 1.25 */
  readonly sizeEm?: number;
}

/** A drawing beside words that say the same; it takes their colour. */
export function Icon({ name, sizeEm = 1.25 }: IconProps) {
  const size = `${String(sizeEm)}em`;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
