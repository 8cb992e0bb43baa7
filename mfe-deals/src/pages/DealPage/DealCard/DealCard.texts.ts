import { defineTexts } from '@farekite/shared/language';

export const dealCardTexts = defineTexts('deals.card', {
  en: {
    book: 'Book Now',
    bookRoute: 'by phone: {{route}}',
    travelers_one: 'for {{count}} traveler',
    travelers_other: 'for {{count}} travelers',
  },
  es: {
    book: 'Reserve ahora',
    bookRoute: 'por teléfono: {{route}}',
    travelers_one: 'para {{count}} viajero',
    travelers_other: 'para {{count}} viajeros',
  },
});
