import { defineTexts } from '@farekite/shared/language';

export const heroTexts = defineTexts('home.hero', {
  en: {
    title: 'Get Best Deals On Flight Tickets',
    intro: 'We provide you unmatched fares by comparing more than 200 flights.',
  },
  es: {
    title: 'Las mejores ofertas en vuelos',
    intro: 'Comparamos más de 200 vuelos para ofrecerle tarifas sin igual.',
  },
});
