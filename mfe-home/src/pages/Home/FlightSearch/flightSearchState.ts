import type { TravelersKey } from '../../../content/travelers';
import type { Day } from './days';

export const TRIP_TYPES = ['roundTrip', 'oneWay', 'bookingClass'] as const;

export type TripType = (typeof TRIP_TYPES)[number];

export interface FlightSearchState {
  readonly tripType: TripType;
  /** A suggestion's label, or whatever else was typed. */
  readonly origin: string;
  readonly destination: string;
  readonly departure: Day | undefined;
  /** Kept, though not shown, while the trip is no round trip. */
  readonly returning: Day | undefined;
  readonly travelers: TravelersKey;
  /** What the last change brought about besides itself; a text's key. */
  readonly notice: 'swapped' | 'returnCleared' | undefined;
}

export type FlightSearchAction =
  | { readonly type: 'chosen'; readonly change: Partial<Omit<FlightSearchState, 'departure' | 'notice'>> }
  | { readonly type: 'departureChosen'; readonly departure: Day }
  | { readonly type: 'placesSwapped' };

export const EMPTY_SEARCH: FlightSearchState = {
  tripType: 'roundTrip',
  origin: '',
  destination: '',
  departure: undefined,
  returning: undefined,
  travelers: 'adults-1',
  notice: undefined,
};

function departOn(state: FlightSearchState, departure: Day): FlightSearchState {
  const { tripType, returning } = state;
  if (returning === undefined || returning >= departure) return { ...state, departure, notice: undefined };
  return {
    ...state,
    departure,
    returning: undefined,
    // Nobody is told about a field that is not there.
    notice: tripType === 'roundTrip' ? 'returnCleared' : undefined,
  };
}

export function flightSearchReducer(state: FlightSearchState, action: FlightSearchAction): FlightSearchState {
  switch (action.type) {
    case 'chosen':
      return { ...state, ...action.change, notice: undefined };
    case 'departureChosen':
      return departOn(state, action.departure);
    case 'placesSwapped':
      return { ...state, origin: state.destination, destination: state.origin, notice: 'swapped' };
  }
}
