import { defineTexts } from '@farekite/shared/language';

export const premiumServicesTexts = defineTexts('home.premiumServices', {
  en: { title: 'Premium Services', seeDeals: 'See deals' },
  es: { title: 'Servicios prémium', seeDeals: 'Ver ofertas' },
});
