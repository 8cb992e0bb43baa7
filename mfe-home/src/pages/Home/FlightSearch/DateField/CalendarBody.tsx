import type { LazyModule } from '@farekite/shared/hooks';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import type { CalendarProps } from './Calendar';
import styles from './CalendarBody.module.scss';
import { dateFieldTexts } from './DateField.texts';

export interface CalendarBodyProps extends CalendarProps {
  readonly calendar: LazyModule<typeof import('./Calendar')>;
}

/** The calendar, or a message while it is loading and when it cannot be loaded. */
export function CalendarBody({ calendar, ...calendarProps }: CalendarBodyProps) {
  const t = useTexts(dateFieldTexts);
  const Calendar = calendar.module?.Calendar;
  return (
    <div className={styles.body}>
      {Calendar && <Calendar {...calendarProps} />}
      <div className={styles.message} role="status">
        {!Calendar && <p>{t(calendar.hasFailed ? 'failed' : 'loading')}</p>}
      </div>
      {calendar.hasFailed && (
        <div className={styles.retry}>
          <Button onClick={calendar.load}>{t('retry')}</Button>
        </div>
      )}
    </div>
  );
}
