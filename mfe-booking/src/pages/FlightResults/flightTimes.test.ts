/** @jest-environment node */
import { FLIGHTS } from '../../content/flights';
import { flightMinutes, twelveHourClock } from './flightTimes';

it.each([
  ['18:20', '21:35', 6 * 60 + 15],
  // The local time of arrival is earlier.
  ['12:00', '11:00', 2 * 60],
] as const)('flightMinutes adds three hours: from %s to %s [RESULT-2]', (departure, arrival, minutes) => {
  expect(flightMinutes({ departure, arrival })).toBe(minutes);
});

it.each([
  ['00:05', 'am', '12:05'],
  ['07:00', 'am', '7:00'],
  ['12:00', 'pm', '12:00'],
  ['16:45', 'pm', '4:45'],
] as const)('twelveHourClock converts %s to %s %s', (time, period, clock) => {
  expect(twelveHourClock(time)).toEqual({ period, clock });
});

it('FLIGHTS contains five flights in the order of departure [RESULT-2]', () => {
  const departures = FLIGHTS.map(({ departure }) => departure);
  expect(departures).toHaveLength(5);
  expect(departures).toEqual(departures.toSorted());
});
