import { useLanguage, useTexts } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import type { Promo } from '../../../content/promos';
import { premiumServicesTexts } from './PremiumServices.texts';
import styles from './PromoCard.module.scss';

export function PromoCard({
  promo: { path, scene, title, subtitle, description },
}: {
  readonly promo: Promo;
}) {
  const language = useLanguage();
  const t = useTexts(premiumServicesTexts);
  return (
    <LinkCard href={path} scene={scene} title={title[language]}>
      <p className={styles.subtitle}>{subtitle[language]}</p>
      <p className={styles.description}>{description[language]}</p>
      <span className={styles.see} aria-hidden="true">
        {t('see')}
      </span>
    </LinkCard>
  );
}
