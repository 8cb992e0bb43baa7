import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Icon, swapIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { AirportField } from './AirportField/AirportField';
import { DateFields } from './DateFields/DateFields';
import styles from './FlightSearch.module.scss';
import { enter, flightSearchStore, swapPlaces, type FlightSearchState } from './flightSearchState';
import { TravelersField } from './TravelersField/TravelersField';
import { tabId, TripTabs } from './TripTabs/TripTabs';

/** Links to sample results, so no field is required and no entry is passed on. */
export function FlightSearch() {
  const { t } = useTranslation('home');
  const panelId = useId();
  const search = useStore(flightSearchStore);
  return (
    <div className={styles.search} role="search" aria-label={t('flightSearch.label')}>
      <TripTabs panelId={panelId} value={search.tripType} onChange={(tripType) => enter({ tripType })} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, search.tripType)}>
        <SearchFields search={search} />
      </div>
      <SearchNotices search={search} />
    </div>
  );
}

/** A link reacts to Enter only, a button to Space as well. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function SearchFields({ search }: { readonly search: FlightSearchState }) {
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

/** In two statuses: one is announced as a whole, so that a swap would repeat the notice about the return. */
function SearchNotices({ search }: { readonly search: FlightSearchState }) {
  const { t } = useTranslation('home');
  const { tripType, isReturnCleared, swaps } = search;
  // Visitors who return from another page get no notice about a former change.
  useEffect(
    () => () => flightSearchStore.set({ ...flightSearchStore.get(), isReturnCleared: false, swaps: 0 }),
    [],
  );
  return (
    <div className={styles.notices}>
      <div role="status">
        {swaps > 0 && <VisuallyHidden key={swaps}>{t('flightSearch.swapped')}</VisuallyHidden>}
      </div>
      <div role="status">
        {isReturnCleared && (
          <p className={styles.notice} hidden={tripType !== 'roundTrip'}>
            {t('flightSearch.returnCleared')}
          </p>
        )}
      </div>
    </div>
  );
}
