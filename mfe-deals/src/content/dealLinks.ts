import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';

export interface DealLink {
  readonly path: RoutePath;
  readonly label: Localized<string>;
}

/** What the deal pages offer each other. They do not import one another, so that each loads alone. */
export const DEAL_LINKS: readonly DealLink[] = [
  { path: '/first-class-deals', label: { en: 'First Class', es: 'Primera clase' } },
  { path: '/business-class-deals', label: { en: 'Business Class', es: 'Clase ejecutiva' } },
  { path: '/premium-economy-deals', label: { en: 'Premium Economy', es: 'Económica prémium' } },
  { path: '/premium-comfort', label: { en: 'Premium Comfort', es: 'Confort prémium' } },
  { path: '/student-travel-deals', label: { en: 'Student Travel', es: 'Estudiantes' } },
  { path: '/senior-travel-deals', label: { en: 'Senior Travel', es: 'Mayores de 60' } },
  { path: '/family-travel-deals', label: { en: 'Family Travel', es: 'Familias' } },
  { path: '/weekend-getaway-deals', label: { en: 'Weekend Getaways', es: 'Fines de semana' } },
  { path: '/top-airlines', label: { en: 'Top Airlines', es: 'Aerolíneas destacadas' } },
];
