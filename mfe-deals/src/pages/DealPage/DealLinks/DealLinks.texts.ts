import { defineTexts } from '@farekite/shared/language';

export const dealLinksTexts = defineTexts('deals.links', {
  en: { heading: 'More ways to fly for less', from: 'sample fares from' },
  es: { heading: 'Más maneras de volar por menos', from: 'tarifas de muestra desde' },
});
