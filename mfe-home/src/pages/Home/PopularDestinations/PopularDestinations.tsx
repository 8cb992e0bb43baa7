import { useState } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useLazyModule } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { POPULAR_DESTINATIONS, type PopularDestination } from '../../../content/popularDestinations';
import { PopularCard } from './PopularCard';
import styles from './PopularDestinations.module.scss';

const importDialog = () =>
  import(/* webpackChunkName: "destination-dialog" */ './DestinationDialog/DestinationDialog');

interface Discovered {
  readonly destination: PopularDestination;
  /** The button that opened the dialog. */
  readonly opener: HTMLElement;
}

export function PopularDestinations() {
  const { t } = useTranslation('home');
  const { phone } = useSite();
  const { module: dialog, hasFailed, load } = useLazyModule(importDialog);
  const [discovered, setDiscovered] = useState<Discovered>();

  const discover = (destination: PopularDestination, opener: HTMLElement) => {
    load();
    setDiscovered({ destination, opener });
  };

  return (
    <Section title={t('popularDestinations.title')} surface="tinted">
      <ul className={styles.cards}>
        {POPULAR_DESTINATIONS.map((destination) => (
          <PopularCard
            key={destination.illustration}
            destination={destination}
            onDiscover={(opener) => discover(destination, opener)}
          />
        ))}
      </ul>
      <p className={styles.message} role="status">
        {hasFailed && t('popularDestinations.failed', { phone })}
      </p>
      {discovered && dialog && (
        <dialog.DestinationDialog {...discovered} onClose={() => setDiscovered(undefined)} />
      )}
    </Section>
  );
}
