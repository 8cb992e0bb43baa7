import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { useId } from 'react';
import styles from './FlightSearch.module.scss';
import { dispatch, flightSearchStore } from './flightSearchState';
import { SearchFields } from './SearchFields';
import { SearchNotices } from './SearchNotices';
import { tabId, TripTabs } from './TripTabs/TripTabs';

/** The flight search. It links to sample results, so no field is required and no entry is passed on. */
export function FlightSearch() {
  const { t } = useTranslation('home');
  const panelId = useId();
  const search = useStore(flightSearchStore);
  return (
    <div className={styles.search} role="search" aria-label={t('flightSearch.label')}>
      <TripTabs
        panelId={panelId}
        value={search.tripType}
        onChange={(tripType) => dispatch({ type: 'chosen', change: { tripType } })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, search.tripType)}>
        <SearchFields search={search} />
      </div>
      <SearchNotices search={search} />
    </div>
  );
}
