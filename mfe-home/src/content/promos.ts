import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

/** A promoted deal page. Its name is in `shared/contract/routes.json`. */
export interface Promo {
  readonly path: RoutePath;
  readonly illustration: IllustrationName;
  readonly subtitle: Localized<string>;
  readonly description: Localized<string>;
}

export const PROMOS: readonly Promo[] = [
  {
    path: '/first-class-deals',
    illustration: 'first-class',
    subtitle: { en: 'A room above the clouds', es: 'Una habitación sobre las nubes' },
    description: {
      en: 'Suites, flat beds and quiet lounges, with sample fares from $400.',
      es: 'Suites, asientos cama y salas tranquilas, con tarifas de muestra desde $400.',
    },
  },
  {
    path: '/premium-economy-deals',
    illustration: 'premium-economy',
    subtitle: { en: 'Stretch out for less', es: 'Más espacio por menos' },
    description: {
      en: 'A wider seat, more room for your knees and a better meal than in the back.',
      es: 'Un asiento más ancho, más lugar para las rodillas y mejor comida que atrás.',
    },
  },
  {
    path: '/premium-comfort',
    illustration: 'premium-comfort',
    subtitle: { en: 'Land well rested', es: 'Llegue descansado' },
    description: {
      en: 'Pillows, blankets and the calm rows of the plane, wherever you fly overnight.',
      es: 'Almohadas, cobijas y las filas más tranquilas del avión para volar de noche.',
    },
  },
  {
    path: '/student-travel-deals',
    illustration: 'student-travel',
    subtitle: { en: 'Ages 18 to 26', es: 'De 18 a 26 años' },
    description: {
      en: 'Up to 25% off and dates that bend around exams, breaks and semesters abroad.',
      es: 'Hasta 25% de descuento y fechas que se adaptan a exámenes y vacaciones.',
    },
  },
  {
    path: '/top-airlines',
    illustration: 'top-airlines',
    subtitle: { en: 'All tails in one place', es: 'Todas en un solo lugar' },
    description: {
      en: 'See what different airlines ask for the same trip, and choose with open eyes.',
      es: 'Vea cuánto pide cada aerolínea por el mismo viaje y elija con toda confianza.',
    },
  },
];
