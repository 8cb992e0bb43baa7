import { FLIGHTS, type Flight } from '../../../content/flights';
import { flightMinutes } from '../flightTimes';

const durationMinutes = ({ departure, arrival }: Flight) => flightMinutes(departure, arrival);

const LOWEST_FARE = Math.min(...FLIGHTS.map(({ price }) => price));
const SHORTEST_MINUTES = Math.min(...FLIGHTS.map(durationMinutes));

/** The badge of the cheapest and of the shortest sample flight; undefined for all others. */
export function flightBadge(flight: Flight): 'lowestFare' | 'shortest' | undefined {
  if (flight.price === LOWEST_FARE) return 'lowestFare';
  if (durationMinutes(flight) === SHORTEST_MINUTES) return 'shortest';
  return undefined;
}
