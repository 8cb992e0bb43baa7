import { useTexts } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { ROTATION_INTERVAL_MS } from '../../../components/Rotation/useRotation';
import { PROMOS } from '../../../content/promos';
import { premiumServicesTexts } from './PremiumServices.texts';
import { PromoCard } from './PromoCard';

export function PremiumServices() {
  const t = useTexts(premiumServicesTexts);
  return (
    <Carousel
      title={t('title')}
      visible={4}
      intervalMs={ROTATION_INTERVAL_MS.services}
      slides={PROMOS.map((promo) => ({ key: promo.path, content: <PromoCard promo={promo} /> }))}
    />
  );
}
