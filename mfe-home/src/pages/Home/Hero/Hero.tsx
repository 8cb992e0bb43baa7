import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { CallLink } from '@farekite/shared/ui';
import { HeroSky } from './HeroSky';
import styles from './Hero.module.scss';
import { heroTexts } from './Hero.texts';

export function Hero() {
  const t = useTexts(heroTexts);
  const { phone } = useSite();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroSky />
      <div className={styles.content}>
        <h1 id="hero-title" className={styles.title}>
          {t('title')}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
      </div>
    </section>
  );
}
