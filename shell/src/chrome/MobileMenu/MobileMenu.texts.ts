import { defineTexts } from '@farekite/shared/language';

export const mobileMenuTexts = defineTexts('shell.mobileMenu', {
  en: { menu: 'Menu', navigation: 'Main', switchLanguage: 'Switch to Spanish' },
  // The button speaks to whoever cannot read the page as it is: in English in both languages.
  es: { menu: 'Menú', navigation: 'Principal', switchLanguage: 'Switch to English' },
});
