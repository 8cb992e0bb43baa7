import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useEffect, useId } from 'react';
import styles from './FlightSearch.module.scss';
import { enter, flightSearchStore, type FlightSearchState } from './flightSearchState';
import { SearchFields } from './SearchFields';
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
