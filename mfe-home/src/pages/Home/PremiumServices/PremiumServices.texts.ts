import { defineTexts } from '@farekite/shared/language';

export const premiumServicesTexts = defineTexts('home.premiumServices', {
  en: { title: 'Premium Services', see: 'See deals' },
  es: { title: 'Servicios prémium', see: 'Ver ofertas' },
});
