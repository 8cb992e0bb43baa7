import type { Localized } from '@farekite/shared/language';

export interface TravelersOption {
  /** Unique, unlike `value`: cabin classes reuse the values of parties. */
  readonly key: string;
  readonly value: '1' | '2' | '3' | '4' | 'family';
  readonly label: Localized<string>;
}

export const PARTIES = [
  { key: 'adults-1', value: '1', label: { en: '1 Adult', es: '1 adulto' } },
  { key: 'adults-2', value: '2', label: { en: '2 Adults', es: '2 adultos' } },
  { key: 'adults-3', value: '3', label: { en: '3 Adults', es: '3 adultos' } },
  { key: 'adults-4', value: '4', label: { en: '4 Adults', es: '4 adultos' } },
  {
    key: 'family',
    value: 'family',
    label: { en: 'Family (2 adults + 2 children)', es: 'Familia (2 adultos y 2 niños)' },
  },
] as const satisfies readonly TravelersOption[];

export const CABIN_CLASSES = [
  { key: 'class-business', value: '1', label: { en: 'Business', es: 'Ejecutiva' } },
  { key: 'class-premium', value: '2', label: { en: 'Premium', es: 'Prémium' } },
  { key: 'class-first', value: '3', label: { en: 'First', es: 'Primera' } },
  { key: 'class-economy', value: '4', label: { en: 'Economy', es: 'Económica' } },
] as const satisfies readonly TravelersOption[];

export type TravelersKey = (typeof PARTIES | typeof CABIN_CLASSES)[number]['key'];
