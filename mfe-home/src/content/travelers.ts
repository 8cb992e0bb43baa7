import type home from '../locales/en/home.json';

/** A number of travelers, or a cabin class in its place. */
export type TravelersKey = keyof typeof home.flightSearch.travelersField.options;

/** By the names of their groups. */
export const TRAVELERS: Readonly<Record<'parties' | 'classes', readonly TravelersKey[]>> = {
  parties: ['adults-1', 'adults-2', 'adults-3', 'adults-4', 'family'],
  classes: ['class-business', 'class-premium', 'class-first', 'class-economy'],
};
