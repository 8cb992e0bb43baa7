import { useLanguage, useTexts } from '@farekite/shared/language';
import { Scene } from '../../../components/Scene/Scene';
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
    <article className={styles.card}>
      <Scene scene={scene} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className={styles.link} href={path}>
            {title[language]}
          </a>
        </h3>
        <p className={styles.subtitle}>{subtitle[language]}</p>
        <p className={styles.description}>{description[language]}</p>
        <span className={styles.see} aria-hidden="true">
          {t('see')}
        </span>
      </div>
    </article>
  );
}
