import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/business-class-deals',
  illustration: 'business-class',
  head: {
    title: { en: 'Business Class Flight Deals', es: 'Ofertas en clase ejecutiva' },
    description: {
      en: 'Lie-flat business class sample fares to London, Singapore and São Paulo, with 2 × 32 kg of baggage and lounge access. Call and land ready for the meeting.',
      es: 'Tarifas de muestra en clase ejecutiva a Londres, Singapur y São Paulo, con 2 × 32 kg de equipaje y sala VIP. Llame y llegue descansado a su reunión.',
    },
    sharePictureAlt: {
      en: 'A traveler works at a desk beside a cabin window, and a paper kite outside.',
      es: 'Una pasajera trabaja en un escritorio junto a la ventanilla y afuera vuela una cometa de papel.',
    },
  },
  eyebrow: { en: '2 × 32 kg and a flat bed', es: '2 × 32 kg y asiento cama' },
  heading: { en: 'Business class that lands you rested', es: 'Clase ejecutiva: llegue descansado' },
  subline: {
    en: 'A desk until dinner, a bed until landing. We compare more than 200 flights to bring the front cabin within reach of the budget.',
    es: 'Un escritorio hasta la cena y una cama hasta el aterrizaje. Comparamos más de 200 vuelos para que la cabina delantera quepa en el presupuesto.',
  },
  sectionOrder: ['blurbs', 'list', 'deals'],
  blurbsHeading: { en: 'A working day at 38,000 feet', es: 'Una jornada a 38,000 pies' },
  blurbs: [
    {
      figure: { en: '180°', es: '180°' },
      title: { en: 'Flat means flat', es: 'Cama de verdad' },
      text: {
        en: 'Some business seats only lean back. We quote those that lie fully flat on overnight flights, and tell you when one does not.',
        es: 'Algunos asientos de clase ejecutiva solo se inclinan. En vuelos nocturnos cotizamos los que se vuelven cama por completo y, si uno no lo hace, se lo decimos.',
      },
    },
    {
      figure: { en: '2 × 32 kg', es: '2 × 32 kg' },
      title: { en: 'Samples, suits, everything', es: 'Muestras, trajes y todo lo demás' },
      text: {
        en: 'Two checked bags of up to 32 kg each (about 70 lb): room for the trade fair there and the presents back.',
        es: 'Dos maletas documentadas de hasta 32 kg cada una (unas 70 libras): cabe la feria de ida y los regalos de vuelta.',
      },
    },
    {
      figure: { en: '24/7', es: '24/7' },
      title: { en: 'When the meeting moves', es: 'Si cambia la reunión' },
      text: {
        en: 'Plans change at inconvenient hours. Our support answers around the clock and looks for the next seat that keeps your day intact.',
        es: 'Los planes cambian a deshoras. Nuestro servicio contesta las 24 horas y busca el siguiente asiento que le salve la agenda.',
      },
    },
  ],
  dealsHeading: { en: 'Three flights that work', es: 'Tres vuelos que trabajan por usted' },
  deals: [
    {
      route: { en: 'Miami to São Paulo', es: 'De Miami a São Paulo' },
      airline: 'Calloway Airways',
      originalPrice: 3450,
      price: 2345,
      trip: 'roundTrip',
      note: {
        en: 'Leaves at ten at night, lands for breakfast. Direct aisle access from every seat.',
        es: 'Sale a las diez de la noche y llega para el desayuno. Todos los asientos dan directo al pasillo.',
      },
    },
    {
      route: { en: 'New York to London', es: 'De Nueva\u00a0York a Londres' },
      airline: 'Northbeam Air',
      originalPrice: 4200,
      price: 2690,
      trip: 'roundTrip',
      note: {
        en: 'Dinner in the lounge, so that all six hours are for sleep. Wi-Fi included.',
        es: 'Cena en la sala VIP, para dedicar las seis horas a dormir. Wi-Fi incluido.',
      },
    },
    {
      route: { en: 'San Francisco to Singapore', es: 'De San Francisco a Singapur' },
      airline: 'Tamarind Airways',
      originalPrice: 5800,
      price: 3890,
      trip: 'roundTrip',
      note: {
        en: 'Nonstop in a seat with a door, a full desk and a dine-anytime menu.',
        es: 'Sin escalas, en un asiento con puerta, escritorio completo y menú a cualquier hora.',
      },
    },
  ],
  list: {
    heading: { en: 'What a business fare includes', es: 'Qué incluye la tarifa ejecutiva' },
    items: [
      {
        en: 'Baggage: 2 × 32 kg checked, and a carry-on with a laptop bag.',
        es: 'Equipaje: 2 × 32 kg documentados, además del equipaje de mano y el maletín de la computadora.',
      },
      {
        en: 'A seat that lies flat on long flights, with a pillow, a duvet and an outlet.',
        es: 'Un asiento que se convierte en cama en vuelos largos, con almohada, edredón y enchufe.',
      },
      {
        en: 'Lounge access before departure and, on most routes, during connections.',
        es: 'Acceso a la sala VIP antes de salir y, en la mayoría de las rutas, durante las conexiones.',
      },
      {
        en: 'Priority check-in, security and boarding wherever the airport offers them.',
        es: 'Registro, control de seguridad y abordaje prioritarios donde el aeropuerto los ofrezca.',
      },
      {
        en: 'Meals from a menu, with the choice to eat in the lounge and sleep on board.',
        es: 'Comidas a la carta, con la opción de cenar en la sala VIP y dormir a bordo.',
      },
      {
        en: 'Changes of date under the airline’s rules, arranged by us at any hour.',
        es: 'Cambios de fecha según las condiciones de la aerolínea, que gestionamos a cualquier hora.',
      },
    ],
    note: {
      en: 'This is what the sample fares on this page include. Each airline sets its own rules; we read them to you before you pay.',
      es: 'Esto es lo que incluyen las tarifas de muestra de esta página. Cada aerolínea fija sus condiciones; se las leemos antes de que pague.',
    },
  },
} satisfies DealPageContent;
