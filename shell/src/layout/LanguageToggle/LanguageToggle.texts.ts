import { defineTexts } from '@farekite/shared/language';

export const languageToggleTexts = defineTexts('shell.languageToggle', {
  en: { label: 'Language' },
  es: { label: 'Idioma' },
});
