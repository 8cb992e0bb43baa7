import { useState, type ComponentType } from 'react';
import { useReportError, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { POPULAR_DESTINATIONS, type PopularDestination } from '../../../content/popularDestinations';
import type { DestinationDialogProps } from './DestinationDialog/DestinationDialog';
import { PopularCard } from './PopularCard';
import styles from './PopularDestinations.module.scss';
import { popularDestinationsTexts } from './PopularDestinations.texts';

interface Opened {
  readonly destination: PopularDestination;
  readonly opener: HTMLElement;
  readonly Dialog: ComponentType<DestinationDialogProps>;
}

export function PopularDestinations() {
  const t = useTexts(popularDestinationsTexts);
  const { phone } = useSite();
  const reportError = useReportError();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  const open = async (destination: PopularDestination, opener: HTMLElement) => {
    try {
      const { DestinationDialog } = await import('./DestinationDialog/DestinationDialog');
      setFailed(false);
      setOpened({ destination, opener, Dialog: DestinationDialog });
    } catch (error) {
      setFailed(true);
      reportError(error);
    }
  };

  return (
    <Section title={t('title')} surface="tinted">
      <ul className={styles.cards}>
        {POPULAR_DESTINATIONS.map((destination) => (
          <PopularCard
            key={destination.scene}
            destination={destination}
            onDiscover={(opener) => void open(destination, opener)}
          />
        ))}
      </ul>
      <p role="status">{failed && t('failed', { phone })}</p>
      {opened && (
        <opened.Dialog
          destination={opened.destination}
          onClose={() => {
            setOpened(undefined);
            opened.opener.focus();
          }}
        />
      )}
    </Section>
  );
}
