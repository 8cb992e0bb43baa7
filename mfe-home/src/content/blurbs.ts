import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

export interface Blurb {
  readonly icon: 'globe' | 'tag' | 'headset';
  readonly illustration: IllustrationName;
  readonly title: Localized<string>;
  readonly text: Localized<string>;
}

/** What the agency promises. */
export const BLURBS: readonly Blurb[] = [
  {
    icon: 'globe',
    illustration: 'santorini',
    title: { en: 'Top Destinations', es: 'Los mejores destinos' },
    text: {
      en: 'Beaches, capitals and the town your family comes from: with more than 1,000 destinations on our map, yours is there too. Our city guides help when you have yet to choose.',
      es: 'Playas, grandes capitales o el pueblo de su familia: en nuestro mapa hay más de 1,000 destinos, y el suyo es uno de ellos. Si aún no se decide, nuestras guías le dan ideas.',
    },
  },
  {
    icon: 'tag',
    illustration: 'top-airlines',
    title: { en: 'The Best Prices', es: 'Los mejores precios' },
    text: {
      en: 'We compare more than 200 flights and read the small print for you. The price you hear on the phone is the whole price, taxes and fees included, before you say yes.',
      es: 'Comparamos más de 200 vuelos y leemos por usted la letra pequeña. El precio que le damos por teléfono es el total, con impuestos y cargos, antes de que diga que sí.',
    },
  },
  {
    icon: 'headset',
    illustration: 'premium-comfort',
    title: { en: 'Amazing Services', es: 'Un servicio excepcional' },
    text: {
      en: 'Flight booking, travel insurance, groups of ten or more, and a person on the line at any hour. One number to remember, before the trip and during it.',
      es: 'Reservas, seguro de viaje, grupos de diez personas o más y alguien que le contesta a cualquier hora. Un solo número, antes del viaje y durante el viaje.',
    },
  },
];
