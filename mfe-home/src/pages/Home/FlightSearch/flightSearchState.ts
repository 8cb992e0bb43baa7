import { createStore } from '@farekite/shared/hooks';
import { isBefore, parseISO } from 'date-fns';
import type { TravelersKey } from '../../../content/travelers';

/** A day in the time zone of the visitor, `YYYY-MM-DD`. */
export type Day = string;

export const TRIP_TYPES = ['roundTrip', 'oneWay', 'bookingClass'] as const;

export type TripType = (typeof TRIP_TYPES)[number];

export interface FlightSearchState {
  readonly tripType: TripType;
  /** The label of an airport, or any other text. */
  readonly origin: string;
  readonly destination: string;
  readonly departure: Day | undefined;
  /** Kept, but not shown, for other trip types than a round trip. */
  readonly returning: Day | undefined;
  readonly travelers: TravelersKey;
  /** Whether a new departure has cleared the return of a round trip, and no other return has been chosen. */
  readonly isReturnCleared: boolean;
  /** Swaps of origin and destination since any other change. Each is announced. */
  readonly swaps: number;
}

type FlightSearchEntries = Omit<FlightSearchState, 'departure' | 'isReturnCleared' | 'swaps'>;

export type FlightSearchAction =
  | { readonly type: 'chosen'; readonly change: Partial<FlightSearchEntries> }
  | { readonly type: 'departureChosen'; readonly departure: Day }
  | { readonly type: 'placesSwapped' };

export const EMPTY_SEARCH: FlightSearchState = {
  tripType: 'roundTrip',
  origin: '',
  destination: '',
  departure: undefined,
  returning: undefined,
  travelers: 'adults-1',
  isReturnCleared: false,
  swaps: 0,
};

function choose(state: FlightSearchState, change: Partial<FlightSearchEntries>): FlightSearchState {
  // The notice stays until another return is chosen, so that the page does not jump.
  const isReturnCleared = state.isReturnCleared && change.returning === undefined;
  return { ...state, ...change, isReturnCleared, swaps: 0 };
}

function departOn(state: FlightSearchState, departure: Day): FlightSearchState {
  const { tripType, returning } = state;
  const moved = { ...state, departure, swaps: 0 };
  if (returning === undefined || !isBefore(parseISO(returning), parseISO(departure))) return moved;
  // No notice about a field that is not shown.
  return { ...moved, returning: undefined, isReturnCleared: tripType === 'roundTrip' };
}

export function flightSearchReducer(state: FlightSearchState, action: FlightSearchAction): FlightSearchState {
  switch (action.type) {
    case 'chosen':
      return choose(state, action.change);
    case 'departureChosen':
      return departOn(state, action.departure);
    case 'placesSwapped':
      return { ...state, origin: state.destination, destination: state.origin, swaps: state.swaps + 1 };
  }
}

/** Keeps the entries for visitors who return from another page. */
export const flightSearchStore = createStore(EMPTY_SEARCH);

export function dispatch(action: FlightSearchAction): void {
  flightSearchStore.set(flightSearchReducer(flightSearchStore.get(), action));
}
