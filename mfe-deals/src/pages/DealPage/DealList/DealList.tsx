import { useLanguage } from '@farekite/shared/language';
import { useId } from 'react';
import type { DealListContent } from '../../../content/DealPageContent';
import styles from './DealList.module.scss';

interface DealListProps {
  readonly list: DealListContent;
  /** A section by itself, or beside the deal cards on a wide screen. */
  readonly place: 'alone' | 'beside';
}

/** Requirements, eligibility or benefits. */
export function DealList({ list, place }: DealListProps) {
  const language = useLanguage();
  const headingId = useId();
  return (
    <section className={styles[place]} aria-labelledby={headingId}>
      <div className={styles.panel}>
        <h2 id={headingId} className={styles.heading}>
          {list.heading[language]}
        </h2>
        <ul className={styles.items}>
          {list.items.map((item, index) => (
            <li key={index} className={styles.item}>
              <Check />
              {item[language]}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{list.note[language]}</p>
      </div>
    </section>
  );
}

function Check() {
  return (
    <svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.disc} cx="12" cy="12" r="12" />
      <path className={styles.tick} d="m6.8 12.4 3.5 3.5 7-7.4" />
    </svg>
  );
}
