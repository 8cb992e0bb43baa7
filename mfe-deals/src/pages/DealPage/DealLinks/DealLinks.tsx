import type { RoutePath } from '@farekite/shared/contract';
import { formatMoney, useLanguage, useTexts } from '@farekite/shared/language';
import { CardPicture } from '@farekite/shared/ui';
import { useId } from 'react';
import { CARDS } from '../../../pictures/cards';
import dealLinks from './dealLinks.data';
import { dealLinksTexts } from './DealLinks.texts';
import styles from './DealLinks.module.scss';

interface DealLinksProps {
  /** The page that the visitor is on; it is left out. */
  readonly current: RoutePath;
}

/** Links to the other deal pages, each with its picture and its lowest fare. */
export function DealLinks({ current }: DealLinksProps) {
  const language = useLanguage();
  const t = useTexts(dealLinksTexts);
  const headingId = useId();
  return (
    <nav className={styles.links} data-layout="lazy" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('heading')}
      </h2>
      <ul className={styles.grid}>
        {dealLinks
          .filter(({ path }) => path !== current)
          .map(({ path, name, illustration, lowestPrice }) => (
            <li key={path}>
              <a className={styles.link} href={path}>
                <span className={styles.picture}>
                  <CardPicture files={CARDS[illustration]} sizes="(width >= 1024px) 272px, 144px" />
                </span>
                <span className={styles.text}>
                  <span className={styles.label}>{name[language]}</span>{' '}
                  <span className={styles.from}>
                    {t('from')} <span className={styles.price}>{formatMoney(language, lowestPrice)}</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
