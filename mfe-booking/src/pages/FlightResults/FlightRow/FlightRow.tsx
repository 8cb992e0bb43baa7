import { formatMoney, useTranslation } from '@farekite/shared/language';
import { ButtonLink, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import { chooseFlight } from '../../../content/chosenFlight';
import { DESTINATION, FLIGHTS, ORIGIN, type ClockTime, type Flight } from '../../../content/flights';
import { flightMinutes, twelveHourClock } from '../flightTimes';
import styles from './FlightRow.module.scss';

const LOWEST_FARE = Math.min(...FLIGHTS.map(({ price }) => price));
const SHORTEST_MINUTES = Math.min(...FLIGHTS.map(flightMinutes));

function flightBadge(flight: Flight): 'lowestFare' | 'shortest' | undefined {
  if (flight.price === LOWEST_FARE) return 'lowestFare';
  if (flightMinutes(flight) === SHORTEST_MINUTES) return 'shortest';
  return undefined;
}

export function FlightRow({ flight }: { readonly flight: Flight }) {
  const { t, language } = useTranslation('flight-results');
  const badge = flightBadge(flight);
  return (
    <li className={styles.row}>
      {badge && <p className={styles.badge}>{t(`flightRow.${badge}`)}</p>}
      <div className={styles.airlineAndCabin}>
        <span className={styles.tailFin}>
          <TailFin airline={flight.airline} />
        </span>
        <div className={styles.lines}>
          <h3 className={styles.airline}>{flight.airline}</h3>
          <p className={styles.detail}>{t(`flightRow.${flight.cabin}`)}</p>
        </div>
      </div>
      <p className={styles.fare}>
        <strong className={styles.price}>{formatMoney(language, flight.price)}</strong>{' '}
        <span className={styles.detail}>{t('flightRow.sampleFare')}</span>
      </p>
      <div className={styles.journey}>
        <Times {...flight} />
        <Duration {...flight} />
      </div>
      <div className={styles.book}>
        <ButtonLink href="/booking-process" onClick={() => chooseFlight(flight)}>
          <span>
            <span>{t('flightRow.book')}</span>{' '}
            <VisuallyHidden>{t('flightRow.bookFlight', { airline: flight.airline })}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

function Times({ departure, arrival, stops = 0 }: Flight) {
  const { t } = useTranslation('flight-results');
  return (
    <p className={styles.times}>
      <VisuallyHidden>{`${t('flightRow.departure')} `}</VisuallyHidden>
      <Time time={departure} /> <span className={styles.airport}>{ORIGIN}</span>
      <span className={styles.line} aria-hidden="true">
        {Array.from({ length: stops }, (_, stop) => (
          <span key={stop} className={styles.stop} />
        ))}
      </span>
      <VisuallyHidden>{`, ${t('flightRow.arrival')} `}</VisuallyHidden>
      <Time time={arrival} className={styles.arrival} />{' '}
      <span className={`${styles.airport} ${styles.arrival}`}>{DESTINATION}</span>
    </p>
  );
}

function Time({ time, className }: { readonly time: ClockTime; readonly className?: string | undefined }) {
  const { t } = useTranslation('flight-results');
  const { period, clock } = twelveHourClock(time);
  return (
    <time dateTime={time} className={className}>
      {t(`flightRow.${period}`, { clock })}
    </time>
  );
}

function Duration(flight: Flight) {
  const { t } = useTranslation('flight-results');
  const { stops } = flight;
  const total = flightMinutes(flight);
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return (
    <p className={styles.duration}>
      <VisuallyHidden>{`${t('flightRow.duration')} `}</VisuallyHidden>
      <time dateTime={`PT${String(hours)}H${String(minutes)}M`}>
        {t('flightRow.hoursAndMinutes', { hours, minutes })}
      </time>
      {', '}
      <span>{stops ? t('flightRow.stops', { count: stops }) : t('flightRow.nonstop')}</span>
    </p>
  );
}
