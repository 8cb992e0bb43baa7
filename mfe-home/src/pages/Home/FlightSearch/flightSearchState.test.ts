import { EMPTY_SEARCH, flightSearchReducer, type FlightSearchState } from './flightSearchState';

const ROUND_TRIP: FlightSearchState = {
  ...EMPTY_SEARCH,
  origin: 'New York',
  destination: 'Rome',
  departure: '2026-12-01',
  returning: '2026-12-10',
};

describe('The state of a search', () => {
  it('keeps every value when the trip type changes', () => {
    const oneWay = flightSearchReducer(ROUND_TRIP, { type: 'chosen', change: { tripType: 'oneWay' } });
    expect(oneWay).toEqual({ ...ROUND_TRIP, tripType: 'oneWay' });
  });

  it('swaps the places and says so', () => {
    expect(flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' })).toEqual({
      ...ROUND_TRIP,
      origin: 'Rome',
      destination: 'New York',
      notice: 'swapped',
      noticeCount: 1,
    });
  });

  it('counts what it says, so that it can say the same twice', () => {
    const swapped = flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' });
    const swappedBack = flightSearchReducer(swapped, { type: 'placesSwapped' });
    expect(swappedBack).toEqual({ ...ROUND_TRIP, notice: 'swapped', noticeCount: 2 });
  });

  it.each(['2026-12-05', '2026-12-10'])('keeps a return on or after the new departure (%s)', (departure) => {
    const moved = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure });
    expect(moved).toEqual({ ...ROUND_TRIP, departure });
  });

  it('clears a return before the new departure and says so', () => {
    const moved = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure: '2026-12-11' });
    expect(moved).toMatchObject({
      departure: '2026-12-11',
      returning: undefined,
      notice: 'returnCleared',
    });
  });

  it('clears a return that is not shown without a word', () => {
    const moved = flightSearchReducer(
      { ...ROUND_TRIP, tripType: 'oneWay' },
      { type: 'departureChosen', departure: '2026-12-11' },
    );
    expect(moved).toMatchObject({ returning: undefined, notice: undefined });
  });

  it('drops what it said of the places at the next change', () => {
    const swapped = flightSearchReducer(ROUND_TRIP, { type: 'placesSwapped' });
    expect(flightSearchReducer(swapped, { type: 'chosen', change: { origin: 'Paris' } }).notice).toBe(
      undefined,
    );
  });

  it('says that the return was cleared until another is chosen', () => {
    let search = flightSearchReducer(ROUND_TRIP, { type: 'departureChosen', departure: '2026-12-11' });
    search = flightSearchReducer(search, { type: 'chosen', change: { origin: 'Paris' } });
    search = flightSearchReducer(search, { type: 'chosen', change: { tripType: 'oneWay' } });
    expect(search.notice).toBe('returnCleared');
    search = flightSearchReducer(search, { type: 'chosen', change: { returning: '2026-12-12' } });
    expect(search.notice).toBe(undefined);
  });
});
