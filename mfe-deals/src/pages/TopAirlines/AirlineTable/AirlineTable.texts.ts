import { defineTexts } from '@farekite/shared/language';

/** The cells say in short what the notes of the page's three deals say. */
export const airlineTableTexts = defineTexts('deals.airlineTable', {
  en: {
    caption: 'The three sample fares of this page, side by side',
    strongOn: 'Strong on',
    strongOnLarkspur: 'Price',
    strongOnNorthbeam: 'Comfort',
    strongOnTamarind: 'The long haul',
    bags: 'Bags in the fare',
    bagsLarkspur: 'A carry-on',
    bagsNorthbeam: 'One checked bag',
    bagsTamarind: 'Two checked bags',
    flight: 'On the way',
    flightLarkspur: 'Eight departures a day',
    flightNorthbeam: 'A quiet cabin, two hot meals',
    flightTamarind: 'Nonstop, short onward connections',
  },
  es: {
    caption: 'Las tres tarifas de muestra de esta página, lado a lado',
    strongOn: 'Su fuerte',
    strongOnLarkspur: 'Precio',
    strongOnNorthbeam: 'Comodidad',
    strongOnTamarind: 'Viajes largos',
    bags: 'Equipaje incluido',
    bagsLarkspur: 'Equipaje de mano',
    bagsNorthbeam: 'Una maleta docu\u00admentada',
    bagsTamarind: 'Dos maletas docu\u00admentadas',
    flight: 'En el viaje',
    flightLarkspur: 'Ocho salidas diarias',
    flightNorthbeam: 'Cabina silenciosa, dos comidas calientes',
    flightTamarind: 'Sin escalas, conexiones cortas',
  },
});
