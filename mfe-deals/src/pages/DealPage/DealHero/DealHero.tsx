import { useSite } from '@farekite/shared/contract';
import { formatMoney, useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink, HeroPicture } from '@farekite/shared/ui';
import type { DealPageContent } from '../../../content/DealPageContent';
import { HEROES } from '../../../pictures/heroes';
import { lowestFare } from '../lowestFare';
import { dealHeroTexts } from './DealHero.texts';
import styles from './DealHero.module.scss';

interface DealHeroProps {
  readonly content: DealPageContent;
}

export function DealHero({ content }: DealHeroProps) {
  const { phone } = useSite();
  const language = useLanguage();
  const t = useTexts(dealHeroTexts);
  const { price, trip } = lowestFare(content.deals);
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <HeroPicture files={HEROES[content.illustration]} sizes="(width >= 1024px) 64vw, 100vw" />
      </div>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{content.eyebrow[language]}</p>
        <h1 className={styles.heading}>{content.heading[language]}</h1>
        <p className={styles.subline}>{content.subline[language]}</p>
        <p className={styles.from}>
          {t('from')} <strong className={styles.price}>{formatMoney(language, price)}</strong> {t(trip)}
        </p>
        <p className={styles.call}>
          <CallLink phone={phone} label={t('call')} />
        </p>
      </div>
    </div>
  );
}
