import { formatDay, useTranslation } from '@farekite/shared/language';
import { useEffect, useRef } from 'react';
import type { Day } from '../flightSearchState';
import { CalendarDialog, type CalendarDialogProps } from './CalendarDialog';
import styles from './DateField.module.scss';

interface DateFieldProps extends Pick<CalendarDialogProps, 'calendar' | 'departure'> {
  readonly label: string;
  readonly dialogLabel: string;
  readonly isOpen: boolean;
  readonly value: Day | undefined;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (value: Day) => void;
}

export function DateField(props: DateFieldProps) {
  const { label, dialogLabel, calendar, departure, isOpen, value, onToggle, onChange } = props;
  const { t, language } = useTranslation('home');
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onToggle(false);
    button.current?.focus();
  };

  // What is pressed outside is used at once.
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !field.current?.contains(target)) onToggle(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, onToggle]);

  return (
    <div ref={field} className={styles.field}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : () => onToggle(true)}
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
          departure={departure}
          selected={value}
          onChoose={(day) => {
            close();
            onChange(day);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
