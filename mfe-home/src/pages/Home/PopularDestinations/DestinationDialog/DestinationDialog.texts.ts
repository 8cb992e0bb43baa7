import { defineTexts } from '@farekite/shared/language';

export const destinationDialogTexts = defineTexts('home.destinationDialog', {
  en: {
    title: '{{name}}, {{country}}',
    includes: 'Includes',
    highlights: 'Highlights',
    book: 'Book Now:',
  },
  es: {
    title: '{{name}}, {{country}}',
    includes: 'Incluye',
    highlights: 'Lo más destacado',
    book: 'Reserve ahora:',
  },
});
