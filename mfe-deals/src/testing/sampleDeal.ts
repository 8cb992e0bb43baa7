import type { Deal } from '../content/DealPageContent';

/** A deal with a discount of 29.6%, which is shown as 30%. */
export const sampleDeal: Deal = {
  route: { en: 'Reno to Rome', es: 'De Reno a Roma' },
  airline: 'Northbeam Air',
  originalPrice: 1750,
  price: 1232,
  trip: 'roundTrip',
  note: { en: 'A note in English.', es: 'Una nota en español.' },
};
