import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { useEffect, useRef, useState } from 'react';
import { dayOf, firstOpenDay, type Day } from '../days';
import { useLateModule } from '../useLateModule';
import { CalendarDialog } from './CalendarDialog';
import styles from './DateField.module.scss';
import { dateFieldTexts } from './DateField.texts';

const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './Calendar');

interface DateFieldProps {
  readonly label: string;
  /** Names the dialog with the calendar. */
  readonly dialogLabel: string;
  readonly value: Day | undefined;
  /** Days before it cannot be chosen, nor those before today. */
  readonly notBefore?: Day | undefined;
  readonly onChange: (value: Day) => void;
}

/** A button that shows a day and opens a calendar to choose another. */
export function DateField({ label, dialogLabel, value, notBefore, onChange }: DateFieldProps) {
  const t = useTexts(dateFieldTexts);
  const language = useLanguage();
  const calendar = useLateModule(loadCalendar);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The day on which the calendar was opened: a page may stand open overnight.
  const [today, setToday] = useState<Day>();
  const isOpen = today !== undefined;

  const open = () => {
    calendar.request();
    setToday(dayOf(new Date()));
  };
  const close = () => {
    setToday(undefined);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !field.current?.contains(target)) setToday(undefined);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  return (
    <div ref={field} className={styles.field}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <span className={styles.label}>{label}</span>{' '}
        <span className={value ? styles.value : styles.placeholder}>
          {value ? formatDay(language, value) : t('placeholder')}
        </span>
      </button>
      {isOpen && (
        <CalendarDialog
          label={dialogLabel}
          calendar={calendar}
          first={firstOpenDay(today, notBefore)}
          selected={value}
          onChoose={(day) => {
            onChange(day);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
