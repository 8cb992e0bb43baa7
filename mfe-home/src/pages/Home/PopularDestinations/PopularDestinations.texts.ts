import { defineTexts } from '@farekite/shared/language';

export const popularDestinationsTexts = defineTexts('home.popularDestinations', {
  en: {
    title: 'Popular Destinations',
    discover: 'Discover',
    failed: 'The details could not be loaded. Please try again, or call {{phone}}.',
  },
  es: {
    title: 'Destinos populares',
    discover: 'Descubrir',
    failed: 'No se pudieron cargar los detalles. Inténtelo de nuevo o llame al {{phone}}.',
  },
});
