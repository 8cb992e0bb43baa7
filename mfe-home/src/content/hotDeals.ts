import type { NamedPath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

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
