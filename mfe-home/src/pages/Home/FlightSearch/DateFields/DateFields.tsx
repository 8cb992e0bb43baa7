import { useLazyModule } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { useState } from 'react';
import { DateField } from './DateField/DateField';
import styles from './DateFields.module.scss';
import { enter, flightSearchStore, type FlightSearchState } from './flightSearchState';

const importCalendar = () => import(/* webpackChunkName: "calendar" */ './DateField/Calendar');

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
