import type texts from '../../locales/en/student-travel-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/student-travel-deals',
  illustration: 'student-travel',
  list: 'beside',
  deals: [
    { key: 'chicagoMexicoCity', airline: 'Quillon Air', originalPrice: 395, price: 312, trip: 'roundTrip' },
    { key: 'bostonLondon', airline: 'Northbeam Air', originalPrice: 680, price: 510, trip: 'roundTrip' },
    {
      key: 'losAngelesBarcelona',
      airline: 'Solenne Airways',
      originalPrice: 820,
      price: 639,
      trip: 'roundTrip',
    },
  ],
} satisfies DealPageContent<typeof texts>;
