import type { CityGuideContent } from '../CityGuideContent';

export default {
  namespace: 'new-york-guide',
  city: 'new-york',
  cityCode: 'NYC',
  fare: { price: 379, path: '/premium-comfort' },
  blogStamp: 'brooklyn-bridge',
  attractions: [
    'statue-of-liberty',
    'central-park',
    'metropolitan-museum',
    'brooklyn-bridge',
    'empire-state-building',
  ],
  bestMonths: [5, 6, 9, 10],
  cuisineIcon:
    'M6 12q18-9 36 0L24 44zM9 18q15-7 30 0M20 23a2.5 2.5 0 1 0 .1 0zM30 22a2.5 2.5 0 1 0 .1 0zM24 32a2 2 0 1 0 .1 0z',
} satisfies CityGuideContent<'new-york-guide'>;
