import { useTranslation } from '@farekite/shared/language';
import { Carousel } from '../../../components/Carousel/Carousel';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import { PROMOS, type Promo } from '../../../content/home';
import styles from './PremiumServices.module.scss';

export function PremiumServices() {
  const { t } = useTranslation('home');
  return (
    <Carousel
      title={t('premiumServices.title')}
      maxVisible={4}
      intervalMs={2000}
      slides={PROMOS.map((promo) => ({ key: promo.path, content: <PromoCard {...promo} /> }))}
    />
  );
}

function PromoCard({ path, illustration }: Promo) {
  const { t } = useTranslation('home');
  return (
    <LinkCard href={path} illustration={illustration} title={t(`routes.${path}`, { ns: 'shared' })}>
      <p className={styles.subtitle}>{t(`premiumServices.promos.${path}.subtitle`)}</p>
      <p className={styles.description}>{t(`premiumServices.promos.${path}.description`)}</p>
      <span className={styles.seeDeals} aria-hidden="true">
        {t('premiumServices.seeDeals')}
      </span>
    </LinkCard>
  );
}
