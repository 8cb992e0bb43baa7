import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/top-airlines',
  illustration: 'top-airlines',
  head: {
    title: { en: 'Top Airlines, Side by Side', es: 'Aerolíneas destacadas, lado a lado' },
    description: {
      en: 'Three invented airlines side by side: one for price, one for comfort, one for the long haul. Compare their sample fares, then call us to book the one that fits.',
      es: 'Tres aerolíneas inventadas, lado a lado: una por precio, otra por comodidad y otra para viajes largos. Compare sus tarifas de muestra y llame para reservar.',
    },
    sharePictureAlt: {
      en: 'Airliners side by side at an airport, and a paper kite above them.',
      es: 'Varios aviones lado a lado en un aeropuerto y una cometa de papel sobre ellos.',
    },
  },
  eyebrow: { en: 'Three airlines, side by side', es: 'Tres aerolíneas, lado a lado' },
  heading: { en: 'Top airlines, honestly compared', es: 'Grandes aerolíneas, bien comparadas' },
  subline: {
    en: 'We are an intermediary and belong to no airline, so we have no favorite to sell you. We put schedules, seats and rules next to each other, and you choose.',
    es: 'Somos intermediarios y no pertenecemos a ninguna aerolínea: no tenemos una favorita que venderle. Ponemos horarios, asientos y condiciones lado a lado, y usted elige.',
  },
  sectionOrder: ['deals', 'blurbs'],
  blurbsHeading: { en: 'How we compare', es: 'Cómo comparamos' },
  blurbs: [
    {
      figure: { en: '200+', es: '200+' },
      title: { en: 'Airlines to choose from', es: 'Aerolíneas para elegir' },
      text: {
        en: 'Large carriers, regional ones and those you have not heard of yet. We look wherever there is a seat to your city.',
        es: 'Grandes, regionales y algunas que quizá no conozca todavía. Buscamos dondequiera que haya un asiento hacia su ciudad.',
      },
    },
    {
      figure: { en: 'All in', es: 'Todo incluido' },
      title: { en: 'One price, then the details', es: 'Un precio y luego los detalles' },
      text: {
        en: 'Bags, seat choice, changes: we add up what you will really need before we call one fare cheaper than another.',
        es: 'Maletas, elección de asiento, cambios: sumamos lo que de verdad va a necesitar antes de decir que una tarifa es más barata que otra.',
      },
    },
    {
      figure: { en: '0 ties', es: '0 vínculos' },
      title: { en: 'On your side of the counter', es: 'De su lado del mostrador' },
      text: {
        en: 'We are not affiliated with any airline. If the better flight is the one we did not mention first, we will say so.',
        es: 'No estamos afiliados a ninguna aerolínea. Si el mejor vuelo no es el que mencionamos primero, se lo diremos.',
      },
    },
  ],
  dealsHeading: { en: 'Three airlines, three strengths', es: 'Tres aerolíneas, tres virtudes' },
  deals: [
    {
      route: { en: 'Chicago to San Francisco', es: 'De Chicago a San Francisco' },
      airline: 'Larkspur Airways',
      originalPrice: 388,
      price: 298,
      trip: 'roundTrip',
      note: {
        en: 'Strong on price: eight departures a day, and a carry-on is always part of the fare.',
        es: 'Fuerte en precio: ocho salidas diarias y el equipaje de mano siempre va incluido en la tarifa.',
      },
    },
    {
      route: { en: 'Washington to London', es: 'De Washington a Londres' },
      airline: 'Northbeam Air',
      originalPrice: 890,
      price: 649,
      trip: 'roundTrip',
      note: {
        en: 'Strong on comfort: a quiet cabin, two hot meals and a checked bag in economy.',
        es: 'Fuerte en comodidad: cabina silenciosa, dos comidas calientes y una maleta documentada en económica.',
      },
    },
    {
      route: { en: 'Seattle to Tokyo', es: 'De Seattle a Tokio' },
      airline: 'Tamarind Airways',
      originalPrice: 1280,
      price: 899,
      trip: 'roundTrip',
      note: {
        en: 'Strong on the long haul: nonstop, two checked bags and short onward connections.',
        es: 'Fuerte en viajes largos: sin escalas, dos maletas documentadas y conexiones cortas a otros destinos.',
      },
    },
  ],
} satisfies DealPageContent;
