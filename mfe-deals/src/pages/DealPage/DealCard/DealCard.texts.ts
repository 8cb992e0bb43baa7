import { defineTexts } from '@farekite/shared/language';

export const dealCardTexts = defineTexts('deals.card', {
  en: {
    book: 'Book Now',
    bookRoute: 'by phone: {{route}}',
  },
  es: {
    book: 'Reserve ahora',
    bookRoute: 'por teléfono: {{route}}',
  },
});
