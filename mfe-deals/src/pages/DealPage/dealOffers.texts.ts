import { defineTexts } from '@farekite/shared/language';

export const dealOffersTexts = defineTexts('deals.offers', {
  en: {
    name: '{{route}} with {{airline}}',
    description: 'Sample fare per person. {{note}}',
  },
  es: {
    name: '{{route}} con {{airline}}',
    description: 'Tarifa de muestra por persona. {{note}}',
  },
});
