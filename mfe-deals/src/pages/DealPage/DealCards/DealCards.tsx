import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId, type ReactNode } from 'react';
import type { DealPageContent } from '../../../content/DealPageContent';
import { DealCard } from '../DealCard/DealCard';
import { dealCardsTexts } from './DealCards.texts';
import styles from './DealCards.module.scss';

interface DealCardsProps {
  readonly content: Pick<DealPageContent, 'dealsHeading' | 'deals' | 'dealsLayout' | 'party'>;
  /** A section of its own that stands beside the fares where there is room. @default none */
  readonly beside?: ReactNode;
}

export function DealCards({ content, beside }: DealCardsProps) {
  const { dealsHeading, deals, dealsLayout, party } = content;
  const t = useTexts(dealCardsTexts);
  const headingId = useId();
  return (
    <div className={styles.band}>
      <div className={`${styles.container} ${beside ? styles.accompanied : ''}`.trim()}>
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {dealsHeading[useLanguage()]}
          </h2>
          <ul className={styles[dealsLayout]}>
            {deals.map((deal) => (
              <li key={deal.route.en} className={styles.place}>
                <DealCard deal={deal} layout={dealsLayout} party={party} />
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
