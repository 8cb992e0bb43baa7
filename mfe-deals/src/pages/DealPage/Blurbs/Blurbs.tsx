import { useTranslation } from '@farekite/shared/language';
import { useId, type ComponentType } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../../../content/dealPages';
import styles from './Blurbs.module.scss';

export interface BlurbsProps {
  readonly content: DealPageContent;
  /** A drawing or a table that only one page has. */
  readonly Feature?: ComponentType | undefined;
}

export function Blurbs({ content, Feature }: BlurbsProps) {
  const { t } = useTranslation(namespaceOf(content));
  const headingId = useId();
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={styles[content.featurePosition ?? 'above']}>
        <h2 id={headingId} className={styles.heading}>
          {t('blurbs.heading')}
        </h2>
        {Feature && (
          <div className={styles.feature}>
            <Feature />
          </div>
        )}
        <ul className={styles.blurbs}>
          {t('blurbs.items', { returnObjects: true }).map(({ figure, title, text }, index) => (
            <li key={index} className={styles.blurb}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.figure}>{figure}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
