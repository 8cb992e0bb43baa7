import { defineTexts } from '@farekite/shared/language';

export const dealCardTexts = defineTexts('deals.card', {
  en: {
    book: 'Book Now',
    bookRoute: 'by phone: {{route}}',
    party_one: 'for {{count}} traveler',
    party_other: 'for {{count}} travelers',
  },
  es: {
    book: 'Reserve ahora',
    bookRoute: 'por teléfono: {{route}}',
    party_one: 'para {{count}} viajero',
    party_other: 'para {{count}} viajeros',
  },
});
