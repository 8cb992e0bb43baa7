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
  /** What a change brought about besides itself; a text's key. */
  readonly notice: 'swapped' | 'returnCleared' | undefined;
  /** How often there was something to say: the same words twice are said twice. */
  readonly noticeCount: number;
}

type FlightSearchEntries = Omit<FlightSearchState, 'departure' | 'notice' | 'noticeCount'>;

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
  notice: undefined,
  noticeCount: 0,
};

function say(state: FlightSearchState, notice: FlightSearchState['notice']): FlightSearchState {
  return { ...state, notice, noticeCount: state.noticeCount + 1 };
}

/** A cleared return is worth knowing until another is chosen; it also keeps the page from jumping. */
function choose(state: FlightSearchState, change: Partial<FlightSearchEntries>): FlightSearchState {
  const isStillNews = state.notice === 'returnCleared' && change.returning === undefined;
  return { ...state, ...change, notice: isStillNews ? state.notice : undefined };
}

function departOn(state: FlightSearchState, departure: Day): FlightSearchState {
  const { tripType, returning } = state;
  const moved = { ...state, departure, notice: undefined };
  if (returning === undefined || returning >= departure) return moved;
  const cleared = { ...moved, returning: undefined };
  // Nobody is told about a field that is not there.
  return tripType === 'roundTrip' ? say(cleared, 'returnCleared') : cleared;
}

export function flightSearchReducer(state: FlightSearchState, action: FlightSearchAction): FlightSearchState {
  switch (action.type) {
    case 'chosen':
      return choose(state, action.change);
    case 'departureChosen':
      return departOn(state, action.departure);
    case 'placesSwapped':
      return say({ ...state, origin: state.destination, destination: state.origin }, 'swapped');
  }
}
