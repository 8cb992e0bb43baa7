import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { SceneName } from '../components/Scene/Scene';

export interface HotDeal {
  readonly path: RoutePath;
  readonly scene: SceneName;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  /** Said on the phone, in either language. */
  readonly couponCode: string;
}

export const HOT_DEALS: readonly HotDeal[] = [
  {
    path: '/family-travel-deals',
    scene: 'family-travel',
    title: { en: 'Family Travel', es: 'Viajes en familia' },
    description: { en: 'Special rates for four or more.', es: 'Tarifas especiales para cuatro o más.' },
    couponCode: 'FLYFAMILY',
  },
  {
    path: '/weekend-getaway-deals',
    scene: 'weekend-getaway',
    title: { en: 'Weekend Getaways', es: 'Escapadas de fin de semana' },
    description: {
      en: 'Leave on Friday, be back for Monday.',
      es: 'Salga el viernes y vuelva para el lunes.',
    },
    couponCode: 'FLYWEEKEND',
  },
  {
    path: '/senior-travel-deals',
    scene: 'senior-travel',
    title: { en: 'Senior Travel', es: 'Adultos mayores' },
    description: { en: 'Up to 60% off from age 60.', es: 'Hasta 60% menos desde los 60 años.' },
    couponCode: 'FLYSENIOR',
  },
  {
    path: '/business-class-deals',
    scene: 'business-class',
    title: { en: 'Business Class', es: 'Clase ejecutiva' },
    description: { en: 'Work, dine and sleep on the way.', es: 'Trabaje, cene y duerma en el camino.' },
    couponCode: 'FLYBUSINESS',
  },
];
