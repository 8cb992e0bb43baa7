import { useTranslation } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { PROMOS } from '../../../content/promos';
import { PromoCard } from './PromoCard';

const AUTOPLAY_INTERVAL_MS = 2000;

export function PremiumServices() {
  const { t } = useTranslation('home');
  return (
    <Carousel
      title={t('premiumServices.title')}
      maxVisible={4}
      intervalMs={AUTOPLAY_INTERVAL_MS}
      slides={PROMOS.map((promo) => ({ key: promo.path, content: <PromoCard promo={promo} /> }))}
    />
  );
}
