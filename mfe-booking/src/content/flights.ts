import type { Livery } from '@farekite/shared/ui';
import type { ClockTime } from '../pages/FlightResults/flightTimes';

export type CabinClass = 'economy' | 'premiumEconomy' | 'business' | 'first';

/** Where every sample flight leaves and lands. */
export const ORIGIN = 'NYC';
export const DESTINATION = 'LAX';

/** A sample flight from New York to Los Angeles. How long it takes follows from its times. */
export interface Flight {
  /** An invented name. */
  readonly airline: string;
  readonly livery: Livery;
  readonly cabin: CabinClass;
  /** New York time. */
  readonly departure: ClockTime;
  /** Los Angeles time, the same day. */
  readonly arrival: ClockTime;
  readonly stops: number;
  /** US dollars per person, one way, taxes and fees included. */
  readonly price: number;
}

/** In the order of departure. */
export const FLIGHTS: readonly Flight[] = [
  {
    airline: 'Northbeam Air',
    livery: 'sky',
    cabin: 'economy',
    departure: '07:00',
    arrival: '10:25',
    stops: 0,
    price: 189,
  },
  {
    airline: 'Harborlight Air',
    livery: 'leaf',
    cabin: 'economy',
    departure: '09:15',
    arrival: '15:05',
    stops: 1,
    price: 149,
  },
  {
    airline: 'Larkspur Airways',
    livery: 'rose',
    cabin: 'premiumEconomy',
    departure: '11:30',
    arrival: '14:50',
    stops: 0,
    price: 389,
  },
  {
    airline: 'Palisade Airlines',
    livery: 'night',
    cabin: 'business',
    departure: '16:45',
    arrival: '20:10',
    stops: 0,
    price: 899,
  },
  {
    airline: 'Tamarind Airways',
    livery: 'sun',
    cabin: 'first',
    departure: '18:20',
    arrival: '21:35',
    stops: 0,
    price: 1299,
  },
];
