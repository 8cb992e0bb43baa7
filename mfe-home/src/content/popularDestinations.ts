import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

export interface PopularDestination {
  /** Also the key of its words. */
  readonly illustration: CardName & keyof typeof home.popularDestinations.places;
  /** Sample fare in US dollars. */
  readonly price: number;
  /** Before the discount. */
  readonly originalPrice: number;
}

export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  { illustration: 'bali', price: 629, originalPrice: 899 },
  { illustration: 'kuala-lumpur', price: 759, originalPrice: 999 },
  { illustration: 'goa', price: 529, originalPrice: 789 },
  { illustration: 'santorini', price: 559, originalPrice: 799 },
];
