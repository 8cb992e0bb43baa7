import { useLanguage, useTexts } from '@farekite/shared/language';
import { Button, PriceBlock, VisuallyHidden } from '@farekite/shared/ui';
import { Illustration } from '../../../components/Illustration/Illustration';
import type { PopularDestination } from '../../../content/popularDestinations';
import styles from './PopularCard.module.scss';
import { popularDestinationsTexts } from './PopularDestinations.texts';

interface PopularCardProps {
  readonly destination: PopularDestination;
  readonly onDiscover: (opener: HTMLElement) => void;
}

export function PopularCard({ destination, onDiscover }: PopularCardProps) {
  const language = useLanguage();
  const t = useTexts(popularDestinationsTexts);
  const { illustration, name, country, originalPrice, price } = destination;
  return (
    <li className={styles.card}>
      <div className={`${styles.picture} ${styles[illustration]}`}>
        <Illustration name={illustration} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{name[language]}</h3>
        <p className={styles.country}>{country[language]}</p>
        <PriceBlock originalPrice={originalPrice} price={price} />
        <div className={styles.discover}>
          <Button
            aria-haspopup="dialog"
            onClick={(event) => {
              onDiscover(event.currentTarget);
            }}
          >
            {t('discover')} <VisuallyHidden>{name[language]}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
