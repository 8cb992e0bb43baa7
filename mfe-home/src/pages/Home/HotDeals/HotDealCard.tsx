import { useLanguage, useTexts } from '@farekite/shared/language';
import { Scene } from '../../../components/Scene/Scene';
import type { HotDeal } from '../../../content/hotDeals';
import styles from './HotDealCard.module.scss';
import { hotDealsTexts } from './HotDeals.texts';

export function HotDealCard({
  deal: { path, scene, title, description, couponCode },
}: {
  readonly deal: HotDeal;
}) {
  const language = useLanguage();
  const t = useTexts(hotDealsTexts);
  return (
    <article className={styles.card}>
      <Scene scene={scene} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className={styles.link} href={path}>
            {title[language]}
          </a>
        </h3>
        <p className={styles.description}>{description[language]}</p>
        <p className={styles.coupon}>
          {t('coupon')} <b className={styles.code}>{couponCode}</b>
        </p>
      </div>
    </article>
  );
}
