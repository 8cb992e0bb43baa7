import type { Localized } from '@farekite/shared/language';
import type { SceneName } from '../components/Scene/Scene';

export interface PopularDestination {
  readonly scene: Extract<SceneName, 'bali' | 'kuala-lumpur' | 'goa' | 'santorini'>;
  readonly name: Localized<string>;
  readonly country: Localized<string>;
  /** US dollars, of a sample fare. */
  readonly price: number;
  readonly originalPrice: number;
}

export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  {
    scene: 'bali',
    name: { en: 'Bali', es: 'Bali' },
    country: { en: 'Indonesia', es: 'Indonesia' },
    price: 629,
    originalPrice: 899,
  },
  {
    scene: 'kuala-lumpur',
    name: { en: 'Kuala Lumpur', es: 'Kuala Lumpur' },
    country: { en: 'Malaysia', es: 'Malasia' },
    price: 759,
    originalPrice: 999,
  },
  {
    scene: 'goa',
    name: { en: 'Goa', es: 'Goa' },
    country: { en: 'India', es: 'India' },
    price: 529,
    originalPrice: 789,
  },
  {
    scene: 'santorini',
    name: { en: 'Santorini', es: 'Santorini' },
    country: { en: 'Greece', es: 'Grecia' },
    price: 559,
    originalPrice: 799,
  },
];
