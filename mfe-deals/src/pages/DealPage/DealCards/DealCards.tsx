import { useTranslation } from '@farekite/shared/language';
import { useId, type ReactNode } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../../../content/dealPages';
import { DealCard } from '../DealCard/DealCard';
import styles from './DealCards.module.scss';

/** The hero links to it. */
export const FARES_ID = 'fares';

interface DealCardsProps {
  readonly content: DealPageContent;
  /** Beside the cards on a wide screen, otherwise below them. */
  readonly beside?: ReactNode;
}

export function DealCards({ content, beside }: DealCardsProps) {
  const { t } = useTranslation('mfe-deals');
  const { t: words } = useTranslation(namespaceOf(content));
  const arrangement = content.list === 'beside' ? 'rows' : 'columns';
  const headingId = useId();
  return (
    <div className={styles.band}>
      <div className={`${styles.container} ${beside ? styles.split : ''}`.trim()}>
        <section id={FARES_ID} aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {words('deals.heading')}
          </h2>
          <ul className={styles[arrangement]}>
            {content.deals.map((deal) => (
              <li key={deal.key} className={styles.item}>
                <DealCard content={content} deal={deal} arrangement={arrangement} />
              </li>
            ))}
          </ul>
          <p className={styles.samples}>{t('cards.samples')}</p>
        </section>
        {beside}
      </div>
    </div>
  );
}
