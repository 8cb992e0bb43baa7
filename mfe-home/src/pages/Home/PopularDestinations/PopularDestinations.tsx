import { useEffect, useState } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useLazyModule } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, PriceBlock, Section, VisuallyHidden } from '@farekite/shared/ui';
import { Illustration } from '../../../components/Illustration/Illustration';
import { POPULAR_DESTINATIONS, type PopularDestination } from '../../../content/home';
import styles from './PopularDestinations.module.scss';

const importDialog = () =>
  import(/* webpackChunkName: "destination-dialog" */ './DestinationDialog/DestinationDialog');

export function PopularDestinations() {
  const { t } = useTranslation('home');
  const { phone } = useSite();
  const { module: dialog, hasFailed, load } = useLazyModule(importDialog);
  const [discovered, setDiscovered] = useState<{ destination: PopularDestination; opener: HTMLElement }>();

  // What has been asked for opens neither after the message nor over what the visitor does meanwhile.
  const waiting = dialog ? undefined : discovered;
  if (waiting && hasFailed) setDiscovered(undefined);
  useEffect(() => {
    if (!waiting) return;
    const leave = ({ target }: FocusEvent) => {
      // The window gives the focus back to the button.
      if (target !== waiting.opener) setDiscovered(undefined);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [waiting]);

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

interface PopularCardProps {
  readonly destination: PopularDestination;
  readonly onDiscover: (opener: HTMLElement) => void;
}

function PopularCard({ destination, onDiscover }: PopularCardProps) {
  const { t } = useTranslation('home');
  const { illustration, originalPrice, price } = destination;
  const name = t(`popularDestinations.places.${illustration}.name`);
  return (
    <li className={styles.card}>
      <div className={`${styles.picture} ${styles[illustration]}`}>
        <Illustration name={illustration} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.country}>{t(`popularDestinations.places.${illustration}.country`)}</p>
        <p className={styles.from}>{t(`popularDestinations.places.${illustration}.from`)}</p>
        <PriceBlock originalPrice={originalPrice} price={price} />
        <div className={styles.discover}>
          <Button aria-haspopup="dialog" onClick={({ currentTarget }) => onDiscover(currentTarget)}>
            <span>{t('popularDestinations.discover')}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
