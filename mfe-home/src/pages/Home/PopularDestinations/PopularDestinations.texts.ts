import { defineTexts } from '@farekite/shared/language';

export const popularDestinationsTexts = defineTexts('home.popularDestinations', {
  en: {
    title: 'Popular Destinations',
    discover: 'Discover',
    failed: 'The details could not be loaded. Please try again, or call {{phone}}.',
    sample: 'Sample fare',
    original: 'Original price',
    now: 'Price now',
    discount: '{{percent}} off',
    terms: 'per person, round trip, taxes and fees included',
  },
  es: {
    title: 'Destinos populares',
    discover: 'Descubrir',
    failed: 'No se pudieron cargar los detalles. Inténtelo de nuevo o llame al {{phone}}.',
    sample: 'Tarifa de muestra',
    original: 'Precio original',
    now: 'Precio actual',
    discount: '{{percent}} menos',
    terms: 'por persona, ida y vuelta, impuestos y cargos incluidos',
  },
});
