/** @jest-environment node */
import { enter, flightSearchStore, swapPlaces } from './flightSearchState';

beforeEach(() => {
  flightSearchStore.set({
    ...flightSearchStore.initial,
    origin: 'New York',
    destination: 'Rome',
    departure: '2026-12-01',
    returning: '2026-12-10',
  });
});

describe('flightSearchState', () => {
  it('counts swaps until the next other change, so that each can be announced [SEARCH-22]', () => {
    swapPlaces();
    swapPlaces();
    expect(flightSearchStore.get()).toMatchObject({ origin: 'New York', destination: 'Rome', swaps: 2 });
    enter({ origin: 'Paris' });
    expect(flightSearchStore.get().swaps).toBe(0);
  });

  it('clears a hidden return without saying so', () => {
    enter({ tripType: 'oneWay' });
    enter({ departure: '2026-12-11' });
    expect(flightSearchStore.get()).toMatchObject({ returning: undefined, isReturnCleared: false });
  });

  it('remembers a cleared return, whatever changes, until another return is chosen [SEARCH-37]', () => {
    enter({ departure: '2026-12-11' });
    expect(flightSearchStore.get()).toMatchObject({ returning: undefined, isReturnCleared: true });
    swapPlaces();
    enter({ tripType: 'oneWay' });
    enter({ departure: '2026-12-12' });
    expect(flightSearchStore.get().isReturnCleared).toBe(true);
    enter({ returning: '2026-12-20' });
    expect(flightSearchStore.get().isReturnCleared).toBe(false);
  });
});
