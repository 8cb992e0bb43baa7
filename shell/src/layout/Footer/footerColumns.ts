import type { Menu, RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import menus from '../menus.data';

export interface FooterLink {
  readonly label: Localized<string>;
  /** A page, or `call` for the agency's phone number. */
  readonly to: RoutePath | 'call';
}

export interface FooterColumnContent {
  /** Unique in the footer. */
  readonly id: string;
  readonly title: Localized<string>;
  readonly links: readonly FooterLink[];
}

function menuLinks(menu: Menu): FooterLink[] {
  return menus[menu].map(({ path, name }) => ({ to: path, label: name }));
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
    links: menuLinks('guides'),
  },
  {
    id: 'deals',
    title: { en: 'Deals', es: 'Ofertas' },
    links: menuLinks('deals'),
  },
  {
    id: 'legal',
    title: { en: 'Legal', es: 'Información legal' },
    links: menuLinks('legal'),
  },
];
