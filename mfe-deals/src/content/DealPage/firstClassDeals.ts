import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/first-class-deals',
  illustration: 'first-class',
  head: {
    title: { en: 'First Class Flight Deals', es: 'Ofertas de vuelos en primera clase' },
    description: {
      en: 'Sample first class fares from $400 per person: suites, lie-flat beds and lounges on three routes. Call any hour and an agent finds the seat for your dates.',
      es: 'Tarifas de muestra en primera clase desde $400 por persona: suites, asientos cama y salas VIP en tres rutas. Llame a cualquier hora y buscamos su asiento.',
    },
    sharePictureAlt: {
      en: 'A first class suite by a window above the clouds, and a paper kite outside.',
      es: 'Una suite de primera clase junto a la ventanilla, sobre las nubes, y afuera vuela una cometa de papel.',
    },
  },
  eyebrow: { en: 'The front of the plane', es: 'La parte delantera del avión' },
  heading: { en: 'Turn left into first class', es: 'Su lugar está en primera clase' },
  subline: {
    en: 'Lie-flat beds, quiet lounges and service that never hurries, at fares we find by comparing more than 200 flights. Tell us when you want to go; we do the searching.',
    es: 'Asientos cama, salas tranquilas y un servicio sin prisas, con tarifas que encontramos al comparar más de 200 vuelos. Díganos cuándo quiere viajar y nosotros buscamos.',
  },
  blurbsHeading: { en: 'What changes at the front', es: 'Lo que cambia cuando viaja adelante' },
  blurbs: [
    {
      figure: { en: 'Seat 1A', es: 'Asiento 1A' },
      title: { en: 'Room that is only yours', es: 'Un espacio solo para usted' },
      text: {
        en: 'A suite that closes, a seat that becomes a bed and nobody’s elbow on your armrest. We tell you which aircraft has which seat before you pay.',
        es: 'Una suite que se cierra, un asiento que se vuelve cama y ningún codo ajeno a su lado. Antes de que pague, le decimos qué asiento tiene cada avión.',
      },
    },
    {
      figure: { en: '1st', es: '1.º' },
      title: { en: 'On board before the crowd', es: 'A bordo antes que los demás' },
      text: {
        en: 'Priority check-in, early boarding and bags that come out ahead of the rest. If you take your time anywhere, let it be in the lounge.',
        es: 'Registro prioritario, abordaje anticipado y maletas que salen antes que las demás. Si se detiene en algún lugar, que sea en la sala VIP.',
      },
    },
    {
      figure: { en: '24/7', es: '24/7' },
      title: { en: 'Someone who knows the cabin', es: 'Alguien que conoce la cabina' },
      text: {
        en: 'Our agents answer day and night. Ask about the bed, the menu or the connection, and hear in plain words what each fare includes.',
        es: 'Nuestros agentes contestan de día y de noche. Pregunte por la cama, el menú o la conexión, y le explicarán con claridad qué incluye cada tarifa.',
      },
    },
  ],
  dealsHeading: { en: 'Three seats at the front', es: 'Tres asientos en primera fila' },
  deals: [
    {
      route: { en: 'New York to Miami', es: 'De Nueva\u00a0York a Miami' },
      airline: 'Larkspur Airways',
      originalPrice: 625,
      price: 400,
      trip: 'oneWay',
      note: {
        en: 'One way, nonstop: a wide recliner, a hot meal on china and two checked bags.',
        es: 'Solo ida y sin escalas: asiento ancho y reclinable, comida caliente en vajilla y dos maletas documentadas.',
      },
    },
    {
      route: { en: 'Chicago to London', es: 'De Chicago a Londres' },
      airline: 'Northbeam Air',
      originalPrice: 7400,
      price: 4950,
      trip: 'roundTrip',
      note: {
        en: 'Overnight in a flat bed with a real duvet, and breakfast only when you wake up.',
        es: 'Una noche en cama horizontal con edredón de verdad, y el desayuno solo cuando usted despierte.',
      },
    },
    {
      route: { en: 'Los Angeles to Tokyo', es: 'De Los Ángeles a Tokio' },
      airline: 'Tamarind Airways',
      originalPrice: 9850,
      price: 6895,
      trip: 'roundTrip',
      note: {
        en: 'A private suite with a sliding door, and lounge access at both ends of the trip.',
        es: 'Suite privada con puerta corrediza y acceso a la sala VIP en ambos extremos del viaje.',
      },
    },
  ],
} satisfies DealPageContent;
