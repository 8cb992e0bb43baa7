import type texts from '../../locales/en/first-class-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/first-class-deals',
  illustration: 'first-class',
  deals: [
    { key: 'newYorkMiami', airline: 'Larkspur Airways', originalPrice: 625, price: 400, trip: 'oneWay' },
    { key: 'chicagoLondon', airline: 'Northbeam Air', originalPrice: 7400, price: 4950, trip: 'roundTrip' },
    {
      key: 'losAngelesTokyo',
      airline: 'Tamarind Airways',
      originalPrice: 9850,
      price: 6895,
      trip: 'roundTrip',
    },
  ],
} satisfies DealPageContent<typeof texts>;
