import type texts from '../../locales/en/family-travel-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/family-travel-deals',
  illustration: 'family-travel',
  groupSize: 4,
  deals: [
    { key: 'denverSanDiego', airline: 'Harborlight Air', originalPrice: 276, price: 193, trip: 'roundTrip' },
    {
      key: 'philadelphiaOrlando',
      airline: 'Marigold Air',
      originalPrice: 289,
      price: 198,
      trip: 'roundTrip',
    },
    { key: 'houstonCancun', airline: 'Quillon Air', originalPrice: 465, price: 339, trip: 'roundTrip' },
  ],
} satisfies DealPageContent<typeof texts>;
