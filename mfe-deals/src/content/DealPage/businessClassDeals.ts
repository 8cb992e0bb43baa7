import type texts from '../../locales/en/business-class-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/business-class-deals',
  illustration: 'business-class',
  sectionOrder: ['blurbs', 'list', 'deals'],
  list: 'alone',
  deals: [
    {
      key: 'miamiSaoPaulo',
      airline: 'Calloway Airways',
      originalPrice: 3450,
      price: 2345,
      trip: 'roundTrip',
    },
    { key: 'newYorkLondon', airline: 'Northbeam Air', originalPrice: 4200, price: 2690, trip: 'roundTrip' },
    {
      key: 'sanFranciscoSingapore',
      airline: 'Tamarind Airways',
      originalPrice: 5800,
      price: 3890,
      trip: 'roundTrip',
    },
  ],
} satisfies DealPageContent<typeof texts>;
