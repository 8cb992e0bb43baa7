import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Illustration } from '../../../components/Illustration/Illustration';
import { DESTINATIONS } from '../../../content/destinations';
import styles from './Destinations.module.scss';

/** A tile of one cell: a quarter of a wide page, or half of a phone. */
const CELL_SIZES = '(width >= 1280px) 282px, (width >= 640px) 25vw, 46vw';
/** A larger tile: it crops the sides of its picture, which is therefore wider than the tile. */
const LARGE_SIZES = '(width >= 640px) 72vw, 46vw';

export function Destinations() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('destinations.title')}>
      <ul className={styles.tiles}>
        {DESTINATIONS.map(({ illustration, size }) => (
          <li key={illustration} className={size ? `${styles.tile} ${styles[size]}` : styles.tile}>
            <Illustration name={illustration} sizes={size ? LARGE_SIZES : CELL_SIZES} />
            <div className={styles.caption}>
              <h3 className={styles.name}>{t(`destinations.places.${illustration}.name`)}</h3>
              <p className={styles.location}>{t(`destinations.places.${illustration}.location`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
