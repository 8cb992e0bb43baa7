import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useEffect } from 'react';
import { flightSearchStore, type FlightSearchState } from './flightSearchState';
import styles from './SearchNotices.module.scss';

/**
 * Side effects of a change that the visitor should know of. In two statuses, because a status is announced as a whole: a swap
 * would repeat the notice about the return.
 */
export function SearchNotices({ search }: { readonly search: FlightSearchState }) {
  const { t } = useTranslation('home');
  const { tripType, isReturnCleared, swaps } = search;
  // Visitors who return from another page get their entries back, but no notice about a former change.
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
