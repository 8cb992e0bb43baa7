import { defineTexts } from '@farekite/shared/language';

export const dealCardTexts = defineTexts('deals.card', {
  en: {
    sample: 'Sample fare',
    book: 'Book Now',
    bookRoute: 'by phone: {{route}}',
  },
  es: {
    sample: 'Tarifa de muestra',
    book: 'Reserve ahora',
    bookRoute: 'por teléfono: {{route}}',
  },
});
