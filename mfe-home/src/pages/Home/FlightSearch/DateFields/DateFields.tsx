import { useLazyModule } from '@farekite/shared/hooks';
import { formatDay, useTranslation } from '@farekite/shared/language';
import { useEffect, useRef, useState } from 'react';
import { enter, flightSearchStore, type Day, type FlightSearchState } from '../flightSearchState';
import { CalendarDialog, type CalendarDialogProps } from './CalendarDialog';
import styles from './DateFields.module.scss';

const importCalendar = () => import(/* webpackChunkName: "calendar" */ './Calendar');

/** A departure leads on to the return that a round trip lacks. */
export function DateFields({ search }: { readonly search: FlightSearchState }) {
  const { t } = useTranslation('home');
  const calendar = useLazyModule(importCalendar);
  const [opened, setOpened] = useState<'departure' | 'return'>();
  const { tripType, departure, returning } = search;
  const isRoundTrip = tripType === 'roundTrip';
  return (
    <>
      <div className={isRoundTrip ? styles.departure : `${styles.departure} ${styles.alone}`}>
        <DateField
          label={t('flightSearch.depart')}
          dialogLabel={t('flightSearch.departureDate')}
          calendar={calendar}
          isOpen={opened === 'departure'}
          value={departure}
          onToggle={(isOpen) => setOpened(isOpen ? 'departure' : undefined)}
          onChange={(day) => {
            enter({ departure: day });
            if (isRoundTrip && flightSearchStore.get().returning === undefined) setOpened('return');
          }}
        />
      </div>
      <div className={styles.return}>
        {isRoundTrip ? (
          <DateField
            label={t('flightSearch.return')}
            dialogLabel={t('flightSearch.returnDate')}
            calendar={calendar}
            isOpen={opened === 'return'}
            value={returning}
            departure={departure}
            onToggle={(isOpen) => setOpened(isOpen ? 'return' : undefined)}
            onChange={(day) => enter({ returning: day })}
          />
        ) : (
          <button
            className={styles.add}
            type="button"
            onClick={() => {
              enter({ tripType: 'roundTrip' });
              setOpened('return');
            }}
          >
            {t('flightSearch.addReturn')}
          </button>
        )}
      </div>
    </>
  );
}

interface DateFieldProps extends Pick<CalendarDialogProps, 'calendar' | 'departure'> {
  readonly label: string;
  readonly dialogLabel: string;
  readonly isOpen: boolean;
  readonly value: Day | undefined;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (value: Day) => void;
}

function DateField(props: DateFieldProps) {
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
