import type { ClockTime } from '../../content/flights';

/** Los Angeles is three hours behind New York, summer and winter. */
const TIME_DIFFERENCE_MINUTES = 180;

function minutesSinceMidnight(time: ClockTime): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The duration of a flight from New York to Los Angeles, in minutes.
 *
 * @param departure New York time
 * @param arrival Los Angeles time on the same day
 */
export function flightMinutes(departure: ClockTime, arrival: ClockTime): number {
  return minutesSinceMidnight(arrival) - minutesSinceMidnight(departure) + TIME_DIFFERENCE_MINUTES;
}

/** Converts a time to the twelve-hour clock: `16:45` becomes `4:45` with the period `pm`. */
export function twelveHourClock(time: ClockTime): { readonly period: 'am' | 'pm'; readonly clock: string } {
  const minutes = minutesSinceMidnight(time);
  const hour = Math.floor(minutes / 60);
  return {
    period: hour < 12 ? 'am' : 'pm',
    clock: `${String(hour % 12 || 12)}:${String(minutes % 60).padStart(2, '0')}`,
  };
}
