import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { LateModule } from '../useLateModule';
import type { CalendarProps } from './Calendar';
import styles from './CalendarDialog.module.scss';
import { dateFieldTexts } from './DateField.texts';

interface CalendarDialogProps extends CalendarProps {
  readonly label: string;
  readonly calendar: LateModule<typeof import('./Calendar')>;
  readonly onClose: () => void;
}

/** Keeps the Tab key inside a dialog, from its last stop to its first and back. */
function holdFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])')];
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== leaving && event.target !== dialog) return;
  event.preventDefault();
  entering?.focus();
}

/** The calendar in a dialog of its own, and what stands there until it has come. */
export function CalendarDialog({ label, calendar, onClose, ...calendarProps }: CalendarDialogProps) {
  const t = useTexts(dateFieldTexts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const Calendar = calendar.module?.Calendar;

  useEffect(() => {
    const element = dialog.current;
    // The calendar puts the focus on a day by itself; a button that leaves drops it.
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [Calendar, calendar.hasFailed]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') holdFocus(event.currentTarget, event);
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
          aria-label={t('close')}
          title={t('close')}
          onClick={onClose}
        >
          <svg className={styles.cross} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>
        {Calendar && <Calendar {...calendarProps} />}
        <div className={styles.waiting} role="status">
          {!Calendar && <p>{t(calendar.hasFailed ? 'failed' : 'loading')}</p>}
        </div>
        {calendar.hasFailed && (
          <div className={styles.retry}>
            <Button onClick={calendar.request}>{t('retry')}</Button>
          </div>
        )}
      </div>
    </dialog>
  );
}
