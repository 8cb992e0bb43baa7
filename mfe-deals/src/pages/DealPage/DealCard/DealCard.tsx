import { useSite } from '@farekite/shared/contract';
import { formatMoney, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, PriceBlock, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import { AIRLINES } from '../../../content/airlines';
import type { Deal, DealPageContent } from '../../../content/DealPageContent';
import { dealCardTexts } from './DealCard.texts';
import styles from './DealCard.module.scss';

interface DealCardProps {
  readonly deal: Deal;
  /** In a column, the stub below the flight; in a row, beside it where there is room. */
  readonly layout: DealPageContent['dealsLayout'];
  /** For how many travelers the fare is added up. @default one alone */
  readonly party?: number | undefined;
}

/** A sample fare in the form of a ticket: the flight, and a stub with its price and the call. */
export function DealCard({ deal, layout, party }: DealCardProps) {
  const { phone } = useSite();
  const language = useLanguage();
  const t = useTexts(dealCardTexts);
  const route = deal.route[language];
  return (
    <article className={styles[layout]}>
      <div className={styles.flight}>
        <h3 className={styles.route}>{route}</h3>
        <p className={styles.airline}>
          <span className={styles.fin}>
            <TailFin livery={AIRLINES[deal.airline]} />
          </span>
          {deal.airline}
        </p>
      </div>
      <div className={styles.fare}>
        <PriceBlock originalPrice={deal.originalPrice} price={deal.price} trip={deal.trip} />
        {party && (
          <p className={styles.party}>
            <strong>{formatMoney(language, deal.price * party)}</strong> {t('party', { count: party })}
          </p>
        )}
      </div>
      <p className={styles.note}>{deal.note[language]}</p>
      <div className={styles.book}>
        <CallLink phone={phone} fullWidth>
          <Receiver />
          <span>
            {t('book')} <VisuallyHidden>{t('bookRoute', { route })}</VisuallyHidden>
          </span>
        </CallLink>
      </div>
    </article>
  );
}

function Receiver() {
  return (
    <svg className={styles.receiver} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 3.5 4.6 4.6c-1 .5-1.5 1.6-1.3 2.7A17 17 0 0 0 16.7 20.7c1.1.2 2.2-.3 2.7-1.3l1.1-2.4-4.7-3-2.2 1.9a13 13 0 0 1-5.5-5.5L10 8.2z" />
    </svg>
  );
}
