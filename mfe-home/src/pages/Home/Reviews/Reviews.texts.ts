import { defineTexts } from '@farekite/shared/language';

export const reviewsTexts = defineTexts('home.reviews', {
  en: {
    title: 'Customer Reviews',
    sample: 'Sample reviews',
    rating: '{{rating}} out of 5 stars',
    flew: 'Flew with {{airline}}',
  },
  es: {
    title: 'Opiniones de clientes',
    sample: 'Opiniones de muestra',
    rating: '{{rating}} de 5 estrellas',
    flew: 'Voló con {{airline}}',
  },
});
