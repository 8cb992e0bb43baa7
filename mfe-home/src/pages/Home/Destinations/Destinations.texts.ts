import { defineTexts } from '@farekite/shared/language';

export const destinationsTexts = defineTexts('home.destinations', {
  en: { title: 'Top Destinations' },
  es: { title: 'Los mejores destinos' },
});
