import type texts from '../../locales/en/weekend-getaway-deals.json';
import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/weekend-getaway-deals',
  illustration: 'weekend-getaway',
  sectionOrder: ['deals', 'blurbs'],
  deals: [
    {
      key: 'losAngelesPortland',
      airline: 'Harborlight Air',
      originalPrice: 232,
      price: 159,
      trip: 'roundTrip',
    },
    {
      key: 'newYorkBurlington',
      airline: 'Palisade Airlines',
      originalPrice: 248,
      price: 169,
      trip: 'roundTrip',
    },
    {
      key: 'denverKalispell',
      airline: 'Larkspur Airways',
      originalPrice: 264,
      price: 178,
      trip: 'roundTrip',
    },
  ],
} satisfies DealPageContent<typeof texts>;
