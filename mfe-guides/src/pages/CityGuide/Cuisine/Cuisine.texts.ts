import { defineTexts } from '@farekite/shared/language';

export const cuisineTexts = defineTexts('guides.cuisine', {
  en: { title: 'Local Cuisine', menu: 'On the menu' },
  es: { title: 'Qué comer', menu: 'En la carta' },
});
