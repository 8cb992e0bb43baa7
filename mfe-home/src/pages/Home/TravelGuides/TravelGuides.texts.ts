import { defineTexts } from '@farekite/shared/language';

export const travelGuidesTexts = defineTexts('home.travelGuides', {
  en: { title: 'City Travel Guides' },
  es: { title: 'Guías de viaje por ciudad' },
});
