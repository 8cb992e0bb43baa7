import type { RoutePath } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId } from 'react';
import { DEAL_LINKS } from '../../../content/dealLinks';
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
      <ul className={styles.row}>
        {DEAL_LINKS.filter(({ path }) => path !== current).map(({ path, label }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
