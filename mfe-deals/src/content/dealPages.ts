import type { DealNamespace, DealPageContent, DealPath } from './DealPageContent';

/** In the order of the menu. */
export const DEAL_PAGES: readonly DealPageContent[] = [
  {
    path: '/first-class-deals',
    illustration: 'first-class',
    featurePosition: 'beside',
    deals: [
      { key: 'newYorkMiami', airline: 'Larkspur Airways', originalPrice: 625, price: 400, trip: 'oneWay' },
      { key: 'chicagoLondon', airline: 'Northbeam Air', originalPrice: 7400, price: 4950 },
      { key: 'losAngelesTokyo', airline: 'Tamarind Airways', originalPrice: 9850, price: 6895 },
    ],
  },
  {
    path: '/business-class-deals',
    illustration: 'business-class',
    coupon: { code: 'FLYBUSINESS', value: 120 },
    sectionOrder: ['blurbs', 'list', 'deals'],
    list: 'alone',
    deals: [
      { key: 'miamiSaoPaulo', airline: 'Calloway Airways', originalPrice: 3450, price: 2345 },
      { key: 'newYorkLondon', airline: 'Northbeam Air', originalPrice: 4200, price: 2690 },
      { key: 'sanFranciscoSingapore', airline: 'Tamarind Airways', originalPrice: 5800, price: 3890 },
    ],
  },
  {
    path: '/premium-economy-deals',
    illustration: 'premium-economy',
    featurePosition: 'beside',
    deals: [
      { key: 'newYorkRome', airline: 'Palisade Airlines', originalPrice: 1395, price: 976 },
      { key: 'bostonParis', airline: 'Solenne Airways', originalPrice: 1450, price: 1089 },
      { key: 'sanFranciscoTokyo', airline: 'Tamarind Airways', originalPrice: 1980, price: 1449 },
    ],
  },
  {
    path: '/premium-comfort',
    illustration: 'premium-comfort',
    deals: [
      { key: 'losAngelesNewYork', airline: 'Harborlight Air', originalPrice: 498, price: 379 },
      { key: 'atlantaCancun', airline: 'Quillon Air', originalPrice: 540, price: 389 },
      { key: 'dallasHonolulu', airline: 'Marigold Air', originalPrice: 890, price: 659 },
    ],
  },
  {
    path: '/student-travel-deals',
    illustration: 'student-travel',
    list: 'beside',
    deals: [
      { key: 'chicagoMexicoCity', airline: 'Quillon Air', originalPrice: 395, price: 312 },
      { key: 'bostonLondon', airline: 'Northbeam Air', originalPrice: 680, price: 510 },
      { key: 'losAngelesBarcelona', airline: 'Solenne Airways', originalPrice: 820, price: 639 },
    ],
  },
  {
    path: '/senior-travel-deals',
    illustration: 'senior-travel',
    coupon: { code: 'FLYSENIOR', value: 25 },
    list: 'beside',
    deals: [
      { key: 'bostonFortLauderdale', airline: 'Calloway Airways', originalPrice: 445, price: 178 },
      { key: 'minneapolisPhoenix', airline: 'Marigold Air', originalPrice: 412, price: 185 },
      { key: 'newYorkLisbon', airline: 'Solenne Airways', originalPrice: 1090, price: 599 },
    ],
  },
  {
    path: '/family-travel-deals',
    illustration: 'family-travel',
    coupon: { code: 'FLYFAMILY', value: 40 },
    groupSize: 4,
    deals: [
      { key: 'denverSanDiego', airline: 'Harborlight Air', originalPrice: 276, price: 193 },
      { key: 'philadelphiaOrlando', airline: 'Marigold Air', originalPrice: 289, price: 198 },
      { key: 'houstonCancun', airline: 'Quillon Air', originalPrice: 465, price: 339 },
    ],
  },
  {
    path: '/weekend-getaway-deals',
    illustration: 'weekend-getaway',
    coupon: { code: 'FLYWEEKEND', value: 15 },
    sectionOrder: ['deals', 'blurbs'],
    deals: [
      { key: 'losAngelesPortland', airline: 'Harborlight Air', originalPrice: 232, price: 159 },
      { key: 'newYorkBurlington', airline: 'Palisade Airlines', originalPrice: 248, price: 169 },
      { key: 'denverKalispell', airline: 'Larkspur Airways', originalPrice: 264, price: 178 },
    ],
  },
  {
    path: '/top-airlines',
    illustration: 'top-airlines',
    sectionOrder: ['deals', 'blurbs'],
    deals: [
      { key: 'chicagoSanFrancisco', airline: 'Larkspur Airways', originalPrice: 388, price: 298 },
      { key: 'washingtonLondon', airline: 'Northbeam Air', originalPrice: 890, price: 649 },
      { key: 'seattleTokyo', airline: 'Tamarind Airways', originalPrice: 1280, price: 899 },
    ],
  },
];

export function dealPage(path: DealPath): DealPageContent {
  const page = DEAL_PAGES.find((content) => content.path === path);
  if (!page) throw new RangeError(`content/dealPages.ts lacks ${path}`);
  return page;
}

/** `/top-airlines` → `top-airlines` */
export function namespaceOf({ path }: { readonly path: string }): DealNamespace {
  return path.slice(1) as DealNamespace;
}
