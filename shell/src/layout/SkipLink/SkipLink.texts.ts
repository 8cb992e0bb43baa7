import { defineTexts } from '@farekite/shared/language';

export const skipLinkTexts = defineTexts('shell.skipLink', {
  en: { skip: 'Skip to content' },
  es: { skip: 'Saltar al contenido' },
});
