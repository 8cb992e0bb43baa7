import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

/** A deal page with a coupon. Its name is in `shared/contract/routes.json`. */
export interface HotDeal {
  readonly path: RoutePath;
  readonly illustration: IllustrationName;
  readonly description: Localized<string>;
  /** The same in both languages. */
  readonly couponCode: string;
}

export const HOT_DEALS: readonly HotDeal[] = [
  {
    path: '/family-travel-deals',
    illustration: 'family-travel',
    description: { en: 'Special rates for four or more.', es: 'Tarifas especiales para cuatro o más.' },
    couponCode: 'FLYFAMILY',
  },
  {
    path: '/weekend-getaway-deals',
    illustration: 'weekend-getaway',
    description: {
      en: 'Leave on Friday, be back for Monday.',
      es: 'Salga el viernes y vuelva para el lunes.',
    },
    couponCode: 'FLYWEEKEND',
  },
  {
    path: '/senior-travel-deals',
    illustration: 'senior-travel',
    description: { en: 'Up to 60% off from age 60.', es: 'Hasta 60% menos desde los 60 años.' },
    couponCode: 'FLYSENIOR',
  },
  {
    path: '/business-class-deals',
    illustration: 'business-class',
    description: { en: 'Work, dine and sleep on the way.', es: 'Trabaje, cene y duerma en el camino.' },
    couponCode: 'FLYBUSINESS',
  },
];
