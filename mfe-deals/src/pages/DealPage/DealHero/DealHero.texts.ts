import { defineTexts } from '@farekite/shared/language';

export const dealHeroTexts = defineTexts('deals.hero', {
  en: {
    call: 'Call to Book:',
    from: 'Sample fares from',
    roundTrip: 'round trip, per person',
    oneWay: 'one way, per person',
  },
  es: {
    call: 'Llame para reservar:',
    from: 'Tarifas de muestra desde',
    roundTrip: 'ida y vuelta, por persona',
    oneWay: 'solo ida, por persona',
  },
});
