import { formatMoney, useTranslation } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import { Marquee } from '../../../components/Marquee/Marquee';
import { HOT_DEALS, type HotDeal } from '../../../content/home';
import styles from './HotDeals.module.scss';

export function HotDeals() {
  const { t } = useTranslation('home');
  return (
    <Marquee
      title={t('hotDeals.title')}
      intro={<p className={styles.intro}>{t('hotDeals.intro')}</p>}
      slides={HOT_DEALS.map((deal) => ({ key: deal.path, content: <HotDealCard {...deal} /> }))}
    />
  );
}

function HotDealCard({ path, illustration, couponCode, couponValue }: HotDeal) {
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
