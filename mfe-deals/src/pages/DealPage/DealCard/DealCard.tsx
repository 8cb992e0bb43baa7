import { useSite } from '@farekite/shared/contract';
import { formatMoney, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, Icon, phoneIcon, PriceBlock, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import type { Deal, DealPageContent } from '../../../content/DealPageContent';
import { dealCardTexts } from './DealCard.texts';
import styles from './DealCard.module.scss';

interface DealCardProps {
  readonly deal: Deal;
  /** The card's shape: upright in a column, flat in a row where there is room. */
  readonly arrangement: NonNullable<DealPageContent['dealsArrangement']>;
  /** Number of travelers for whom the card also shows the total fare. @default no total */
  readonly groupSize?: number | undefined;
}

/** A sample fare in the form of a ticket: the flight, and a stub with the price and the telephone link. */
export function DealCard({ deal, arrangement, groupSize }: DealCardProps) {
  const { phone } = useSite();
  const language = useLanguage();
  const t = useTexts(dealCardTexts);
  const route = deal.route[language];
  return (
    <article className={styles[arrangement]}>
      <div className={styles.flight}>
        <h3 className={styles.route}>{route}</h3>
        <p className={styles.airline}>
          <span className={styles.tailFin}>
            <TailFin airline={deal.airline} />
          </span>
          {deal.airline}
        </p>
      </div>
      <div className={styles.fare}>
        <PriceBlock originalPrice={deal.originalPrice} price={deal.price} trip={deal.trip} />
        {groupSize && (
          <p className={styles.total}>
            <strong>{formatMoney(language, deal.price * groupSize)}</strong>{' '}
            {t('travelers', { count: groupSize })}
          </p>
        )}
      </div>
      <p className={styles.note}>{deal.note[language]}</p>
      <div className={styles.book}>
        <CallLink phone={phone} fullWidth>
          <Icon icon={phoneIcon} className={styles.handset} />
          <span>
            {t('book')} <VisuallyHidden>{t('bookRoute', { route })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </article>
  );
}
