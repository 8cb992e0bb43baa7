import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/premium-comfort',
  illustration: 'premium-comfort',
  head: {
    title: { en: 'Premium Comfort Seats and Fares', es: 'Asientos y tarifas confort prémium' },
    description: {
      en: 'Rows near the front, extra legroom and early boarding for a little more than economy. See three premium comfort sample fares and call to reserve your row.',
      es: 'Filas delanteras, más espacio y abordaje anticipado por un poco más que en económica. Vea tres tarifas de muestra en confort prémium y llame para reservar.',
    },
    sharePictureAlt: {
      en: 'A traveler sleeps under a blanket by the window, and a paper kite outside.',
      es: 'Una pasajera duerme bajo una manta junto a la ventanilla y afuera vuela una cometa de papel.',
    },
  },
  eyebrow: { en: 'Rows near the front', es: 'Filas cerca de la puerta' },
  heading: { en: 'Premium comfort, all the way there', es: 'Confort prémium de principio a fin' },
  subline: {
    en: 'A row near the front, a blanket that is worth unfolding, a place for your bag above your seat: the things you remember when the flight was a good one.',
    es: 'Una fila cerca de la puerta, una manta que da gusto desdoblar y lugar para su equipaje sobre el asiento: lo que uno recuerda cuando el vuelo fue bueno.',
  },
  blurbsHeading: { en: 'Comfort you notice', es: 'Comodidad que se nota' },
  blurbs: [
    {
      figure: { en: '+4 inches', es: '+4 pulgadas' },
      title: { en: 'Knees that never touch', es: 'Rodillas que no rozan' },
      text: {
        en: 'Rows set farther apart in the main cabin. On a five-hour flight, those few inches decide how you walk off.',
        es: 'Filas más separadas en la cabina principal. En un vuelo de cinco horas, esas pulgadas deciden cómo baja usted del avión.',
      },
    },
    {
      figure: { en: 'Row 10', es: 'Fila 10' },
      title: { en: 'Closer to the door', es: 'Más cerca de la puerta' },
      text: {
        en: 'You board early, find space overhead and are among the first to leave, which helps when the connection is short.',
        es: 'Aborda temprano, encuentra espacio arriba y es de los primeros en salir, lo cual ayuda cuando la conexión es corta.',
      },
    },
    {
      figure: { en: '1 call', es: '1 llamada' },
      title: { en: 'The exact seat', es: 'El asiento exacto' },
      text: {
        en: 'Window, aisle, or two together: say what matters to you, and we read the seat map while you are on the line.',
        es: 'Ventana, pasillo o dos juntos: díganos qué prefiere y revisamos el mapa de asientos mientras usted está en la línea.',
      },
    },
  ],
  dealsHeading: { en: 'Three flights to settle into', es: 'Tres vuelos para ponerse cómodo' },
  deals: [
    {
      route: { en: 'New York to Los Angeles', es: 'De Nueva\u00a0York a Los Ángeles' },
      airline: 'Harborlight Air',
      originalPrice: 498,
      price: 379,
      trip: 'roundTrip',
      note: {
        en: 'Coast to coast in rows 8 to 12, with a power outlet at every seat and free messaging.',
        es: 'De costa a costa en las filas 8 a 12, con enchufe en cada asiento y mensajes gratis.',
      },
    },
    {
      route: { en: 'Atlanta to Cancún', es: 'De Atlanta a Cancún' },
      airline: 'Quillon Air',
      originalPrice: 540,
      price: 389,
      trip: 'roundTrip',
      note: {
        en: 'Among the first off the plane, and so among the first in line at immigration.',
        es: 'Entre los primeros en bajar y, por eso, entre los primeros en la fila de migración.',
      },
    },
    {
      route: { en: 'Dallas to Honolulu', es: 'De Dallas a Honolulu' },
      airline: 'Marigold Air',
      originalPrice: 890,
      price: 659,
      trip: 'roundTrip',
      note: {
        en: 'Eight hours over the Pacific with a warm meal, a blanket and one checked bag.',
        es: 'Ocho horas rumbo al Pacífico con comida caliente, manta y una maleta documentada.',
      },
    },
  ],
} satisfies DealPageContent;
