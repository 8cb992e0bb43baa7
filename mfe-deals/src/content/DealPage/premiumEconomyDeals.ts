import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/premium-economy-deals',
  illustration: 'premium-economy',
  head: {
    title: { en: 'Premium Economy Flight Deals', es: 'Ofertas en económica prémium' },
    description: {
      en: 'More legroom, better meals and a quieter cabin on long flights. Compare three premium economy sample fares to Paris, Rome and Tokyo, then call us to book.',
      es: 'Más espacio para las piernas, mejor comida y una cabina tranquila. Compare tres tarifas de muestra en económica prémium a París, Roma y Tokio, y llámenos.',
    },
    sharePictureAlt: {
      en: 'A traveler reads with legs stretched out in a wide seat, and a paper kite outside.',
      es: 'Un pasajero lee con las piernas estiradas en un asiento amplio y afuera vuela una cometa de papel.',
    },
  },
  eyebrow: { en: 'Between economy and business', es: 'Entre económica y ejecutiva' },
  heading: { en: 'Premium economy, room to stretch', es: 'Estírese en clase prémium' },
  subline: {
    en: 'Between economy and business there is a cabin many travelers never price. We price it for you, on every date you can fly.',
    es: 'Entre la clase económica y la ejecutiva hay una cabina cuyo precio pocos consultan. Nosotros lo consultamos por usted, en todas las fechas en que pueda volar.',
  },
  blurbsHeading: { en: 'What the extra fare buys', es: 'Lo que gana al pagar un poco más' },
  blurbs: [
    {
      figure: { en: '38 inches', es: '38 pulgadas' },
      title: { en: 'Legs out straight', es: 'Las piernas, estiradas' },
      text: {
        en: 'That is a typical row in this cabin, about seven inches more than in economy, with a wider seat and a deeper recline.',
        es: 'Es la distancia habitual entre filas en esta cabina: unas siete pulgadas más que en económica, con un asiento más ancho que se reclina más.',
      },
    },
    {
      figure: { en: '2 × 2', es: '2 × 2' },
      title: { en: 'Fewer neighbors', es: 'Menos vecinos' },
      text: {
        en: 'A small cabin of its own, often with pairs of seats by the window: handy for two, and calm for one.',
        es: 'Una cabina pequeña y aparte, a menudo con pares de asientos junto a la ventana: cómoda para dos y tranquila para uno.',
      },
    },
    {
      figure: { en: '200+', es: '200+' },
      title: { en: 'Flights compared', es: 'Vuelos comparados' },
      text: {
        en: 'The gap to economy changes from day to day. We look at more than 200 flights to find the dates on which it is smallest.',
        es: 'La diferencia con la clase económica cambia cada día. Revisamos más de 200 vuelos para hallar las fechas en que es menor.',
      },
    },
  ],
  dealsHeading: { en: 'Three long flights, made shorter', es: 'Tres vuelos largos que se hacen cortos' },
  deals: [
    {
      route: { en: 'New York to Rome', es: 'De Nueva\u00a0York a Roma' },
      airline: 'Palisade Airlines',
      originalPrice: 1395,
      price: 976,
      trip: 'roundTrip',
      note: {
        en: 'Leave after dinner, land for a late breakfast. Two checked bags are part of the fare.',
        es: 'Salga después de cenar y llegue a tiempo para un desayuno tardío. La tarifa incluye dos maletas documentadas.',
      },
    },
    {
      route: { en: 'Boston to Paris', es: 'De Boston a París' },
      airline: 'Solenne Airways',
      originalPrice: 1450,
      price: 1089,
      trip: 'roundTrip',
      note: {
        en: 'Nonstop in a cabin of only four rows, with a three-course dinner and a proper pillow.',
        es: 'Sin escalas, en una cabina de solo cuatro filas, con cena de tres tiempos y una buena almohada.',
      },
    },
    {
      route: { en: 'San Francisco to Tokyo', es: 'De San Francisco a Tokio' },
      airline: 'Tamarind Airways',
      originalPrice: 1980,
      price: 1449,
      trip: 'roundTrip',
      note: {
        en: 'Eleven hours with a leg rest, noise-canceling headphones and priority boarding.',
        es: 'Once horas con apoyo para las piernas, audífonos con cancelación de ruido y abordaje prioritario.',
      },
    },
  ],
} satisfies DealPageContent;
