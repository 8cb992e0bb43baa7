import type { LazyModule } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { useDeferredValue } from 'react';
import type { CalendarProps } from './Calendar';
import styles from './CalendarBody.module.scss';

export interface CalendarBodyProps extends CalendarProps {
  readonly calendar: LazyModule<typeof import('./Calendar')>;
}

/** The calendar, or a message while it is loading and when it cannot be loaded. */
export function CalendarBody({ calendar, ...calendarProps }: CalendarBodyProps) {
  const { t } = useTranslation('home');
  // The dialog is painted first, its days next: a slow phone takes longer than 100 ms for both. The value is never `undefined`,
  // which React takes for no initial value.
  const Calendar = useDeferredValue(calendar.module ?? null, null)?.Calendar;
  return (
    <div className={styles.body}>
      {Calendar && <Calendar {...calendarProps} />}
      <div className={styles.message} role="status">
        {!calendar.module && (
          <p>{t(`flightSearch.dateField.${calendar.hasFailed ? 'failed' : 'loading'}`)}</p>
        )}
      </div>
      {calendar.hasFailed && (
        <div className={styles.retry}>
          <Button onClick={calendar.load}>{t('flightSearch.dateField.retry')}</Button>
        </div>
      )}
    </div>
  );
}
