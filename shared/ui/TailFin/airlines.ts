const PLUM = 'color-mix(in oklab, var(--sky-800), var(--rose-700) 42%)';

/** All of them are invented. */
export const AIRLINES = {
  'Blue Heron Air': { fin: 'var(--sky-100)', stripe: 'var(--sky-700)' },
  'Calloway Airways': { fin: 'var(--ink-500)', stripe: 'var(--sky-100)' },
  'Harborlight Air': { fin: 'var(--leaf-700)', stripe: 'var(--sun-400)' },
  'Juniper Pacific': { fin: 'var(--leaf-100)', stripe: 'var(--leaf-700)' },
  'Larkspur Airways': { fin: 'var(--rose-700)', stripe: 'var(--rose-100)' },
  'Marigold Air': { fin: 'var(--kite-500)', stripe: 'var(--sun-200)' },
  'Northbeam Air': { fin: 'var(--sky-600)', stripe: 'var(--sky-100)' },
  'Palisade Airlines': { fin: 'var(--sky-900)', stripe: 'var(--sun-400)' },
  'Quillon Air': { fin: 'var(--sky-800)', stripe: 'var(--kite-400)' },
  'Solenne Airways': { fin: PLUM, stripe: 'var(--sun-200)' },
  'Tamarind Airways': { fin: 'var(--sun-400)', stripe: 'var(--kite-500)' },
} as const;

export type Airline = keyof typeof AIRLINES;
