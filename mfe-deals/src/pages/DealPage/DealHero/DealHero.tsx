import { useSite } from '@farekite/shared/contract';
import { formatMoney, useTranslation } from '@farekite/shared/language';
import { CallLink, chevronDownIcon, heroFiles, HeroPicture, Icon } from '@farekite/shared/ui';
import type { Coupon as CouponFacts, DealPageContent } from '../../../content/DealPageContent';
import { namespaceOf } from '../../../content/dealPages';
import pictures from '../../../pictures/pictures.json';
import { FARES_ID } from '../DealCards/DealCards';
import { LIST_ID } from '../DealList/DealList';
import styles from './DealHero.module.scss';

export function DealHero(content: DealPageContent) {
  const { phone } = useSite();
  const { t, language } = useTranslation('mfe-deals');
  const { t: words } = useTranslation(namespaceOf(content));
  const [{ key, price, trip = 'roundTrip' }] = content.deals;
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <HeroPicture
          files={heroFiles(content.illustration, pictures.focus)}
          sizes="(width >= 1024px) 64vw, 100vw"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{words('hero.eyebrow')}</p>
        <h1 className={styles.heading}>{words('hero.heading')}</h1>
        <p className={styles.from}>
          <span>{t('hero.from')}</span>{' '}
          <strong className={styles.price}>{formatMoney(language, price)}</strong>{' '}
          <span className={styles.trip}>
            {t(`hero.${trip}`, { route: words(`deals.fares.${key}.route`) })}
          </span>
        </p>
        <div className={styles.links}>
          <a className={styles.link} href={`#${FARES_ID}`}>
            <span>{t('hero.fares')}</span> <Icon icon={chevronDownIcon} />
          </a>
          {content.list && (
            <a className={styles.link} href={`#${LIST_ID}`}>
              <span>{words('list.heading')}</span> <Icon icon={chevronDownIcon} />
            </a>
          )}
        </div>
        {content.coupon && <Coupon {...content.coupon} />}
        <p className={styles.subline}>{words('hero.subline')}</p>
        <p className={styles.call}>
          <CallLink phone={phone} label={t('hero.call')} />
        </p>
      </div>
    </div>
  );
}

function Coupon({ code, value }: CouponFacts) {
  const { t, language } = useTranslation('mfe-deals');
  return (
    <p className={styles.coupon}>
      <span>{t('coupon.use')}</span> <b className={styles.code}>{code}</b>
      <br />
      <span>{t('coupon.value', { amount: formatMoney(language, value) })}</span>{' '}
      <span>{t('coupon.how')}</span>
    </p>
  );
}
