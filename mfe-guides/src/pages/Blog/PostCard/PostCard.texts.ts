import { defineTexts } from '@farekite/shared/language';

export const postCardTexts = defineTexts('guides.postCard', {
  en: { readMore: 'Read more', byPhone: 'by phone', about: 'about: {{title}}' },
  es: { readMore: 'Leer más', byPhone: 'por teléfono', about: 'sobre: {{title}}' },
});
