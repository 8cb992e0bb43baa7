import type { Localized } from '@farekite/shared/language';

export interface Figure {
  /** Path data on 24 units, for a line drawing. */
  readonly icon: string;
  readonly label: Localized<string>;
  readonly value: number;
  readonly unit: 'count' | 'dollars';
}

/** Fixed samples: there is no server to ask. */
export const FIGURES: readonly Figure[] = [
  {
    icon: 'M4 5h16v4a3 3 0 0 0 0 6v4H4v-4a3 3 0 0 0 0-6zM14 5v3M14 10.5v3M14 16v3',
    label: { en: 'Flight bookings this month', es: 'Reservas de vuelos este mes' },
    value: 1284,
    unit: 'count',
  },
  {
    icon: 'M3 20h18M6 16v-4M11 16V9M16 16V5M13 5h3v3',
    label: { en: 'Revenue this month', es: 'Ingresos este mes' },
    value: 486_250,
    unit: 'dollars',
  },
  {
    icon: 'M9 11a3.5 3.5 0 1 1 .1 0zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6 6 0 0 1 3 5.5',
    label: { en: 'Active customers', es: 'Clientes activos' },
    value: 8932,
    unit: 'count',
  },
];
