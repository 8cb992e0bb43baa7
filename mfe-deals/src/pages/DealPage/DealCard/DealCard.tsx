import { useSite } from '@farekite/shared/contract';
import { formatMoney, useTranslation } from '@farekite/shared/language';
import { CallLink, Icon, phoneIcon, PriceBlock, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import type { DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../../../content/dealPages';
import styles from './DealCard.module.scss';

interface DealCardProps {
  readonly content: DealPageContent;
  readonly deal: DealPageContent['deals'][number];
  /** Upright in a column, flat in a row where there is room. */
  readonly arrangement: 'columns' | 'rows';
}

export function DealCard({ content, deal: { key, airline, ...fare }, arrangement }: DealCardProps) {
  const { phone } = useSite();
  const { groupSize } = content;
  const { t, language } = useTranslation('mfe-deals');
  const { t: words } = useTranslation(namespaceOf(content));
  const route = words(`deals.fares.${key}.route`);
  return (
    <article className={styles[arrangement]}>
      <div className={styles.flight}>
        <h3 className={styles.route}>{route}</h3>
        <p className={styles.airline}>
          <span className={styles.tailFin}>
            <TailFin airline={airline} />
          </span>
          {airline}
        </p>
      </div>
      <div className={styles.fare}>
        <PriceBlock {...fare} />
        {groupSize && (
          <p className={styles.total}>
            <strong>{formatMoney(language, fare.price * groupSize)}</strong>{' '}
            <span>{t('card.travelers', { count: groupSize })}</span>
          </p>
        )}
      </div>
      <p className={styles.note}>{words(`deals.fares.${key}.note`)}</p>
      <div className={styles.book}>
        <CallLink phone={phone} fullWidth>
          <Icon icon={phoneIcon} className={styles.handset} />
          <span>
            <span>{t('card.book')}</span> <VisuallyHidden>{t('card.bookRoute', { route })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </article>
  );
}
