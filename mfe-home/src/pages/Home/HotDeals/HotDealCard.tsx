import { formatMoney, useTranslation } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import type { HotDeal } from '../../../content/hotDeals';
import styles from './HotDealCard.module.scss';

interface HotDealCardProps {
  readonly deal: HotDeal;
}

export function HotDealCard({ deal: { path, illustration, couponCode, couponValue } }: HotDealCardProps) {
  const { t, language } = useTranslation('home');
  return (
    <LinkCard href={path} illustration={illustration} title={t(`routes.${path}`, { ns: 'shared' })}>
      <p className={styles.description}>{t(`hotDeals.descriptions.${path}`)}</p>
      <p className={styles.coupon}>
        <span>{t('hotDeals.coupon')}</span> <b className={styles.code}>{couponCode}</b>{' '}
        <span className={styles.value}>
          {t('hotDeals.couponValue', { amount: formatMoney(language, couponValue) })}
        </span>
      </p>
    </LinkCard>
  );
}
