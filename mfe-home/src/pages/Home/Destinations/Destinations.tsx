import { useTranslation } from '@farekite/shared/language';
import { chevronRightIcon, Icon, Section } from '@farekite/shared/ui';
import { Illustration } from '../../../components/Illustration/Illustration';
import { DESTINATIONS } from '../../../content/home';
import styles from './Destinations.module.scss';

/** A quarter of a wide page, or half of a phone. */
const CELL_SIZES = '(width >= 1280px) 282px, (width >= 640px) 25vw, 46vw';
/** Such a tile crops the sides of its picture, which is wider. */
const LARGE_SIZES = '(width >= 640px) 72vw, 46vw';

export function Destinations() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('destinations.title')}>
      <ul className={styles.tiles}>
        {DESTINATIONS.map(({ illustration, guide, size }) => {
          const name = t(`destinations.places.${illustration}.name`);
          return (
            <li
              key={illustration}
              className={[styles.tile, size && styles[size], guide && styles.linked]
                .filter(Boolean)
                .join(' ')}
            >
              <Illustration name={illustration} sizes={size ? LARGE_SIZES : CELL_SIZES} />
              <div className={styles.caption}>
                <h3 className={styles.name}>
                  {guide ? (
                    <a className={styles.link} href={guide}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </h3>
                <p className={styles.location}>{t(`destinations.places.${illustration}.location`)}</p>
              </div>
              {guide && (
                <span className={styles.arrow}>
                  <Icon icon={chevronRightIcon} strokeWidth={2.5} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
