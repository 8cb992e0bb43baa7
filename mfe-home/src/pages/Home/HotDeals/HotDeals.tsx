import { useTexts } from '@farekite/shared/language';
import { Marquee } from '../../../components/Marquee/Marquee';
import { HotDealCard } from './HotDealCard';
import hotDeals from './hotDeals.data';
import styles from './HotDeals.module.scss';
import { hotDealsTexts } from './HotDeals.texts';

export function HotDeals() {
  const t = useTexts(hotDealsTexts);
  return (
    <Marquee
      title={t('title')}
      intro={<p className={styles.intro}>{t('intro')}</p>}
      slides={hotDeals.map((deal) => ({ key: deal.path, content: <HotDealCard deal={deal} /> }))}
    />
  );
}
