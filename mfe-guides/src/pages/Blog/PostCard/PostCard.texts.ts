import { defineTexts } from '@farekite/shared/language';

export const postCardTexts = defineTexts('guides.postCard', {
  en: { readMore: 'Read more by phone', about: 'about: {{title}}' },
  es: { readMore: 'Leer más por teléfono', about: 'sobre: {{title}}' },
});
