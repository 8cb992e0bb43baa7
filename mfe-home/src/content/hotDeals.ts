import type { NamedPath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { IllustrationName } from './IllustrationName';

/** A deal page with a coupon. It has the name that the menu gives it. */
export interface HotDeal {
  /** Also the key of its words. */
  readonly path: NamedPath & keyof typeof home.hotDeals.descriptions;
  readonly illustration: IllustrationName;
  /** The same in every language. */
  readonly couponCode: string;
}

export const HOT_DEALS: readonly HotDeal[] = [
  { path: '/family-travel-deals', illustration: 'family-travel', couponCode: 'FLYFAMILY' },
  { path: '/weekend-getaway-deals', illustration: 'weekend-getaway', couponCode: 'FLYWEEKEND' },
  { path: '/senior-travel-deals', illustration: 'senior-travel', couponCode: 'FLYSENIOR' },
  { path: '/business-class-deals', illustration: 'business-class', couponCode: 'FLYBUSINESS' },
];
