import { useTranslation } from '@farekite/shared/language';
import { AirportField } from './AirportField/AirportField';
import { DateFields } from './DateFields';
import { dispatch, type FlightSearchAction, type FlightSearchState } from './flightSearchState';
import { GoButton } from './GoButton/GoButton';
import styles from './SearchFields.module.scss';
import { SwapButton } from './SwapButton/SwapButton';
import { TravelersField } from './TravelersField/TravelersField';

type Change = Extract<FlightSearchAction, { type: 'chosen' }>['change'];

export function SearchFields({ search }: { readonly search: FlightSearchState }) {
  const { t } = useTranslation('home');
  const { tripType, origin, destination, travelers } = search;
  const choose = (change: Change) => dispatch({ type: 'chosen', change });
  return (
    <div className={styles.fields}>
      <div className={styles.origin}>
        <AirportField
          label={t('flightSearch.from')}
          value={origin}
          onChange={(place) => choose({ origin: place })}
        />
      </div>
      <div className={styles.swap}>
        <SwapButton onSwap={() => dispatch({ type: 'placesSwapped' })} />
      </div>
      <div className={styles.destination}>
        <AirportField
          label={t('flightSearch.to')}
          value={destination}
          onChange={(place) => choose({ destination: place })}
        />
      </div>
      <DateFields search={search} />
      <div className={styles.travelers}>
        <TravelersField
          value={travelers}
          hasClassesFirst={tripType === 'bookingClass'}
          onChange={(chosen) => choose({ travelers: chosen })}
        />
      </div>
      <div className={styles.go}>
        <GoButton label={t('flightSearch.go')} />
      </div>
    </div>
  );
}
