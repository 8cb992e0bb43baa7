import { FLIGHTS } from './flights';

/** As a new document does. */
async function loadChosenFlight() {
  jest.resetModules();
  return import('./chosenFlight');
}

afterEach(() => sessionStorage.clear());

describe('The chosen flight', () => {
  it('outlives a reload, and pages are prerendered without one [BOOKING-29]', async () => {
    for (const flight of FLIGHTS) {
      (await loadChosenFlight()).chooseFlight(flight);
      const { chosenFlight } = await loadChosenFlight();
      expect(chosenFlight.get()).toEqual(flight);
      expect(chosenFlight.initial).toBeUndefined();
    }
  });

  it.each(['', 'Another Airline'])('is none where "%s" is stored [BOOKING-29]', async (stored) => {
    sessionStorage.setItem('flight', stored);
    expect((await loadChosenFlight()).chosenFlight.get()).toBeUndefined();
  });

  it('is kept in memory where storage is forbidden [BOOKING-29]', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      });
    }
    const { chooseFlight, chosenFlight } = await loadChosenFlight();
    expect(chosenFlight.get()).toBeUndefined();
    const [flight] = FLIGHTS;
    if (flight) chooseFlight(flight);
    expect(chosenFlight.get()).toBe(flight);
  });
});
