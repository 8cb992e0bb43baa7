import type { CityGuideContent, GuideNamespace } from './CityGuideContent';

/** In the order of the menu. */
export const CITY_GUIDES: readonly CityGuideContent[] = [
  {
    namespace: 'paris-guide',
    city: 'paris',
    cityCode: 'PAR',
    fare: { price: 1089, path: '/premium-economy-deals' },
    blogStamp: 'montmartre',
    attractions: ['eiffel-tower', 'louvre', 'notre-dame', 'montmartre', 'musee-d-orsay'],
    bestMonths: [4, 5, 6, 9, 10],
    cuisineIcon:
      'M7.5 32.5l25-25a5.66 5.66 0 0 1 8 8l-25 25a5.66 5.66 0 0 1-8-8zM15 25l6.5 2M22 18l6.5 2M29 11l6.5 2',
  },
  {
    namespace: 'tokyo-guide',
    city: 'tokyo',
    cityCode: 'TYO',
    fare: { price: 899, path: '/top-airlines' },
    blogStamp: 'senso-ji',
    attractions: ['senso-ji', 'shibuya-crossing', 'meiji-shrine', 'tsukiji-market', 'tokyo-tower'],
    bestMonths: [3, 4, 5, 10, 11],
    cuisineIcon:
      'M5 23h38a19 16 0 0 1-11 14v4H16v-4A19 16 0 0 1 5 23zM22 23l18-16M29 23l15-9M12 17q-3-3 0-6t0-6M20 15q-3-3 0-6',
  },
  {
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
  },
  {
    namespace: 'london-guide',
    city: 'london',
    cityCode: 'LON',
    fare: { price: 649, path: '/top-airlines' },
    blogStamp: 'london-eye',
    attractions: ['tower-of-london', 'british-museum', 'westminster', 'borough-market', 'london-eye'],
    bestMonths: [5, 6, 9],
    cuisineIcon:
      'M8 20h26v9a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 29zM34 22h3a5 5 0 0 1 0 10h-4M6 43h32M16 14q-3-3 0-6M24 14q-3-3 0-6',
  },
];

export function cityGuide(namespace: GuideNamespace): CityGuideContent {
  const guide = CITY_GUIDES.find((content) => content.namespace === namespace);
  if (!guide) throw new RangeError(`content/cityGuides.ts lacks ${namespace}`);
  return guide;
}
