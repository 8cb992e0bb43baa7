import { FLIGHTS } from '../../../content/flights';
import { distinctionOf } from './distinctionOf';

describe('What sets a sample flight apart', () => {
  it('is the lowest fare of one and the shortest time of another', () => {
    expect(FLIGHTS.map((flight) => [flight.airline, distinctionOf(flight)])).toEqual([
      ['Northbeam Air', undefined],
      ['Harborlight Air', 'lowestFare'],
      ['Larkspur Airways', undefined],
      ['Palisade Airlines', undefined],
      ['Tamarind Airways', 'shortest'],
    ]);
  });
});
