import { formatMoney, formatPercent, useLanguage, useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { Deal } from '../../../content/DealPageContent';
import { priceBlockTexts } from './PriceBlock.texts';
import styles from './PriceBlock.module.scss';

type PriceBlockProps = Pick<Deal, 'originalPrice' | 'price' | 'trip'>;

export function PriceBlock({ originalPrice, price, trip }: PriceBlockProps) {
  const language = useLanguage();
  const t = useTexts(priceBlockTexts);
  const percent = formatPercent(language, (originalPrice - price) / originalPrice);
  return (
    <div>
      <p className={styles.figures}>
        <s className={styles.original}>
          <VisuallyHidden>{t('original')} </VisuallyHidden>
          {formatMoney(language, originalPrice)}
        </s>{' '}
        <strong className={styles.price}>
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          {formatMoney(language, price)}
        </strong>{' '}
        <span className={styles.discount}>{t('discount', { percent })}</span>
      </p>
      <p className={styles.terms}>{t(trip)}</p>
    </div>
  );
}
