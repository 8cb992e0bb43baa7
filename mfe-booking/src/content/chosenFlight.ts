import { createStore } from '@farekite/shared/hooks';
import { FLIGHTS, type Flight } from './flights';

/** In sessionStorage: the airline, of which each flight has one. */
const FLIGHT_KEY = 'flight';

/** `undefined` also when storage is forbidden, and while pages are prerendered. */
function readStoredFlight(): Flight | undefined {
  try {
    const stored = sessionStorage.getItem(FLIGHT_KEY);
    return FLIGHTS.find(({ airline }) => airline === stored);
  } catch {
    return undefined;
  }
}

/** What the visitor wants to book. Pages are prerendered without one. */
export const chosenFlight = createStore<Flight | undefined>(undefined);
chosenFlight.set(readStoredFlight());

/** Until the tab is closed. */
export function chooseFlight(flight: Flight): void {
  chosenFlight.set(flight);
  try {
    sessionStorage.setItem(FLIGHT_KEY, flight.airline);
  } catch {
    // Storage is forbidden: a reload forgets the flight.
  }
}
