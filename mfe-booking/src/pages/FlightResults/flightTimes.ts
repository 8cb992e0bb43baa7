import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import type { ClockTime, Flight } from '../../content/flights';

/** Any day: Los Angeles is three hours behind New York, summer and winter. */
const DAY = '2026-11-21';
const NEW_YORK = '-05:00';
const LOS_ANGELES = '-08:00';

/** From New York to Los Angeles, between local times of one day. */
export function flightMinutes({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number {
  return differenceInMinutes(
    parseISO(`${DAY}T${arrival}${LOS_ANGELES}`),
    parseISO(`${DAY}T${departure}${NEW_YORK}`),
  );
}

/** `16:45` becomes `4:45` with the period `pm`. */
export function twelveHourClock(time: ClockTime): { readonly period: 'am' | 'pm'; readonly clock: string } {
  const moment = parseISO(`${DAY}T${time}`);
  return { period: moment.getHours() < 12 ? 'am' : 'pm', clock: lightFormat(moment, 'h:mm') };
}
