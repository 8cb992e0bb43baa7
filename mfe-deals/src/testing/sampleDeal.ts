import type firstClassDeals from '../locales/en/first-class-deals.json';
import type { Deal } from '../content/DealPageContent';

/** A deal with the words of `/first-class-deals` and a discount of 29.6%, which is shown as 30%. */
export const sampleDeal: Deal<keyof typeof firstClassDeals.deals.fares> = {
  key: 'chicagoLondon',
  airline: 'Northbeam Air',
  originalPrice: 1750,
  price: 1232,
  trip: 'roundTrip',
};
