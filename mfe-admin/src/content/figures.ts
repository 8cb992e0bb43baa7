import type { ResourceNamespaceMap } from 'i18next';

export interface Figure {
  readonly key: keyof ResourceNamespaceMap['admin']['figures'];
  readonly value: number;
}

/** Samples: there is no server. */
export const FIGURES: readonly Figure[] = [
  { key: 'bookings', value: 1284 },
  { key: 'revenue', value: 486_250 },
  { key: 'customers', value: 8932 },
];
