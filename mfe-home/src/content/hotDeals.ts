import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

export interface HotDeal {
  readonly path: RoutePath;
  readonly illustration: IllustrationName;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  /** The same in both languages. */
  readonly couponCode: string;
}

export const HOT_DEALS: readonly HotDeal[] = [
  {
    path: '/family-travel-deals',
    illustration: 'family-travel',
    title: { en: 'Family Travel', es: 'Viajes en familia' },
    description: { en: 'Special rates for four or more.', es: 'Tarifas especiales para cuatro o más.' },
    couponCode: 'FLYFAMILY',
  },
  {
    path: '/weekend-getaway-deals',
    illustration: 'weekend-getaway',
    title: { en: 'Weekend Getaways', es: 'Escapadas de fin de semana' },
    description: {
      en: 'Leave on Friday, be back for Monday.',
      es: 'Salga el viernes y vuelva para el lunes.',
    },
    couponCode: 'FLYWEEKEND',
  },
  {
    path: '/senior-travel-deals',
    illustration: 'senior-travel',
    title: { en: 'Senior Travel', es: 'Adultos mayores' },
    description: { en: 'Up to 60% off from age 60.', es: 'Hasta 60% menos desde los 60 años.' },
    couponCode: 'FLYSENIOR',
  },
  {
    path: '/business-class-deals',
    illustration: 'business-class',
    title: { en: 'Business Class', es: 'Clase ejecutiva' },
    description: { en: 'Work, dine and sleep on the way.', es: 'Trabaje, cene y duerma en el camino.' },
    couponCode: 'FLYBUSINESS',
  },
];
