import type texts from '../../locales/en/premium-economy-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/premium-economy-deals',
  illustration: 'premium-economy',
  deals: [
    { key: 'newYorkRome', airline: 'Palisade Airlines', originalPrice: 1395, price: 976, trip: 'roundTrip' },
    { key: 'bostonParis', airline: 'Solenne Airways', originalPrice: 1450, price: 1089, trip: 'roundTrip' },
    {
      key: 'sanFranciscoTokyo',
      airline: 'Tamarind Airways',
      originalPrice: 1980,
      price: 1449,
      trip: 'roundTrip',
    },
  ],
} satisfies DealPageContent<typeof texts>;
