import { EMPTY_SEARCH, flightSearchReducer, type FlightSearchState } from './flightSearchState';

const ROUND_TRIP: FlightSearchState = {
  ...EMPTY_SEARCH,
  origin: 'New York',
  destination: 'Rome',
  departure: '2026-12-01',
  returning: '2026-12-10',
};

describe('flightSearchReducer', () => {
  it('keeps every value when the trip type changes [SEARCH-5]', () => {
    const oneWay = flightSearchReducer(ROUND_TRIP, { type: 'chosen', change: { tripType: 'oneWay' } });
    expect(oneWay).toEqual({ ...ROUND_TRIP, tripType: 'oneWay' });
  });

  it('swaps origin and destination, and sets a notice', () => {
    expect(flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' })).toEqual({
      ...ROUND_TRIP,
      origin: 'Rome',
      destination: 'New York',
      notice: 'swapped',
      noticeCount: 1,
    });
  });

  it('counts notices, so that the same one can be announced twice [SEARCH-22]', () => {
    const swapped = flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' });
    const swappedBack = flightSearchReducer(swapped, { type: 'placesSwapped' });
    expect(swappedBack).toEqual({ ...ROUND_TRIP, notice: 'swapped', noticeCount: 2 });
  });

  it.each(['2026-12-05', '2026-12-10'])('keeps a return on or after the new departure (%s)', (departure) => {
    const moved = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure });
    expect(moved).toEqual({ ...ROUND_TRIP, departure });
  });

  it('clears a return before the new departure, and sets a notice [SEARCH-37]', () => {
    const moved = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure: '2026-12-11' });
    expect(moved).toMatchObject({
      departure: '2026-12-11',
      returning: undefined,
      notice: 'returnCleared',
    });
  });

  it('clears a hidden return without a notice', () => {
    const moved = flightSearchReducer(
      { ...ROUND_TRIP, tripType: 'oneWay' },
      { type: 'departureChosen', departure: '2026-12-11' },
    );
    expect(moved).toMatchObject({ returning: undefined, notice: undefined });
  });

  it('removes the notice about the swap at the next change', () => {
    const swapped = flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' });
    expect(flightSearchReducer(swapped, { type: 'chosen', change: { origin: 'Paris' } }).notice).toBe(
      undefined,
    );
  });

  it('keeps the notice about the cleared return until another return is chosen [SEARCH-37]', () => {
    let search = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure: '2026-12-11' });
    search = flightSearchReducer(search, { type: 'chosen', change: { origin: 'Paris' } });
    search = flightSearchReducer(search, { type: 'chosen', change: { tripType: 'oneWay' } });
    expect(search.notice).toBe('returnCleared');
    search = flightSearchReducer(search, { type: 'chosen', change: { returning: '2026-12-12' } });
    expect(search.notice).toBe(undefined);
  });
});
