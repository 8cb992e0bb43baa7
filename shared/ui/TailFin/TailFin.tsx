/** The colors on the tail of an airline's planes: invented, like its name. */
export type Livery = 'sky' | 'leaf' | 'rose' | 'night' | 'sun' | 'plum' | 'marigold' | 'dusk' | 'slate';

const PLUM = 'color-mix(in oklab, var(--sky-800), var(--rose-700) 42%)';

/** Of the fin, and of the stripe across it. */
const COLORS: Readonly<Record<Livery, readonly [fin: string, stripe: string]>> = {
  sky: ['var(--sky-600)', 'var(--sky-100)'],
  leaf: ['var(--leaf-700)', 'var(--sun-400)'],
  rose: ['var(--rose-700)', 'var(--rose-100)'],
  night: ['var(--sky-900)', 'var(--sun-400)'],
  sun: ['var(--sun-400)', 'var(--kite-500)'],
  plum: [PLUM, 'var(--sun-200)'],
  marigold: ['var(--kite-500)', 'var(--sun-200)'],
  dusk: ['var(--sky-800)', 'var(--kite-400)'],
  slate: ['var(--ink-500)', 'var(--sky-100)'],
};

interface TailFinProps {
  readonly livery: Livery;
}

/**
 * The tail of a plane in its airline's colors, as wide as its container: tells airlines apart at a glance.
 * Decorative: the name of the airline stands beside it.
 */
export function TailFin({ livery }: TailFinProps) {
  const [fin, stripe] = COLORS[livery];
  return (
    <svg viewBox="4 4 42 40" aria-hidden="true" focusable="false">
      <path fill={fin} d="M5 9.6A3 3 0 0 1 8 6h9.3a4 4 0 0 1 3.2 1.6L45 42H10.5z" />
      <path fill={stripe} d="M7.3 23.5h24.5l5 7H8.5z" />
    </svg>
  );
}
