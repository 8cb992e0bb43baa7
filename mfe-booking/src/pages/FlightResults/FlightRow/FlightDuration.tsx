import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { Flight } from '../../../content/flights';
import { flightMinutes } from '../flightTimes';
import styles from './FlightDuration.module.scss';

export function FlightDuration(flight: Flight) {
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
