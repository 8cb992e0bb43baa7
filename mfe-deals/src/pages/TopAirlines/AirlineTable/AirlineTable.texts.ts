import { defineTexts } from '@farekite/shared/language';

export const airlineTableTexts = defineTexts('deals.airlineTable', {
  en: {
    caption: 'The three sample fares of this page, side by side',
    strongOn: 'Strong on',
    bags: 'Bags in the fare',
    flight: 'On the way',
  },
  es: {
    caption: 'Las tres tarifas de muestra de esta página, lado a lado',
    strongOn: 'Su fuerte',
    bags: 'Equipaje incluido',
    flight: 'En el viaje',
  },
});
