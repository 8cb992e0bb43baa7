import type home from '../locales/en/home.json';
import type { IllustrationName } from './IllustrationName';

export interface Destination {
  /** Also the key of its words. */
  readonly illustration: IllustrationName & keyof typeof home.destinations.places;
  /** Cells of the grid on a wide page: `wide` is two by one, `large` is two by two. @default one cell */
  readonly size?: 'wide' | 'large';
}

export const DESTINATIONS: readonly Destination[] = [
  { illustration: 'paris', size: 'large' },
  { illustration: 'tokyo' },
  { illustration: 'new-york' },
  { illustration: 'london' },
  { illustration: 'rome' },
  { illustration: 'barcelona' },
  { illustration: 'dubai', size: 'wide' },
  { illustration: 'cancun' },
];
