import type texts from '../../locales/en/top-airlines.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/top-airlines',
  illustration: 'top-airlines',
  sectionOrder: ['deals', 'blurbs'],
  deals: [
    {
      key: 'chicagoSanFrancisco',
      airline: 'Larkspur Airways',
      originalPrice: 388,
      price: 298,
      trip: 'roundTrip',
    },
    { key: 'washingtonLondon', airline: 'Northbeam Air', originalPrice: 890, price: 649, trip: 'roundTrip' },
    { key: 'seattleTokyo', airline: 'Tamarind Airways', originalPrice: 1280, price: 899, trip: 'roundTrip' },
  ],
} satisfies DealPageContent<typeof texts>;
