import { defineTexts } from '@farekite/shared/language';

export const guideLinksTexts = defineTexts('guides.guideLinks', {
  en: { title: 'City guides', others: 'More city guides' },
  es: { title: 'Guías de ciudades', others: 'Más guías de ciudades' },
});
