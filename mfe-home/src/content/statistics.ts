import type { Localized } from '@farekite/shared/language';

export interface Statistic {
  readonly key: 'customers' | 'airlines' | 'destinations' | 'experience';
  readonly value: number;
  readonly suffix: string;
  readonly label: Localized<string>;
}

export const STATISTICS: readonly Statistic[] = [
  {
    key: 'customers',
    value: 2_000_000,
    suffix: '+',
    label: { en: 'Happy customers', es: 'Clientes felices' },
  },
  { key: 'airlines', value: 600, suffix: '+', label: { en: 'Airlines', es: 'Aerolíneas' } },
  { key: 'destinations', value: 1_000, suffix: '+', label: { en: 'Destinations', es: 'Destinos' } },
  {
    key: 'experience',
    value: 5,
    suffix: '+',
    label: { en: 'Years of experience', es: 'Años de experiencia' },
  },
];
