import { useLanguage } from '@farekite/shared/language';
import { useId } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import styles from './FeatureBlurbs.module.scss';

interface FeatureBlurbsProps {
  readonly content: Pick<DealPageContent, 'blurbsHeading' | 'blurbs' | 'Showpiece' | 'showpiecePlace'>;
}

/** What is good about this kind of trip, with what only this page has to show. */
export function FeatureBlurbs({ content }: FeatureBlurbsProps) {
  const { blurbsHeading, blurbs, Showpiece, showpiecePlace } = content;
  const language = useLanguage();
  const headingId = useId();
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={`${styles.container} ${styles[showpiecePlace]}`}>
        <h2 id={headingId} className={styles.heading}>
          {blurbsHeading[language]}
        </h2>
        <div className={styles.showpiece}>
          <Showpiece />
        </div>
        <ul className={styles.blurbs}>
          {blurbs.map(({ figure, title, text }) => (
            <li key={title.en} className={styles.blurb}>
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
