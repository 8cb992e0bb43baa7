import { defineTexts } from '@farekite/shared/language';

export const ourNumbersTexts = defineTexts('home.ourNumbers', {
  en: { title: 'Our Numbers' },
  es: { title: 'Nuestras cifras' },
});
