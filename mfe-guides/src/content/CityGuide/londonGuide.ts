import type { CityGuideContent } from '../CityGuideContent';

export default {
  namespace: 'london-guide',
  city: 'london',
  cityCode: 'LON',
  fare: { price: 649, path: '/top-airlines' },
  blogStamp: 'london-eye',
  attractions: ['tower-of-london', 'british-museum', 'westminster', 'borough-market', 'london-eye'],
  bestMonths: [5, 6, 9],
  cuisineIcon:
    'M8 20h26v9a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 29zM34 22h3a5 5 0 0 1 0 10h-4M6 43h32M16 14q-3-3 0-6M24 14q-3-3 0-6',
} satisfies CityGuideContent<'london-guide'>;
