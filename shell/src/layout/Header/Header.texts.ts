import { defineTexts } from '@farekite/shared/language';

export const headerTexts = defineTexts('shell.header', {
  en: { navigation: 'Main', call: 'Call Now' },
  es: { navigation: 'Principal', call: 'Llame ahora' },
});
