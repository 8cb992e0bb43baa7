import { defineTexts } from '../../language/defineTexts';

/** The texts of a fare. Structured data for search engines uses them without a {@link PriceBlock}. */
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
