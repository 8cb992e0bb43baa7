import { defineTexts } from '@farekite/shared/language';

export const dealCardsTexts = defineTexts('deals.cards', {
  en: {
    samples:
      'The fares on this page are samples and the airlines are invented. Call us for a live quote on the dates you want.',
  },
  es: {
    samples:
      'Las tarifas de esta página son de muestra y las aerolíneas, inventadas. Llámenos para recibir una cotización real en las fechas que prefiera.',
  },
});
