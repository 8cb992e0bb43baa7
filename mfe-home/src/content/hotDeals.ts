import type { NamedPath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

/** A deal page with a coupon, which it shows, too. It has the name that the menu gives it. */
export interface HotDeal {
  /** Also the key of its words. */
  readonly path: NamedPath & keyof typeof home.hotDeals.descriptions;
  readonly illustration: CardName;
  /** The same in every language. */
  readonly couponCode: string;
  /** What the coupon takes off a booking, in US dollars. */
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
