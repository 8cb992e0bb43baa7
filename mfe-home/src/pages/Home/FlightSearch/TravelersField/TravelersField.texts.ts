import { defineTexts } from '@farekite/shared/language';

export const travelersFieldTexts = defineTexts('home.travelersField', {
  en: { label: 'Travelers', parties: 'Travelers', classes: 'Cabin class' },
  es: { label: 'Viajeros', parties: 'Viajeros', classes: 'Clase' },
});
