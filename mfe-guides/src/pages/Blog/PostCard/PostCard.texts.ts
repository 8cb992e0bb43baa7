import { defineTexts } from '@farekite/shared/language';

export const postCardTexts = defineTexts('guides.postCard', {
  en: { readMore: 'Read more', about: 'by phone about: {{title}}' },
  es: { readMore: 'Leer más', about: 'por teléfono sobre: {{title}}' },
});
