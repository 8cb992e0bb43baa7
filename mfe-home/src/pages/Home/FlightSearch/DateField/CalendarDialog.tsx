import { useTranslation } from '@farekite/shared/language';
import { closeIcon, Icon } from '@farekite/shared/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CalendarBody, type CalendarBodyProps } from './CalendarBody';
import styles from './CalendarDialog.module.scss';

interface CalendarDialogProps extends Omit<CalendarBodyProps, 'months'> {
  readonly label: string;
  readonly onClose: () => void;
}

/** Moves the focus from the last tab stop of a dialog to its first, or with Shift the other way. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from && event.target !== dialog) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A calendar beside its field, with a message while it is loading. It is not the modal Dialog of
 * `@farekite/shared/ui`, which makes the page inert: pressing another field closes the calendar and uses that
 * field at once.
 */
export function CalendarDialog({ label, onClose, ...body }: CalendarDialogProps) {
  const { t } = useTranslation('home');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { module, hasFailed, load } = body.calendar;
  const [months, setMonths] = useState(1);

  useEffect(load, [load]);

  // The stylesheet decides, because it knows the width of the page and the size of its text. The days are rendered after this.
  useLayoutEffect(() => {
    if (dialog.current) setMonths(Number(getComputedStyle(dialog.current).getPropertyValue('--months')) || 1);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // The calendar focuses a day by itself. The focus is lost when the retry button disappears.
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [module, hasFailed]);

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
      <CalendarBody {...body} months={months} />
    </dialog>
  );
}
