import { EMPTY_SEARCH, type FlightSearchState } from './flightSearchState';

let remembered = EMPTY_SEARCH;

/** What was entered last, for who comes back from another page. It lives as long as the document. */
export function recallSearch(): FlightSearchState {
  return remembered;
}

/** Keeps what was entered in memory and nowhere else, and forgets what was said about it. */
export function rememberSearch(search: FlightSearchState): void {
  remembered = { ...search, notice: undefined };
}
