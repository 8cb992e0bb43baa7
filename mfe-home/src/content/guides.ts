import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

export interface Guide {
  readonly path: RoutePath;
  readonly illustration: IllustrationName;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
}

export const GUIDES: readonly Guide[] = [
  {
    path: '/paris-guide',
    illustration: 'paris',
    title: { en: 'Paris Travel Guide', es: 'Guía de París' },
    description: {
      en: 'Bridges, museums and a terrace for the late afternoon.',
      es: 'Puentes, museos y una terraza para la tarde.',
    },
  },
  {
    path: '/tokyo-guide',
    illustration: 'tokyo',
    title: { en: 'Tokyo Travel Guide', es: 'Guía de Tokio' },
    description: {
      en: 'Shrines by morning, ramen by night, trains on the second.',
      es: 'Santuarios de mañana, ramen de noche y trenes al segundo.',
    },
  },
  {
    path: '/new-york-guide',
    illustration: 'new-york',
    title: { en: 'New York Travel Guide', es: 'Guía de Nueva York' },
    description: {
      en: 'Five boroughs, one subway card and a skyline to walk to.',
      es: 'Cinco distritos, una tarjeta de metro y un horizonte al que se llega a pie.',
    },
  },
  {
    path: '/london-guide',
    illustration: 'london',
    title: { en: 'London Travel Guide', es: 'Guía de Londres' },
    description: {
      en: 'Free museums, royal parks and the best seat: upstairs, in front.',
      es: 'Museos gratuitos, parques reales y el mejor asiento: arriba y adelante.',
    },
  },
];
