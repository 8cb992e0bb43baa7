import { formatMoney, useTranslation } from '@farekite/shared/language';
import { ButtonLink, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import { chooseFlight } from '../../../content/chosenFlight';
import { FLIGHTS, type Flight } from '../../../content/flights';
import { flightMinutes } from '../flightTimes';
import { FlightDuration } from './FlightDuration';
import { FlightTimes } from './FlightTimes';
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
        <FlightTimes {...flight} />
        <FlightDuration {...flight} />
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
