import type { LazyModule } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, closeIcon, Icon } from '@farekite/shared/ui';
import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { CalendarProps } from './Calendar';
import styles from './CalendarDialog.module.scss';

export interface CalendarDialogProps extends Omit<CalendarProps, 'months'> {
  readonly label: string;
  readonly calendar: LazyModule<typeof import('./Calendar')>;
  readonly onClose: () => void;
}

/** From the last tab stop to the first, or with Shift the other way. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from && event.target !== dialog) return;
  event.preventDefault();
  to?.focus();
}

/** Not the Dialog of `@farekite/shared/ui`, which makes the page inert: pressing another field uses it at once. */
export function CalendarDialog({ label, calendar, onClose, ...calendarProps }: CalendarDialogProps) {
  const { t } = useTranslation('home');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { module, hasFailed, load } = calendar;
  const [months, setMonths] = useState(1);
  // The dialog is painted first: a slow phone takes longer than 100 ms for it and its days. React takes `undefined` for no
  // initial value.
  const Calendar = useDeferredValue(module ?? null, null)?.Calendar;

  useEffect(load, [load]);

  // The stylesheet decides, by the width of the page and the size of its text. The days are rendered after this.
  useLayoutEffect(() => {
    if (dialog.current) setMonths(Number(getComputedStyle(dialog.current).getPropertyValue('--months')) || 1);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // The calendar focuses a day by itself. The focus is lost when the retry button disappears.
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [Calendar, hasFailed]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') wrapFocus(event.currentTarget, event);
  };
  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <p id={titleId} className={styles.title}>
          {label}
        </p>
        <button
          className={styles.close}
          type="button"
          aria-label={t('flightSearch.dateField.close')}
          title={t('flightSearch.dateField.close')}
          onClick={onClose}
        >
          <Icon icon={closeIcon} sizeEm={1.15} strokeWidth={2.5} />
        </button>
      </div>
      <div className={styles.body}>
        {Calendar && <Calendar {...calendarProps} months={months} />}
        <div className={styles.message} role="status">
          {!module && <p>{t(`flightSearch.dateField.${hasFailed ? 'failed' : 'loading'}`)}</p>}
        </div>
        {hasFailed && (
          <div className={styles.retry}>
            <Button onClick={load}>{t('flightSearch.dateField.retry')}</Button>
          </div>
        )}
      </div>
    </dialog>
  );
}
