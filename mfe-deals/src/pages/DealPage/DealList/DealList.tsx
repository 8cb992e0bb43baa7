import { useTranslation } from '@farekite/shared/language';
import { useId } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../../../content/dealPages';
import styles from './DealList.module.scss';

/** The hero links to it. */
export const LIST_ID = 'list';

export function DealList({ content }: { readonly content: DealPageContent }) {
  const { t } = useTranslation(namespaceOf(content));
  const headingId = useId();
  return (
    <section id={LIST_ID} className={content.list && styles[content.list]} aria-labelledby={headingId}>
      <div className={styles.panel}>
        <h2 id={headingId} className={styles.heading}>
          {t('list.heading')}
        </h2>
        <ul className={styles.items}>
          {Object.values(t('list.items', { returnObjects: true })).map((item: string, index) => (
            <li key={index} className={styles.item}>
              <svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true">
                <circle className={styles.disc} cx="12" cy="12" r="12" />
                <path className={styles.tick} d="m6.8 12.4 3.5 3.5 7-7.4" />
              </svg>
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('list.note')}</p>
      </div>
    </section>
  );
}
