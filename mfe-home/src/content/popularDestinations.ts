import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

export interface PopularDestination {
  readonly illustration: Extract<IllustrationName, 'bali' | 'kuala-lumpur' | 'goa' | 'santorini'>;
  readonly name: Localized<string>;
  readonly country: Localized<string>;
  /** Sample fare in US dollars. */
  readonly price: number;
  /** In US dollars, before the discount. */
  readonly originalPrice: number;
}

export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  {
    illustration: 'bali',
    name: { en: 'Bali', es: 'Bali' },
    country: { en: 'Indonesia', es: 'Indonesia' },
    price: 629,
    originalPrice: 899,
  },
  {
    illustration: 'kuala-lumpur',
    name: { en: 'Kuala Lumpur', es: 'Kuala Lumpur' },
    country: { en: 'Malaysia', es: 'Malasia' },
    price: 759,
    originalPrice: 999,
  },
  {
    illustration: 'goa',
    name: { en: 'Goa', es: 'Goa' },
    country: { en: 'India', es: 'India' },
    price: 529,
    originalPrice: 789,
  },
  {
    illustration: 'santorini',
    name: { en: 'Santorini', es: 'Santorini' },
    country: { en: 'Greece', es: 'Grecia' },
    price: 559,
    originalPrice: 799,
  },
];
