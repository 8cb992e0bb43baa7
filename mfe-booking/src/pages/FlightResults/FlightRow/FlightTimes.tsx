import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { Flight } from '../../../content/flights';
import { twelveHourClock, type ClockTime } from '../flightTimes';
import styles from './FlightTimes.module.scss';
import { flightRowTexts } from './FlightRow.texts';

type FlightTimesProps = Pick<Flight, 'departure' | 'arrival'>;

export function FlightTimes({ departure, arrival }: FlightTimesProps) {
  const t = useTexts(flightRowTexts);
  return (
    <p className={styles.times}>
      <VisuallyHidden>{t('departure')} </VisuallyHidden>
      <Time time={departure} />
      <span className={styles.line} aria-hidden="true" />
      <VisuallyHidden>, {t('arrival')} </VisuallyHidden>
      <Time time={arrival} />
    </p>
  );
}

function Time({ time }: { readonly time: ClockTime }) {
  const t = useTexts(flightRowTexts);
  const { half, clock } = twelveHourClock(time);
  return <time dateTime={time}>{t(half, { clock })}</time>;
}
