import { useTranslation } from '../../language/I18nProvider';
import { formatMoney, formatPercent } from '../../language/numbers';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './PriceBlock.module.scss';

interface PriceBlockProps {
  /** US dollars for one person, before the discount. */
  readonly originalPrice: number;
  /** US dollars for one person, taxes and fees included. */
  readonly price: number;
  /** @default 'roundTrip' */
  readonly trip?: 'roundTrip' | 'oneWay';
}

/** A sample fare: original price, price, rounded discount, and what is included. */
export function PriceBlock({ originalPrice, price, trip = 'roundTrip' }: PriceBlockProps) {
  const { t, language } = useTranslation('shared');
  const percent = formatPercent(language, (originalPrice - price) / originalPrice);
  return (
    <div>
      <p className={styles.sample}>{t('price.sample')}</p>
      <p className={styles.figures}>
        <s className={styles.original}>
          <VisuallyHidden>{`${t('price.original')} `}</VisuallyHidden>
          {formatMoney(language, originalPrice)}
        </s>{' '}
        <strong className={styles.price}>
          <VisuallyHidden>{`${t('price.now')} `}</VisuallyHidden>
          {formatMoney(language, price)}
        </strong>{' '}
        <span className={styles.discount}>{t('price.discount', { percent })}</span>
      </p>
      <p className={styles.terms}>{t(`price.${trip}`)}</p>
    </div>
  );
}
