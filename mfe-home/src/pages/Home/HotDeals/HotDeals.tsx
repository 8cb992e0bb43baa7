import { useTranslation } from '@farekite/shared/language';
import { Marquee } from '../../../components/Marquee/Marquee';
import { HOT_DEALS } from '../../../content/hotDeals';
import { HotDealCard } from './HotDealCard';
import styles from './HotDeals.module.scss';

export function HotDeals() {
  const { t } = useTranslation('home');
  return (
    <Marquee
      title={t('hotDeals.title')}
      intro={<p className={styles.intro}>{t('hotDeals.intro')}</p>}
      slides={HOT_DEALS.map((deal) => ({ key: deal.path, content: <HotDealCard deal={deal} /> }))}
    />
  );
}
