import { defineTexts } from '../../language/defineTexts';

/** The words of a fare, also for where it is told without a {@link PriceBlock}: to search engines. */
export const priceBlockTexts = defineTexts('ui.price', {
  en: {
    sample: 'Sample fare',
    original: 'Original price',
    now: 'Price now',
    discount: '{{percent}} off',
    roundTrip: 'per person, round trip, taxes and fees included',
    oneWay: 'per person, one way, taxes and fees included',
  },
  es: {
    sample: 'Tarifa de muestra',
    original: 'Precio original',
    now: 'Precio actual',
    discount: '{{percent}} menos',
    roundTrip: 'por persona, ida y vuelta, impuestos y cargos incluidos',
    oneWay: 'por persona, solo ida, impuestos y cargos incluidos',
  },
});
