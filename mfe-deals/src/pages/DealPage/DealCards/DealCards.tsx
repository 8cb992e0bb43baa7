import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId, type ReactNode } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { DealCard } from '../DealCard/DealCard';
import { dealCardsTexts } from './DealCards.texts';
import styles from './DealCards.module.scss';

interface DealCardsProps {
  readonly content: Pick<DealPageContent, 'dealsHeading' | 'deals' | 'groupSize'>;
  readonly arrangement: NonNullable<DealPageContent['dealsArrangement']>;
  /** A section that is shown beside the cards on a wide screen, otherwise below them. @default none */
  readonly beside?: ReactNode;
}

export function DealCards({ content, arrangement, beside }: DealCardsProps) {
  const { dealsHeading, deals, groupSize } = content;
  const t = useTexts(dealCardsTexts);
  const headingId = useId();
  return (
    <div className={styles.band} data-layout="lazy">
      <div className={`${styles.container} ${beside ? styles.split : ''}`.trim()}>
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {dealsHeading[useLanguage()]}
          </h2>
          <ul className={styles[arrangement]}>
            {deals.map((deal, index) => (
              <li key={index} className={styles.item}>
                <DealCard deal={deal} arrangement={arrangement} groupSize={groupSize} />
              </li>
            ))}
          </ul>
          <p className={styles.samples}>{t('samples')}</p>
        </section>
        {beside}
      </div>
    </div>
  );
}
