import type { RoutePath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

export interface Destination {
  /** Also the key of its words. */
  readonly illustration: CardName & keyof typeof home.destinations.places;
  readonly guide?: RoutePath;
  /** In cells of the grid on a wide page: `wide` is two by one, `large` is two by two. */
  readonly size?: 'wide' | 'large';
}

export const DESTINATIONS: readonly Destination[] = [
  { illustration: 'paris', guide: '/paris-guide', size: 'large' },
  { illustration: 'tokyo', guide: '/tokyo-guide' },
  { illustration: 'new-york', guide: '/new-york-guide' },
  { illustration: 'london', guide: '/london-guide' },
  { illustration: 'rome' },
  { illustration: 'barcelona' },
  { illustration: 'dubai', size: 'wide' },
  { illustration: 'cancun' },
];
