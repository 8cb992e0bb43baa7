import { createStore } from '@farekite/shared/hooks';
import { isBefore } from 'date-fns/isBefore';
import { parseISO } from 'date-fns/parseISO';
import type { TravelersKey } from '../../../content/travelers';

/** `YYYY-MM-DD` in the time zone of the visitor. */
export type Day = string;

export const TRIP_TYPES = ['roundTrip', 'oneWay', 'bookingClass'] as const;

export type TripType = (typeof TRIP_TYPES)[number];

interface FlightSearchEntries {
  readonly tripType: TripType;
  readonly origin: string;
  readonly destination: string;
  readonly departure: Day | undefined;
  /** Shown only for a round trip, and kept for others. */
  readonly returning: Day | undefined;
  readonly travelers: TravelersKey;
}

export interface FlightSearchState extends FlightSearchEntries {
  /** Until another return is chosen. */
  readonly isReturnCleared: boolean;
  /** Since any other change. Each is announced. */
  readonly swaps: number;
}

/** Keeps the entries for visitors who return from another page. */
export const flightSearchStore = createStore<FlightSearchState>({
  tripType: 'roundTrip',
  origin: '',
  destination: '',
  departure: undefined,
  returning: undefined,
  travelers: 'adults-1',
  isReturnCleared: false,
  swaps: 0,
});

export function enter(change: Partial<FlightSearchEntries>): void {
  const before = flightSearchStore.get();
  const search = { ...before, ...change, swaps: 0 };
  const { tripType, departure, returning } = search;
  if (departure && returning && isBefore(parseISO(returning), parseISO(departure))) {
    // No notice about a field that is not shown.
    flightSearchStore.set({ ...search, returning: undefined, isReturnCleared: tripType === 'roundTrip' });
  } else {
    // The notice stays until another return is chosen, so that the page does not jump.
    const isReturnCleared = before.isReturnCleared && change.returning === undefined;
    flightSearchStore.set({ ...search, isReturnCleared });
  }
}

export function swapPlaces(): void {
  const search = flightSearchStore.get();
  const { origin, destination, swaps } = search;
  flightSearchStore.set({ ...search, origin: destination, destination: origin, swaps: swaps + 1 });
}
