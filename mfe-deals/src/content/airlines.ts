import type { Livery } from '@farekite/shared/ui';

/** The airlines of the sample fares, all of them invented, by name. */
export const AIRLINES = {
  'Calloway Airways': 'slate',
  'Harborlight Air': 'leaf',
  'Larkspur Airways': 'rose',
  'Marigold Air': 'marigold',
  'Northbeam Air': 'sky',
  'Palisade Airlines': 'night',
  'Quillon Air': 'dusk',
  'Solenne Airways': 'plum',
  'Tamarind Airways': 'sun',
} as const satisfies Readonly<Record<string, Livery>>;

export type Airline = keyof typeof AIRLINES;
