import { useTranslation } from '@farekite/shared/language';
import { useId, type ComponentType } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../namespaceOf';
import styles from './Blurbs.module.scss';

/** A drawing or a table that only one page has. */
export interface PageFeature {
  readonly Component: ComponentType;
  /** Of the blurbs, on a wide screen. @default 'above' */
  readonly position?: 'above' | 'beside';
}

interface BlurbsProps {
  readonly content: DealPageContent;
  readonly feature?: PageFeature | undefined;
}

export function Blurbs({ content, feature }: BlurbsProps) {
  const { t } = useTranslation(namespaceOf(content));
  const headingId = useId();
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={styles[feature?.position ?? 'above']}>
        <h2 id={headingId} className={styles.heading}>
          {t('blurbs.heading')}
        </h2>
        {feature && (
          <div className={styles.feature}>
            <feature.Component />
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
