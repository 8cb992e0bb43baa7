import type { CityGuideContent } from '../CityGuideContent';

export default {
  namespace: 'tokyo-guide',
  city: 'tokyo',
  cityCode: 'TYO',
  fare: { price: 899, path: '/top-airlines' },
  blogStamp: 'senso-ji',
  attractions: ['senso-ji', 'shibuya-crossing', 'meiji-shrine', 'tsukiji-market', 'tokyo-tower'],
  bestMonths: [3, 4, 5, 10, 11],
  cuisineIcon:
    'M5 23h38a19 16 0 0 1-11 14v4H16v-4A19 16 0 0 1 5 23zM22 23l18-16M29 23l15-9M12 17q-3-3 0-6t0-6M20 15q-3-3 0-6',
} satisfies CityGuideContent<'tokyo-guide'>;
