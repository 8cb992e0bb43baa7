import { formatMoney, formatPercent, useLanguage, useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { PopularDestination } from '../../../content/popularDestinations';
import styles from './Fare.module.scss';
import { popularDestinationsTexts } from './PopularDestinations.texts';

export function Fare({ price, originalPrice }: Pick<PopularDestination, 'price' | 'originalPrice'>) {
  const language = useLanguage();
  const t = useTexts(popularDestinationsTexts);
  const percent = formatPercent(language, (originalPrice - price) / originalPrice);
  return (
    <div>
      <p className={styles.sample}>{t('sample')}</p>
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
      <p className={styles.terms}>{t('terms')}</p>
    </div>
  );
}
