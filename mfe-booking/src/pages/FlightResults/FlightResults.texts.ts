import { defineTexts } from '@farekite/shared/language';

export const flightResultsTexts = defineTexts('booking.flightResults', {
  en: {
    title: 'Flight Results',
    description:
      'Five sample flights from New York to Los Angeles with times, stops and fares in every cabin. Call at any hour for a live quote on the route you have in mind.',
    sample: 'Sample results: New York to Los Angeles; call for a live quote',
    call: 'Call',
    flights_one: '{{count}} sample flight, NYC to LAX',
    flights_other: '{{count}} sample flights, NYC to LAX',
    terms: 'Sample fares per person, one way, taxes and fees included. All times are local.',
  },
  es: {
    title: 'Vuelos encontrados',
    description:
      'Cinco vuelos de muestra de Nueva York a Los Ángeles con horarios, escalas y tarifas en cada clase. Llame a cualquier hora y le cotizamos su propia ruta.',
    sample: 'Resultados de muestra: de Nueva York a Los Ángeles; llame para una cotización al momento',
    call: 'Llame al',
    flights_one: '{{count}} vuelo de muestra, NYC a LAX',
    flights_other: '{{count}} vuelos de muestra, NYC a LAX',
    terms:
      'Tarifas de muestra por persona, solo ida, con impuestos y cargos incluidos. Los horarios son locales.',
  },
});
