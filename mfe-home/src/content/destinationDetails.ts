import type { Localized } from '@farekite/shared/language';
import type { PopularDestination } from './popularDestinations';

/** Content of the dialog of a popular destination, which is loaded when the first dialog opens. */
export interface DestinationDetails {
  /** 40 to 60 words. */
  readonly description: Localized<string>;
  readonly includes: Localized<readonly string[]>;
  readonly highlights: Localized<readonly string[]>;
}

export const DESTINATION_DETAILS: Readonly<Record<PopularDestination['illustration'], DestinationDetails>> = {
  bali: {
    description: {
      en: 'Rice terraces step down to the jungle, temples stand in the surf and every village keeps its own calendar of ceremonies. Stay near Ubud for green mornings and dance at night, then move to the coast, where the waves suit beginners and the sunsets draw the whole beach to its feet.',
      es: 'Los arrozales bajan en terrazas hasta la selva, los templos se alzan junto a las olas y cada aldea tiene su ceremonia. Quédese cerca de Ubud por sus mañanas verdes y sus danzas nocturnas, y siga luego a la costa, donde el mar recibe bien a los principiantes y el atardecer reúne a todos.',
    },
    includes: {
      en: [
        'Round-trip sample fare from Los Angeles',
        'One checked bag of 50 lb',
        'Meals on board',
        'An agent on the phone, 24/7',
      ],
      es: [
        'Tarifa de muestra de ida y vuelta desde Los Ángeles',
        'Una maleta documentada de 23 kg',
        'Comidas a bordo',
        'Un agente por teléfono, 24/7',
      ],
    },
    highlights: {
      en: [
        'Tegallalang rice terraces',
        'Tanah Lot temple at sunset',
        'Sunrise on Mount Batur',
        'The dancers of Ubud',
      ],
      es: [
        'Las terrazas de arroz de Tegallalang',
        'El templo de Tanah Lot al atardecer',
        'El amanecer en el monte Batur',
        'Las danzas de Ubud',
      ],
    },
  },
  'kuala-lumpur': {
    description: {
      en: 'Twin towers shine over colonial arcades, and dinner is decided by the smoke of the nearest grill. Kuala Lumpur is Malay, Chinese and Indian on a single street, and generous with all of it. Climb to the caves of Batu in the cool of the morning and leave the evening to the food stalls.',
      es: 'Las torres gemelas brillan sobre los portales coloniales y la cena la decide el humo de la parrilla más cercana. Kuala Lumpur es malaya, china e india en una misma calle, y generosa con todo. Suba a las cuevas de Batu con el fresco de la mañana y deje la noche para los puestos de comida.',
    },
    includes: {
      en: [
        'Round-trip sample fare from San Francisco',
        'One checked bag of 50 lb',
        'Meals on board',
        'An agent on the phone, 24/7',
      ],
      es: [
        'Tarifa de muestra de ida y vuelta desde San Francisco',
        'Una maleta documentada de 23 kg',
        'Comidas a bordo',
        'Un agente por teléfono, 24/7',
      ],
    },
    highlights: {
      en: [
        'The Petronas Towers after dark',
        'The painted steps of Batu Caves',
        'Dinner at the stalls of Jalan Alor',
        'The glass domes of the bird park',
      ],
      es: [
        'Las Torres Petronas de noche',
        'La escalinata de colores de Batu',
        'Una cena en los puestos de Jalan Alor',
        'Las aves del parque junto al lago',
      ],
    },
  },
  goa: {
    description: {
      en: 'Palms lean over long beaches in the north, while the south keeps quiet coves and fishing boats. Between them lie white churches, Portuguese villas painted in every color and markets that smell of cashew and clove. Come for the sea, stay for the fish curry, and let the afternoon pass in a hammock.',
      es: 'En el norte, las palmeras se inclinan sobre playas largas; en el sur quedan calas tranquilas y barcas de pescadores. Entre unas y otras hay iglesias blancas, villas portuguesas de todos los colores y mercados que huelen a clavo. Venga por el mar, quédese por el curry de pescado y deje pasar la tarde en una hamaca.',
    },
    includes: {
      en: [
        'Round-trip sample fare from New York',
        'One checked bag of 50 lb',
        'Meals on board',
        'An agent on the phone, 24/7',
      ],
      es: [
        'Tarifa de muestra de ida y vuelta desde Nueva York',
        'Una maleta documentada de 23 kg',
        'Comidas a bordo',
        'Un agente por teléfono, 24/7',
      ],
    },
    highlights: {
      en: [
        'Palolem beach by kayak',
        'The churches of Old Goa',
        'The lanes of Fontainhas',
        'Dudhsagar Falls after the rains',
      ],
      es: [
        'La playa de Palolem en kayak',
        'Las iglesias de la Vieja Goa',
        'Las callejuelas de Fontainhas',
        'La cascada Dudhsagar tras las lluvias',
      ],
    },
  },
  santorini: {
    description: {
      en: 'White houses and blue domes hang on the rim of a drowned volcano, and the sea fills its heart. Walk the path from Fira to Oia in the morning, swim from a beach of red or black sand, and be on a terrace early: the sunset is the event of the day, every day.',
      es: 'Casas blancas y cúpulas azules cuelgan del borde de un volcán hundido, y el mar llena su corazón. Camine de Fira a Oia por la mañana, nade en una playa de arena roja o negra y llegue temprano a una terraza: la puesta de sol es el gran acontecimiento de cada día.',
    },
    includes: {
      en: [
        'Round-trip sample fare from Boston',
        'One checked bag of 50 lb',
        'Meals on board',
        'An agent on the phone, 24/7',
      ],
      es: [
        'Tarifa de muestra de ida y vuelta desde Boston',
        'Una maleta documentada de 23 kg',
        'Comidas a bordo',
        'Un agente por teléfono, 24/7',
      ],
    },
    highlights: {
      en: [
        'Sunset over Oia',
        'The path along the caldera',
        'The painted walls of Akrotiri',
        'A boat to the hot springs',
      ],
      es: [
        'El atardecer en Oia',
        'El sendero de la caldera',
        'Los frescos de Akrotiri',
        'Un barco a las aguas termales',
      ],
    },
  },
};
