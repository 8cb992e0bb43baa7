import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { DESTINATION, ORIGIN, type ClockTime, type Flight } from '../../../content/flights';
import { twelveHourClock } from '../flightTimes';
import styles from './FlightTimes.module.scss';

export function FlightTimes({ departure, arrival, stops = 0 }: Flight) {
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
