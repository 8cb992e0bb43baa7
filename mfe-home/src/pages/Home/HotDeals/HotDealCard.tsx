import { useLanguage, useTexts } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import type { HotDeal } from '../../../content/hotDeals';
import styles from './HotDealCard.module.scss';
import { hotDealsTexts } from './HotDeals.texts';

export function HotDealCard({
  deal: { path, illustration, title, description, couponCode },
}: {
  readonly deal: HotDeal;
}) {
  const language = useLanguage();
  const t = useTexts(hotDealsTexts);
  return (
    <LinkCard href={path} illustration={illustration} title={title[language]}>
      <p className={styles.description}>{description[language]}</p>
      <p className={styles.coupon}>
        {t('coupon')} <b className={styles.code}>{couponCode}</b>
      </p>
    </LinkCard>
  );
}
