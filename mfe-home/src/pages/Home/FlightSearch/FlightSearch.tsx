import { useNavigate } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { useId, useReducer, type SubmitEvent } from 'react';
import { AirportField } from './AirportField/AirportField';
import { DateField } from './DateField/DateField';
import styles from './FlightSearch.module.scss';
import { flightSearchTexts } from './FlightSearch.texts';
import { EMPTY_SEARCH, flightSearchReducer, type FlightSearchAction } from './flightSearchState';
import { SwapButton } from './SwapButton/SwapButton';
import { TravelersField } from './TravelersField/TravelersField';
import { tabId, TripTabs } from './TripTabs/TripTabs';

/** The search of the home page. It leads to sample results, so it passes nothing on and asks for nothing. */
export function FlightSearch() {
  const t = useTexts(flightSearchTexts);
  const navigate = useNavigate();
  const panelId = useId();
  const [search, dispatch] = useReducer(flightSearchReducer, EMPTY_SEARCH);
  const choose = (change: Extract<FlightSearchAction, { type: 'chosen' }>['change']) =>
    dispatch({ type: 'chosen', change });
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    navigate('/flight-results');
  };
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('label')}
      action="/flight-results"
      onSubmit={go}
    >
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
        <button className={styles.go} type="submit">
          {t('go')}
        </button>
      </div>
      <div role="status">{search.notice && <p className={styles.notice}>{t(search.notice)}</p>}</div>
    </form>
  );
}
