import type { Localized } from '@farekite/shared/language';

export interface Figure {
  readonly label: Localized<string>;
  readonly value: number;
  readonly unit: 'count' | 'dollars';
}

/** Fixed samples: there is no server to ask. */
export const FIGURES: readonly Figure[] = [
  {
    label: { en: 'Flight bookings this month', es: 'Reservas de vuelos este mes' },
    value: 1284,
    unit: 'count',
  },
  {
    label: { en: 'Revenue this month', es: 'Ingresos este mes' },
    value: 486_250,
    unit: 'dollars',
  },
  {
    label: { en: 'Active customers', es: 'Clientes activos' },
    value: 8932,
    unit: 'count',
  },
];
