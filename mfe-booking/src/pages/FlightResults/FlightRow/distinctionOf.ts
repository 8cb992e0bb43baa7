import { FLIGHTS, type Flight } from '../../../content/flights';
import { flightMinutes } from '../flightTimes';

const minutesOf = ({ departure, arrival }: Flight) => flightMinutes(departure, arrival);

const LOWEST_FARE = Math.min(...FLIGHTS.map(({ price }) => price));
const SHORTEST = Math.min(...FLIGHTS.map(minutesOf));

/** In what a sample flight is ahead of the others. */
export function distinctionOf(flight: Flight): 'lowestFare' | 'shortest' | undefined {
  if (flight.price === LOWEST_FARE) return 'lowestFare';
  if (minutesOf(flight) === SHORTEST) return 'shortest';
  return undefined;
}
