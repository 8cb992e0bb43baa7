import { useLanguage, useTexts } from '@farekite/shared/language';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import styles from './HotDealCard.module.scss';
import type hotDeals from './hotDeals.data';
import { hotDealsTexts } from './HotDeals.texts';

export function HotDealCard({
  deal: { path, illustration, name, description, couponCode },
}: {
  readonly deal: (typeof hotDeals)[number];
}) {
  const language = useLanguage();
  const t = useTexts(hotDealsTexts);
  return (
    <LinkCard href={path} illustration={illustration} title={name[language]}>
      <p className={styles.description}>{description[language]}</p>
      <p className={styles.coupon}>
        {t('coupon')} <b className={styles.code}>{couponCode}</b>
      </p>
    </LinkCard>
  );
}
