import { defineTexts } from '@farekite/shared/language';

export const cityStampsTexts = defineTexts('guides.cityStamps', {
  en: { title: 'City guides', others: 'More city guides' },
  es: { title: 'Guías de ciudades', others: 'Más guías de ciudades' },
});
