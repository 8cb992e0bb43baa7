import type { NamedPath, RoutePath } from '@farekite/shared/contract';
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

/** A deal page with a coupon, which it shows, too. */
export interface HotDeal {
  /** Also the key of its words. */
  readonly path: NamedPath & keyof typeof home.hotDeals.descriptions;
  readonly illustration: CardName;
  readonly couponCode: string;
  /** US dollars off a booking. */
  readonly couponValue: number;
}

export const HOT_DEALS: readonly HotDeal[] = [
  { path: '/family-travel-deals', illustration: 'family-travel', couponCode: 'FLYFAMILY', couponValue: 40 },
  {
    path: '/weekend-getaway-deals',
    illustration: 'weekend-getaway',
    couponCode: 'FLYWEEKEND',
    couponValue: 15,
  },
  { path: '/senior-travel-deals', illustration: 'senior-travel', couponCode: 'FLYSENIOR', couponValue: 25 },
  {
    path: '/business-class-deals',
    illustration: 'business-class',
    couponCode: 'FLYBUSINESS',
    couponValue: 120,
  },
];

interface Destination {
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

interface Guide {
  /** Also the key of its words. */
  readonly path: RoutePath & keyof typeof home.travelGuides.guides;
  /** Not that of the destination, which is on the same page. */
  readonly illustration: CardName;
}

export const GUIDES: readonly Guide[] = [
  { path: '/paris-guide', illustration: 'louvre' },
  { path: '/tokyo-guide', illustration: 'senso-ji' },
  { path: '/new-york-guide', illustration: 'brooklyn-bridge' },
  { path: '/london-guide', illustration: 'london-eye' },
];
