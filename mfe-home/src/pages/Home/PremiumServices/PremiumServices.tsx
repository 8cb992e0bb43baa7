import { useTexts } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { premiumServicesTexts } from './PremiumServices.texts';
import { PromoCard } from './PromoCard';
import promos from './promos.data';

const AUTOPLAY_INTERVAL_MS = 2000;

export function PremiumServices() {
  const t = useTexts(premiumServicesTexts);
  return (
    <Carousel
      title={t('title')}
      maxVisible={4}
      intervalMs={AUTOPLAY_INTERVAL_MS}
      slides={promos.map((promo) => ({ key: promo.path, content: <PromoCard promo={promo} /> }))}
    />
  );
}
