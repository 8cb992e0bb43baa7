import type { NamedPath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

export interface Promo {
  /** Also the key of its words. */
  readonly path: NamedPath & keyof typeof home.premiumServices.promos;
  readonly illustration: CardName;
}

export const PROMOS: readonly Promo[] = [
  { path: '/first-class-deals', illustration: 'first-class' },
  { path: '/premium-economy-deals', illustration: 'premium-economy' },
  { path: '/premium-comfort', illustration: 'premium-comfort' },
  { path: '/student-travel-deals', illustration: 'student-travel' },
  { path: '/top-airlines', illustration: 'top-airlines' },
];
