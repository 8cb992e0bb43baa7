import type { Localized } from '@farekite/shared/language';

export interface Figure {
  readonly icon: 'ticket' | 'chart' | 'people';
  readonly label: Localized<string>;
  readonly value: number;
  readonly unit: 'count' | 'dollars';
}

/** Fixed sample figures, as there is no server. */
export const FIGURES: readonly Figure[] = [
  {
    icon: 'ticket',
    label: { en: 'Flight bookings this month', es: 'Reservas de vuelos este mes' },
    value: 1284,
    unit: 'count',
  },
  {
    icon: 'chart',
    label: { en: 'Revenue this month', es: 'Ingresos este mes' },
    value: 486_250,
    unit: 'dollars',
  },
  {
    icon: 'people',
    label: { en: 'Active customers', es: 'Clientes activos' },
    value: 8932,
    unit: 'count',
  },
];
