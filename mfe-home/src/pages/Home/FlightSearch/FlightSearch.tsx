import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useEffect, useId, useReducer } from 'react';
import { AirportField } from './AirportField/AirportField';
import { DateField } from './DateField/DateField';
import styles from './FlightSearch.module.scss';
import { flightSearchTexts } from './FlightSearch.texts';
import { flightSearchReducer, type FlightSearchAction } from './flightSearchState';
import { GoButton } from './GoButton/GoButton';
import { recallSearch, rememberSearch } from './searchMemory';
import { SwapButton } from './SwapButton/SwapButton';
import { TravelersField } from './TravelersField/TravelersField';
import { tabId, TripTabs } from './TripTabs/TripTabs';

/** The search of the home page. It leads to sample results, so it passes nothing on and asks for nothing. */
export function FlightSearch() {
  const t = useTexts(flightSearchTexts);
  const panelId = useId();
  const [search, dispatch] = useReducer(flightSearchReducer, undefined, recallSearch);
  useEffect(() => {
    rememberSearch(search);
  }, [search]);
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
