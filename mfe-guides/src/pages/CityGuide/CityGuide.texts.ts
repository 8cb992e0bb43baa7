import { defineTexts } from '@farekite/shared/language';

export const cityGuideTexts = defineTexts('guides.cityGuide', {
  en: {
    overview: 'Overview',
    attractions: 'Top Attractions',
    bestTime: 'Best Time to Visit',
  },
  es: {
    overview: 'La ciudad',
    attractions: 'Lugares imperdibles',
    bestTime: 'Cuándo ir',
  },
});
