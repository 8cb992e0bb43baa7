import { useLanguage, useTexts, type Localized } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import type { Deal, Triple } from '../../../content/DealPageContent';
import { DealCard } from '../DealCard/DealCard';
import { dealCardsTexts } from './DealCards.texts';
import styles from './DealCards.module.scss';

interface DealCardsProps {
  readonly heading: Localized<string>;
  readonly deals: Triple<Deal>;
}

export function DealCards({ heading, deals }: DealCardsProps) {
  const t = useTexts(dealCardsTexts);
  return (
    <Section title={heading[useLanguage()]} surface="tinted">
      <ul className={styles.cards}>
        {deals.map((deal) => (
          <li key={deal.route.en} className={styles.place}>
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
      <p className={styles.samples}>{t('samples')}</p>
    </Section>
  );
}
