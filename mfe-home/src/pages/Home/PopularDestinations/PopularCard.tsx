import { useTranslation } from '@farekite/shared/language';
import { Button, PriceBlock, VisuallyHidden } from '@farekite/shared/ui';
import { Illustration } from '../../../components/Illustration/Illustration';
import type { PopularDestination } from '../../../content/popularDestinations';
import styles from './PopularCard.module.scss';

interface PopularCardProps {
  readonly destination: PopularDestination;
  readonly onDiscover: (opener: HTMLElement) => void;
}

export function PopularCard({ destination, onDiscover }: PopularCardProps) {
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
          <Button
            aria-haspopup="dialog"
            onClick={(event) => {
              onDiscover(event.currentTarget);
            }}
          >
            <span>{t('popularDestinations.discover')}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
