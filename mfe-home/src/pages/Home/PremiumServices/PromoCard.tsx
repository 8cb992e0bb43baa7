import { useTranslation } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import type { Promo } from '../../../content/promos';
import styles from './PromoCard.module.scss';

export function PromoCard({ promo: { path, illustration } }: { readonly promo: Promo }) {
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
