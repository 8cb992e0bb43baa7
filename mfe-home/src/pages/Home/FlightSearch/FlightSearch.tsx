import { useStore } from '@farekite/shared/hooks';
import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useEffect, useId } from 'react';
import { AirportField } from './AirportField/AirportField';
import { DateField } from './DateField/DateField';
import styles from './FlightSearch.module.scss';
import { flightSearchTexts } from './FlightSearch.texts';
import { flightSearchReducer, type FlightSearchAction } from './flightSearchState';
import { flightSearchStore } from './flightSearchStore';
import { GoButton } from './GoButton/GoButton';
import { SwapButton } from './SwapButton/SwapButton';
import { TravelersField } from './TravelersField/TravelersField';
import { tabId, TripTabs } from './TripTabs/TripTabs';

function dispatch(action: FlightSearchAction): void {
  flightSearchStore.set(flightSearchReducer(flightSearchStore.get(), action));
}

/** The flight search. It links to sample results, so no field is required and no entry is passed on. */
export function FlightSearch() {
  const t = useTexts(flightSearchTexts);
  const panelId = useId();
  const search = useStore(flightSearchStore);
  // Visitors who return from another page get their entries back, but no notice about a former change.
  useEffect(() => () => flightSearchStore.set({ ...flightSearchStore.get(), notice: undefined }), []);
  const choose = (change: Extract<FlightSearchAction, { type: 'chosen' }>['change']) =>
    dispatch({ type: 'chosen', change });
  return (
    <div className={styles.search} role="search" aria-label={t('label')}>
      <TripTabs panelId={panelId} value={search.tripType} onChange={(tripType) => choose({ tripType })} />
      <div
        id={panelId}
        className={styles.fields}
        role="tabpanel"
        aria-labelledby={tabId(panelId, search.tripType)}
      >
        <div className={styles.origin}>
          <AirportField label={t('from')} value={search.origin} onChange={(origin) => choose({ origin })} />
        </div>
        <div className={styles.swap}>
          <SwapButton onSwap={() => dispatch({ type: 'placesSwapped' })} />
        </div>
        <div className={styles.destination}>
          <AirportField
            label={t('to')}
            value={search.destination}
            onChange={(destination) => choose({ destination })}
          />
        </div>
        <DateField
          label={t('depart')}
          dialogLabel={t('departureDate')}
          value={search.departure}
          onChange={(departure) => dispatch({ type: 'departureChosen', departure })}
        />
        <div className={styles.return}>
          {search.tripType === 'roundTrip' && (
            <DateField
              label={t('return')}
              dialogLabel={t('returnDate')}
              value={search.returning}
              notBefore={search.departure}
              onChange={(returning) => choose({ returning })}
            />
          )}
        </div>
        <div className={styles.travelers}>
          <TravelersField
            value={search.travelers}
            hasClassesFirst={search.tripType === 'bookingClass'}
            onChange={(travelers) => choose({ travelers })}
          />
        </div>
        <div className={styles.go}>
          <GoButton label={t('go')} />
        </div>
      </div>
      <div role="status" className={styles.notices}>
        {search.notice === 'swapped' && (
          <VisuallyHidden key={search.noticeCount}>{t('swapped')}</VisuallyHidden>
        )}
        {search.notice === 'returnCleared' && (
          <p key={search.noticeCount} className={styles.notice}>
            {t('returnCleared')}
          </p>
        )}
      </div>
    </div>
  );
}
