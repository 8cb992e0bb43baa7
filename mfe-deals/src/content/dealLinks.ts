import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { CARDS } from '../pictures/cards';

export interface DealLink {
  readonly path: RoutePath;
  readonly label: Localized<string>;
  readonly scene: keyof typeof CARDS;
  /** The page's lowest sample fare, in US dollars. */
  readonly from: number;
}

/** What the deal pages offer each other. They do not import one another, so that each loads alone. */
export const DEAL_LINKS: readonly DealLink[] = [
  {
    path: '/first-class-deals',
    label: { en: 'First Class', es: 'Primera clase' },
    scene: 'first-class',
    from: 400,
  },
  {
    path: '/business-class-deals',
    label: { en: 'Business Class', es: 'Clase ejecutiva' },
    scene: 'business-class',
    from: 2345,
  },
  {
    path: '/premium-economy-deals',
    label: { en: 'Premium Economy', es: 'Económica prémium' },
    scene: 'premium-economy',
    from: 976,
  },
  {
    path: '/premium-comfort',
    label: { en: 'Premium Comfort', es: 'Confort prémium' },
    scene: 'premium-comfort',
    from: 379,
  },
  {
    path: '/student-travel-deals',
    label: { en: 'Student Travel', es: 'Estudiantes' },
    scene: 'student-travel',
    from: 312,
  },
  {
    path: '/senior-travel-deals',
    label: { en: 'Senior Travel', es: 'Mayores de 60' },
    scene: 'senior-travel',
    from: 178,
  },
  {
    path: '/family-travel-deals',
    label: { en: 'Family Travel', es: 'Familias' },
    scene: 'family-travel',
    from: 193,
  },
  {
    path: '/weekend-getaway-deals',
    label: { en: 'Weekend Getaways', es: 'Fines de semana' },
    scene: 'weekend-getaway',
    from: 159,
  },
  {
    path: '/top-airlines',
    label: { en: 'Top Airlines', es: 'Aerolíneas destacadas' },
    scene: 'top-airlines',
    from: 298,
  },
];
