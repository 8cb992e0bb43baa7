import type { LegalPageContent } from '../LegalPageContent';

export default {
  title: { en: 'Disclaimer', es: 'Descargo de responsabilidad' },
  description: {
    en: 'We are an independent travel agency and an intermediary, not affiliated with any airline. What the sample fares, names and figures on this site mean.',
    es: 'Somos una agencia de viajes independiente que actúa como intermediaria, sin afiliación con ninguna aerolínea. Qué significan las tarifas de muestra.',
  },
  intro: {
    en: 'We are an independent intermediary and not affiliated with any airline.',
    es: 'Somos intermediarios independientes y no estamos afiliados a ninguna aerolínea.',
  },
  updated: '2025-09-15',
  sections: [
    {
      id: 'intermediary',
      heading: { en: 'Our part, and the airline’s', es: 'Nuestra parte y la de la aerolínea' },
      paragraphs: {
        en: [
          'This website belongs to an independent travel agency. We are an intermediary: we search, compare and book on your behalf. We are not affiliated with, owned by or endorsed by any airline, airport or tourist office, and we operate no flights. Schedules, seats, baggage and service on board are in the hands of the airline that carries you.',
          'The airlines, fares, times and reviews on these pages are samples and the names of airlines are invented. Real fares change from hour to hour and depend on dates, seats and rules; only the price quoted by an agent when you book is binding. Discounts compare sample prices with each other and promise no saving on a particular trip.',
          'Guides and articles were written with care, but opening hours, entry rules and prices change. Please check what matters to your trip with the official source. Brand names of payment services belong to their owners.',
        ],
        es: [
          'Este sitio web pertenece a una agencia de viajes independiente. Somos intermediarios: buscamos, comparamos y reservamos en su nombre. No estamos afiliados a ninguna aerolínea, aeropuerto u oficina de turismo, no les pertenecemos ni contamos con su respaldo, y no operamos vuelos. Los horarios, los asientos, el equipaje y el servicio a bordo dependen de la aerolínea que lo transporta.',
          'Las aerolíneas, las tarifas, los horarios y las opiniones de estas páginas son de muestra, y los nombres de las aerolíneas son inventados. Las tarifas reales cambian de una hora a otra según fechas, asientos y condiciones; solo obliga el precio que un agente le cotiza al reservar. Los descuentos comparan precios de muestra entre sí y no prometen un ahorro en un viaje concreto.',
          'Escribimos las guías y los artículos con cuidado, pero los horarios, los requisitos de entrada y los precios cambian. Verifique lo importante para su viaje en la fuente oficial. Las marcas de los servicios de pago pertenecen a sus dueños.',
        ],
      },
    },
  ],
} satisfies LegalPageContent;
