import type { CityGuideContent } from '../CityGuideContent';

export default {
  namespace: 'paris-guide',
  city: 'paris',
  cityCode: 'PAR',
  fare: { price: 1089, path: '/premium-economy-deals' },
  blogStamp: 'montmartre',
  attractions: ['eiffel-tower', 'louvre', 'notre-dame', 'montmartre', 'musee-d-orsay'],
  bestMonths: [4, 5, 6, 9, 10],
  cuisineIcon:
    'M7.5 32.5l25-25a5.66 5.66 0 0 1 8 8l-25 25a5.66 5.66 0 0 1-8-8zM15 25l6.5 2M22 18l6.5 2M29 11l6.5 2',
} satisfies CityGuideContent<'paris-guide'>;
