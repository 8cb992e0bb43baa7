import { FLIGHTS } from '../../content/flights';
import { flightMinutes, twelveHourClock } from './flightTimes';

describe('The duration of a flight from New York to Los Angeles', () => {
  it.each([
    ['07:00', '10:25', 6 * 60 + 25],
    ['09:15', '15:05', 8 * 60 + 50],
    ['18:20', '21:35', 6 * 60 + 15],
    // By the clocks it lands before it took off.
    ['12:00', '11:00', 2 * 60],
  ] as const)('from %s to %s is arrival less departure and three hours', (departure, arrival, minutes) => {
    expect(flightMinutes(departure, arrival)).toBe(minutes);
  });
});

describe('The twelve-hour clock', () => {
  it.each([
    ['00:05', 'am', '12:05'],
    ['07:00', 'am', '7:00'],
    ['12:00', 'pm', '12:00'],
    ['16:45', 'pm', '4:45'],
  ] as const)('shows %s in its half of the day', (time, half, clock) => {
    expect(twelveHourClock(time)).toEqual({ half, clock });
  });
});

describe('The sample flights', () => {
  it('are five, in the order of departure', () => {
    const departures = FLIGHTS.map(({ departure }) => departure);
    expect(departures).toHaveLength(5);
    expect(departures).toEqual(departures.toSorted());
  });

  it('take as long as such flights do', () => {
    for (const { departure, arrival, stops } of FLIGHTS) {
      const hours = flightMinutes(departure, arrival) / 60;
      expect(hours).toBeGreaterThanOrEqual(stops === 0 ? 5.5 : 7);
      expect(hours).toBeLessThanOrEqual(stops === 0 ? 7 : 12);
    }
  });
});
