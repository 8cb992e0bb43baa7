import { FLIGHTS } from '../../../content/flights';
import { flightBadge } from './flightBadge';

describe('flightBadge', () => {
  it('marks the lowest fare and the shortest flight', () => {
    expect(FLIGHTS.map((flight) => [flight.airline, flightBadge(flight)])).toEqual([
      ['Northbeam Air', undefined],
      ['Harborlight Air', 'lowestFare'],
      ['Larkspur Airways', undefined],
      ['Palisade Airlines', undefined],
      ['Tamarind Airways', 'shortest'],
    ]);
  });
});
