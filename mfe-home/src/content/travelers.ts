import type home from '../locales/en/home.json';

/** A number of travelers, or a cabin class in its place. */
export type TravelersKey = keyof typeof home.flightSearch.travelersField.options;

export const PARTIES: readonly TravelersKey[] = ['adults-1', 'adults-2', 'adults-3', 'adults-4', 'family'];

export const CABIN_CLASSES: readonly TravelersKey[] = [
  'class-business',
  'class-premium',
  'class-first',
  'class-economy',
];
