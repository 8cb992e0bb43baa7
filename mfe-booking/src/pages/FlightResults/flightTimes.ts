/** A local time of day: `HH:MM`, 24 hours. */
export type ClockTime = `${number}:${number}`;

/** Los Angeles is three hours behind New York, summer and winter. */
const TIME_DIFFERENCE_MINUTES = 180;

function minutesSinceMidnight(time: ClockTime): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * How long a flight from New York to Los Angeles takes, in minutes.
 *
 * @param departure New York time
 * @param arrival Los Angeles time on the same day
 */
export function flightMinutes(departure: ClockTime, arrival: ClockTime): number {
  return minutesSinceMidnight(arrival) - minutesSinceMidnight(departure) + TIME_DIFFERENCE_MINUTES;
}

/** A time as Americans write it, in parts: `16:45` is 4:45 in the second half of the day. */
export function twelveHourClock(time: ClockTime): { readonly half: 'am' | 'pm'; readonly clock: string } {
  const minutes = minutesSinceMidnight(time);
  const hour = Math.floor(minutes / 60);
  return {
    half: hour < 12 ? 'am' : 'pm',
    clock: `${String(hour % 12 || 12)}:${String(minutes % 60).padStart(2, '0')}`,
  };
}
