import type texts from '../../locales/en/premium-comfort.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/premium-comfort',
  illustration: 'premium-comfort',
  deals: [
    {
      key: 'losAngelesNewYork',
      airline: 'Harborlight Air',
      originalPrice: 498,
      price: 379,
      trip: 'roundTrip',
    },
    { key: 'atlantaCancun', airline: 'Quillon Air', originalPrice: 540, price: 389, trip: 'roundTrip' },
    { key: 'dallasHonolulu', airline: 'Marigold Air', originalPrice: 890, price: 659, trip: 'roundTrip' },
  ],
} satisfies DealPageContent<typeof texts>;
