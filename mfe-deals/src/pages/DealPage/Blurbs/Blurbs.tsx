import { useLanguage } from '@farekite/shared/language';
import { useId, type ComponentType } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import styles from './Blurbs.module.scss';

/** A drawing or a table that only one page has. */
export interface PageFeature {
  readonly Component: ComponentType;
  /** On a wide screen: above the blurbs, or beside them. */
  readonly position: 'above' | 'beside';
}

interface BlurbsProps {
  readonly content: Pick<DealPageContent, 'blurbsHeading' | 'blurbs'>;
  /** @default none */
  readonly feature?: PageFeature | undefined;
}

/** Three advantages of this kind of trip, with the page's feature if it has one. */
export function Blurbs({ content: { blurbsHeading, blurbs }, feature }: BlurbsProps) {
  const language = useLanguage();
  const headingId = useId();
  return (
    <section className={styles.band} data-layout="lazy" aria-labelledby={headingId}>
      <div className={styles[feature?.position ?? 'above']}>
        <h2 id={headingId} className={styles.heading}>
          {blurbsHeading[language]}
        </h2>
        {feature && (
          <div className={styles.feature}>
            <feature.Component />
          </div>
        )}
        <ul className={styles.blurbs}>
          {blurbs.map(({ figure, title, text }, index) => (
            <li key={index} className={styles.blurb}>
              <h3 className={styles.title}>{title[language]}</h3>
              <p className={styles.figure}>{figure[language]}</p>
              <p className={styles.text}>{text[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
