import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { Flight } from '../../../content/flights';
import { flightMinutes } from '../flightTimes';
import styles from './FlightDuration.module.scss';
import { flightRowTexts } from './FlightRow.texts';

interface FlightDurationProps {
  readonly flight: Pick<Flight, 'departure' | 'arrival' | 'stops'>;
}

/** The duration of a flight and its number of stops. */
export function FlightDuration({ flight: { departure, arrival, stops } }: FlightDurationProps) {
  const t = useTexts(flightRowTexts);
  const total = flightMinutes(departure, arrival);
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return (
    <p className={styles.duration}>
      <VisuallyHidden>{t('duration')} </VisuallyHidden>
      <time dateTime={`PT${String(hours)}H${String(minutes)}M`}>
        {t('hoursAndMinutes', { hours, minutes })}
      </time>
      {', '}
      {stops === 0 ? t('nonstop') : t('stops', { count: stops })}
    </p>
  );
}
