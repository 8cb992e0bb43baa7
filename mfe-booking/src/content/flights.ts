import type { Airline } from '@farekite/shared/ui';

/** Local, `HH:MM`, 24 hours. */
export type ClockTime = `${number}:${number}`;

export type CabinClass = 'economy' | 'premiumEconomy' | 'business' | 'first';

/** All sample flights leave from New York and land in Los Angeles. */
export const ORIGIN = 'NYC';
export const DESTINATION = 'LAX';

export interface Flight {
  readonly airline: Airline;
  readonly cabin: CabinClass;
  /** New York time. */
  readonly departure: ClockTime;
  /** Los Angeles time, the same day. */
  readonly arrival: ClockTime;
  /** @default 0 */
  readonly stops?: number;
  /** US dollars for one person. */
  readonly price: number;
}

/** In the order of departure. */
export const FLIGHTS: readonly Flight[] = [
  { airline: 'Northbeam Air', cabin: 'economy', departure: '07:00', arrival: '10:25', price: 189 },
  {
    airline: 'Harborlight Air',
    cabin: 'economy',
    departure: '09:15',
    arrival: '15:05',
    stops: 1,
    price: 149,
  },
  { airline: 'Larkspur Airways', cabin: 'premiumEconomy', departure: '11:30', arrival: '14:50', price: 389 },
  { airline: 'Palisade Airlines', cabin: 'business', departure: '16:45', arrival: '20:10', price: 899 },
  { airline: 'Tamarind Airways', cabin: 'first', departure: '18:20', arrival: '21:35', price: 1299 },
];
