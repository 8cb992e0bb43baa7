import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';

export interface FooterLink {
  readonly label: Localized<string>;
  /** A page, or `call` for the agency's telephone. */
  readonly to: RoutePath | 'call';
}

export interface FooterColumnContent {
  /** Unique in the footer. */
  readonly id: string;
  readonly title: Localized<string>;
  readonly links: readonly FooterLink[];
}

export const FOOTER_COLUMNS: readonly FooterColumnContent[] = [
  {
    id: 'services',
    title: { en: 'Services', es: 'Servicios' },
    links: [
      { to: '/', label: { en: 'Flight Booking', es: 'Reserva de vuelos' } },
      { to: 'call', label: { en: '24/7 Support', es: 'Asistencia 24/7' } },
      { to: '/contact', label: { en: 'Travel Insurance', es: 'Seguro de viaje' } },
      {
        to: '/contact',
        label: {
          en: 'Group Booking (10 or more passengers)',
          es: 'Reservas para grupos (10 pasajeros o más)',
        },
      },
    ],
  },
  {
    id: 'guides',
    title: { en: 'Travel guides', es: 'Guías de viaje' },
    links: [
      { to: '/paris-guide', label: { en: 'Paris Guide', es: 'Guía de París' } },
      { to: '/tokyo-guide', label: { en: 'Tokyo Guide', es: 'Guía de Tokio' } },
      { to: '/new-york-guide', label: { en: 'New York Guide', es: 'Guía de Nueva York' } },
      { to: '/london-guide', label: { en: 'London Guide', es: 'Guía de Londres' } },
    ],
  },
  {
    id: 'deals',
    title: { en: 'Deals', es: 'Ofertas' },
    links: [
      { to: '/first-class-deals', label: { en: 'First Class', es: 'Primera clase' } },
      { to: '/business-class-deals', label: { en: 'Business Class', es: 'Clase ejecutiva' } },
      { to: '/premium-economy-deals', label: { en: 'Premium Economy', es: 'Económica prémium' } },
      { to: '/premium-comfort', label: { en: 'Premium Comfort', es: 'Confort prémium' } },
      { to: '/student-travel-deals', label: { en: 'Student Travel', es: 'Estudiantes' } },
      { to: '/senior-travel-deals', label: { en: 'Senior Travel', es: 'Mayores de 60' } },
      { to: '/family-travel-deals', label: { en: 'Family Travel', es: 'Familias' } },
      { to: '/weekend-getaway-deals', label: { en: 'Weekend Getaways', es: 'Fines de semana' } },
      { to: '/top-airlines', label: { en: 'Top Airlines', es: 'Aerolíneas destacadas' } },
    ],
  },
  {
    id: 'legal',
    title: { en: 'Legal', es: 'Información legal' },
    links: [
      { to: '/terms', label: { en: 'Terms and Conditions', es: 'Términos y condiciones' } },
      { to: '/privacy', label: { en: 'Privacy Policy', es: 'Política de privacidad' } },
      { to: '/disclaimer', label: { en: 'Disclaimer', es: 'Descargo de responsabilidad' } },
    ],
  },
];
