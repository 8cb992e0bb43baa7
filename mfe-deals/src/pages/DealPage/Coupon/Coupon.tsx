import { formatMoney, useTranslation } from '@farekite/shared/language';
import type { Coupon as CouponFacts } from '../../../content/DealPageContent';
import styles from './Coupon.module.scss';

export function Coupon({ code, value }: CouponFacts) {
  const { t, language } = useTranslation('mfe-deals');
  return (
    <p className={styles.coupon}>
      <span>{t('coupon.use')}</span> <b className={styles.code}>{code}</b>
      <br />
      <span>{t('coupon.value', { amount: formatMoney(language, value) })}</span>{' '}
      <span>{t('coupon.how')}</span>
    </p>
  );
}
