import type { RoutePath } from '@farekite/shared/contract';
import { formatMoney, useLanguage, useTexts } from '@farekite/shared/language';
import { CardPicture } from '@farekite/shared/ui';
import { useId } from 'react';
import { DEAL_LINKS } from '../../../content/dealLinks';
import { CARDS } from '../../../pictures/cards';
import { dealLinksTexts } from './DealLinks.texts';
import styles from './DealLinks.module.scss';

interface DealLinksProps {
  /** The page that the visitor is on. */
  readonly current: RoutePath;
}

export function DealLinks({ current }: DealLinksProps) {
  const language = useLanguage();
  const t = useTexts(dealLinksTexts);
  const headingId = useId();
  return (
    <nav className={styles.links} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('heading')}
      </h2>
      <ul className={styles.grid}>
        {DEAL_LINKS.filter(({ path }) => path !== current).map(({ path, label, scene, from }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <span className={styles.picture}>
                <CardPicture files={CARDS[scene]} sizes="(width >= 1024px) 272px, 144px" />
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{label[language]}</span>{' '}
                <span className={styles.from}>
                  {t('from')} <span className={styles.price}>{formatMoney(language, from)}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
