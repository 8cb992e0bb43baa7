import { defineTexts } from '@farekite/shared/language';

export const socialLinksTexts = defineTexts('shell.socialLinks', {
  en: { newTab: 'opens in a new tab' },
  es: { newTab: 'se abre en una pestaña nueva' },
});
