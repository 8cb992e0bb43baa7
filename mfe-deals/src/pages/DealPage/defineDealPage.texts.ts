import { defineTexts } from '@farekite/shared/language';

export const defineDealPageTexts = defineTexts('deals.page', {
  en: { defaultPictureAlt: 'An airport at dusk with several airliners, and a paper kite in the sky.' },
  es: {
    defaultPictureAlt: 'Un aeropuerto al anochecer con varios aviones y una cometa de papel en el cielo.',
  },
});
