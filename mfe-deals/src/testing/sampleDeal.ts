import type { Deal } from '../content/DealPageContent';

/** A fare with a discount of 29.6%, which rounds up. */
export const sampleDeal: Deal = {
  route: { en: 'Reno to Rome', es: 'De Reno a Roma' },
  airline: 'Northbeam Air',
  originalPrice: 1750,
  price: 1232,
  trip: 'roundTrip',
  note: { en: 'A note in English.', es: 'Una nota en español.' },
};
