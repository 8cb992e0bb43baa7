import { EMPTY_SEARCH, flightSearchReducer, type FlightSearchState } from './flightSearchState';

const ROUND_TRIP: FlightSearchState = {
  ...EMPTY_SEARCH,
  origin: 'New York',
  destination: 'Rome',
  departure: '2026-12-01',
  returning: '2026-12-10',
};

describe('flightSearchReducer', () => {
  it('counts swaps until the next other change, so that each can be announced [SEARCH-22]', () => {
    const swapped = flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' });
    const swappedBack = flightSearchReducer(swapped, { type: 'placesSwapped' });
    expect(swappedBack).toEqual({ ...ROUND_TRIP, swaps: 2 });
    for (const action of [
      { type: 'chosen', change: { origin: 'Paris' } },
      { type: 'departureChosen', departure: '2026-12-02' },
    ] as const) {
      expect(flightSearchReducer(swapped, action).swaps).toBe(0);
    }
  });

  it('clears a hidden return without saying so', () => {
    const moved = flightSearchReducer(
      { ...ROUND_TRIP, tripType: 'oneWay' },
      { type: 'departureChosen', departure: '2026-12-11' },
    );
    expect(moved).toMatchObject({ returning: undefined, isReturnCleared: false });
  });

  it('remembers a cleared return, whatever changes, until another return is chosen [SEARCH-37]', () => {
    let search = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure: '2026-12-11' });
    for (const action of [
      { type: 'chosen', change: { origin: 'Paris' } },
      { type: 'placesSwapped' },
      { type: 'chosen', change: { tripType: 'oneWay' } },
      { type: 'departureChosen', departure: '2026-12-12' },
    ] as const) {
      search = flightSearchReducer(search, action);
      expect(search.isReturnCleared).toBe(true);
    }
    search = flightSearchReducer(search, { type: 'chosen', change: { returning: '2026-12-20' } });
    expect(search.isReturnCleared).toBe(false);
  });
});
