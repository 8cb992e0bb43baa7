import type home from '../locales/en/home.json';

export interface TravelersOption {
  /** Unique, unlike `value`: cabin classes reuse the values of parties. Also the key of its label. */
  readonly key: keyof typeof home.flightSearch.travelersField.options;
  readonly value: '1' | '2' | '3' | '4' | 'family';
}

export const PARTIES: readonly TravelersOption[] = [
  { key: 'adults-1', value: '1' },
  { key: 'adults-2', value: '2' },
  { key: 'adults-3', value: '3' },
  { key: 'adults-4', value: '4' },
  { key: 'family', value: 'family' },
];

export const CABIN_CLASSES: readonly TravelersOption[] = [
  { key: 'class-business', value: '1' },
  { key: 'class-premium', value: '2' },
  { key: 'class-first', value: '3' },
  { key: 'class-economy', value: '4' },
];

export type TravelersKey = TravelersOption['key'];
