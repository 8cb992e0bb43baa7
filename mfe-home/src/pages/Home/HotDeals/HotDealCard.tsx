import { useTranslation } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import type { HotDeal } from '../../../content/hotDeals';
import styles from './HotDealCard.module.scss';

export function HotDealCard({ deal: { path, illustration, couponCode } }: { readonly deal: HotDeal }) {
  const { t } = useTranslation('home');
  return (
    <LinkCard href={path} illustration={illustration} title={t(`routes.${path}`, { ns: 'shared' })}>
      <p className={styles.description}>{t(`hotDeals.descriptions.${path}`)}</p>
      <p className={styles.coupon}>
        {t('hotDeals.coupon')} <b className={styles.code}>{couponCode}</b>
      </p>
    </LinkCard>
  );
}
