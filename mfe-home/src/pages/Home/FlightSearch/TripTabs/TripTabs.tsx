import { useTranslation } from '@farekite/shared/language';
import type { KeyboardEvent } from 'react';
import { TRIP_TYPES, type TripType } from '../flightSearchState';
import styles from './TripTabs.module.scss';

interface TripTabsProps {
  readonly panelId: string;
  readonly value: TripType;
  readonly onChange: (value: TripType) => void;
}

export function tabId(panelId: string, tripType: TripType): string {
  return `${panelId}-${tripType}`;
}

/** Tabs with one common panel, so that entries stay when the trip type changes. */
export function TripTabs({ panelId, value, onChange }: TripTabsProps) {
  const { t } = useTranslation('home');
  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -index,
      End: -index - 1,
    };
    const step = steps[event.key];
    const target = step === undefined ? undefined : TRIP_TYPES.at((index + step) % TRIP_TYPES.length);
    if (!target) return;
    event.preventDefault();
    onChange(target);
    document.getElementById(tabId(panelId, target))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('flightSearch.tripTabs.label')}>
      {TRIP_TYPES.map((tripType, index) => (
        <button
          key={tripType}
          id={tabId(panelId, tripType)}
          className={styles.tab}
          type="button"
          role="tab"
          aria-selected={tripType === value}
          aria-controls={panelId}
          tabIndex={tripType === value ? 0 : -1}
          onClick={() => onChange(tripType)}
          onKeyDown={(event) => moveFocus(event, index)}
        >
          {t(`flightSearch.tripTabs.${tripType}`)}
        </button>
      ))}
    </div>
  );
}
