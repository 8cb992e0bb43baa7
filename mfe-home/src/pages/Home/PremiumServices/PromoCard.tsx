import { useLanguage, useTexts } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import { premiumServicesTexts } from './PremiumServices.texts';
import styles from './PromoCard.module.scss';
import type promos from './promos.data';

export function PromoCard({
  promo: { path, illustration, name, subtitle, description },
}: {
  readonly promo: (typeof promos)[number];
}) {
  const language = useLanguage();
  const t = useTexts(premiumServicesTexts);
  return (
    <LinkCard href={path} illustration={illustration} title={name[language]}>
      <p className={styles.subtitle}>{subtitle[language]}</p>
      <p className={styles.description}>{description[language]}</p>
      <span className={styles.seeDeals} aria-hidden="true">
        {t('seeDeals')}
      </span>
    </LinkCard>
  );
}
