import { useTranslation } from '@farekite/shared/language';
import { Icon, swapIcon } from '@farekite/shared/ui';
import { useRef, type KeyboardEvent } from 'react';
import { AirportField } from './AirportField/AirportField';
import { DateFields } from './DateFields';
import { enter, swapPlaces, type FlightSearchState } from './flightSearchState';
import styles from './SearchFields.module.scss';
import { TravelersField } from './TravelersField/TravelersField';

/** A link reacts to Enter only, a button to Space as well. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export function SearchFields({ search }: { readonly search: FlightSearchState }) {
  const { t } = useTranslation('home');
  const { tripType, origin, destination, travelers } = search;
  const go = useRef<HTMLAnchorElement>(null);
  // Enter in a field submits, as in a form.
  const submit = () => go.current?.click();
  return (
    <div className={styles.fields}>
      <div className={styles.origin}>
        <AirportField
          label={t('flightSearch.from')}
          value={origin}
          onChange={(place) => enter({ origin: place })}
          onSubmit={submit}
        />
      </div>
      <div className={styles.swap}>
        <button
          className={styles.swapButton}
          type="button"
          aria-label={t('flightSearch.swapButton.swap')}
          title={t('flightSearch.swapButton.swap')}
          onClick={swapPlaces}
        >
          <Icon icon={swapIcon} strokeWidth={2.1} className={styles.arrows} />
        </button>
      </div>
      <div className={styles.destination}>
        <AirportField
          label={t('flightSearch.to')}
          value={destination}
          onChange={(place) => enter({ destination: place })}
          onSubmit={submit}
        />
      </div>
      <DateFields search={search} />
      <div className={styles.travelers}>
        <TravelersField
          value={travelers}
          hasClassesFirst={tripType === 'bookingClass'}
          onChange={(chosen) => enter({ travelers: chosen })}
          onSubmit={submit}
        />
      </div>
      <div className={styles.go}>
        {/* A link works without scripts, where a form would append a question mark to the address. */}
        <a
          ref={go}
          className={styles.goButton}
          href="/flight-results"
          role="button"
          draggable={false}
          onKeyDown={clickOnSpace}
        >
          {t('flightSearch.go')}
        </a>
      </div>
    </div>
  );
}
