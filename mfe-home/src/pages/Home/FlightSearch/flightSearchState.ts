import type { TravelersKey } from '../../../content/travelers';
/** A day in the time zone of the visitor, `YYYY-MM-DD`. Days compare as strings. */
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
  /** A side effect of the last change that the visitor should know of; the key of a text. */
  readonly notice: 'swapped' | 'returnCleared' | undefined;
  /** Changes with each notice, so that the same notice can be announced twice. */
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

function notify(state: FlightSearchState, notice: FlightSearchState['notice']): FlightSearchState {
  return { ...state, notice, noticeCount: state.noticeCount + 1 };
}

/** The notice about a cleared return stays until another return is chosen, so that the page does not jump. */
function choose(state: FlightSearchState, change: Partial<FlightSearchEntries>): FlightSearchState {
  const keepsNotice = state.notice === 'returnCleared' && change.returning === undefined;
  return { ...state, ...change, notice: keepsNotice ? state.notice : undefined };
}

function departOn(state: FlightSearchState, departure: Day): FlightSearchState {
  const { tripType, returning } = state;
  const moved = { ...state, departure, notice: undefined };
  if (returning === undefined || returning >= departure) return moved;
  const cleared = { ...moved, returning: undefined };
  // No notice about a field that is not shown.
  return tripType === 'roundTrip' ? notify(cleared, 'returnCleared') : cleared;
}

export function flightSearchReducer(state: FlightSearchState, action: FlightSearchAction): FlightSearchState {
  switch (action.type) {
    case 'chosen':
      return choose(state, action.change);
    case 'departureChosen':
      return departOn(state, action.departure);
    case 'placesSwapped':
      return notify({ ...state, origin: state.destination, destination: state.origin }, 'swapped');
  }
}
