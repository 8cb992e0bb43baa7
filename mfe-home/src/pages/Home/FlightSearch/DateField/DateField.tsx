import { useLazyModule } from '@farekite/shared/hooks';
import { formatDay, useTranslation } from '@farekite/shared/language';
import { useRef, useState } from 'react';
import type { Day } from '../flightSearchState';
import { CalendarDialog } from './CalendarDialog';
import styles from './DateField.module.scss';
import { useCloseOutside } from './useCloseOutside';

const importCalendar = () => import(/* webpackChunkName: "calendar" */ './Calendar');

interface DateFieldProps {
  readonly label: string;
  /** Accessible name of the dialog with the calendar. */
  readonly dialogLabel: string;
  readonly value: Day | undefined;
  /** Days before it cannot be chosen, nor days before today. @default today */
  readonly notBefore?: Day | undefined;
  readonly onChange: (value: Day) => void;
}

/** A button that shows a day and opens a calendar to choose another. */
export function DateField({ label, dialogLabel, value, notBefore, onChange }: DateFieldProps) {
  const { t, language } = useTranslation('home');
  const calendar = useLazyModule(importCalendar);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    calendar.load();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useCloseOutside(field, isOpen, () => setIsOpen(false));

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
          {value ? formatDay(language, value) : t('flightSearch.dateField.placeholder')}
        </span>
      </button>
      {isOpen && (
        <CalendarDialog
          label={dialogLabel}
          calendar={calendar}
          notBefore={notBefore}
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
