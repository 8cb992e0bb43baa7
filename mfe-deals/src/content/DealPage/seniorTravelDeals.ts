import type texts from '../../locales/en/senior-travel-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/senior-travel-deals',
  illustration: 'senior-travel',
  list: 'beside',
  deals: [
    {
      key: 'bostonFortLauderdale',
      airline: 'Calloway Airways',
      originalPrice: 445,
      price: 178,
      trip: 'roundTrip',
    },
    { key: 'minneapolisPhoenix', airline: 'Marigold Air', originalPrice: 412, price: 185, trip: 'roundTrip' },
    { key: 'newYorkLisbon', airline: 'Solenne Airways', originalPrice: 1090, price: 599, trip: 'roundTrip' },
  ],
} satisfies DealPageContent<typeof texts>;
