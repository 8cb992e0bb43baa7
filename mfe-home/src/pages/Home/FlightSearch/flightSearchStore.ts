import { createStore } from '@farekite/shared/hooks';
import { EMPTY_SEARCH, flightSearchReducer, type FlightSearchAction } from './flightSearchState';

/** Keeps the entries for visitors who return from another page. */
export const flightSearchStore = createStore(EMPTY_SEARCH);

export function dispatch(action: FlightSearchAction): void {
  flightSearchStore.set(flightSearchReducer(flightSearchStore.get(), action));
}
