import { createStore } from '@farekite/shared/hooks';
import { EMPTY_SEARCH } from './flightSearchState';

/** Keeps the entries for visitors who return from another page. */
export const flightSearchStore = createStore(EMPTY_SEARCH);
