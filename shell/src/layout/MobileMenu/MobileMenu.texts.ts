import { defineTexts } from '@farekite/shared/language';

export const mobileMenuTexts = defineTexts('shell.mobileMenu', {
  en: { menu: 'Menu', navigation: 'Main' },
  es: { menu: 'Menú', navigation: 'Principal' },
});
