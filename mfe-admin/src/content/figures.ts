import type { Localized } from '@farekite/shared/language';

export interface Figure {
  readonly name: 'bookings' | 'revenue' | 'customers';
  readonly label: Localized<string>;
  /** A number, or US dollars for the revenue. */
  readonly value: number;
}

/** Fixed sample figures, as there is no server. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'bookings',
    label: { en: 'Flight bookings this month', es: 'Reservas de vuelos este mes' },
    value: 1284,
  },
  {
    name: 'revenue',
    label: { en: 'Revenue this month', es: 'Ingresos este mes' },
    value: 486_250,
  },
  {
    name: 'customers',
    label: { en: 'Active customers', es: 'Clientes activos' },
    value: 8932,
  },
];
