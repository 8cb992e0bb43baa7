import { formatMoney } from '../../language/formatMoney';
import { formatPercent } from '../../language/formatPercent';
import { useLanguage } from '../../language/LanguageProvider';
import { useTexts } from '../../language/defineTexts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './PriceBlock.module.scss';
import { priceBlockTexts } from './PriceBlock.texts';

interface PriceBlockProps {
  /** US dollars for one person, before the discount. */
  readonly originalPrice: number;
  /** US dollars for one person, taxes and fees included. */
  readonly price: number;
  /** @default 'roundTrip' */
  readonly trip?: 'roundTrip' | 'oneWay';
}

/** A sample fare: original price, price, rounded discount, and what is included. A fare with a discount is shown with it. */
export function PriceBlock({ originalPrice, price, trip = 'roundTrip' }: PriceBlockProps) {
  const language = useLanguage();
  const t = useTexts(priceBlockTexts);
  const percent = formatPercent(language, (originalPrice - price) / originalPrice);
  return (
    <div>
      <p className={styles.sample}>{t('sample')}</p>
      {/* The shell's floating buttons never cover an element with data-keep-clear. */}
      <p className={styles.figures} data-keep-clear>
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
