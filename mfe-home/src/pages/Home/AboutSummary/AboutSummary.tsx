import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, Kite, Section } from '@farekite/shared/ui';
import styles from './AboutSummary.module.scss';

export function AboutSummary() {
  const { t } = useTranslation('home');
  const { name, phone } = useSite();
  return (
    <Section id="about" title={t('aboutSummary.title')} arrangement="split">
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>{t('aboutSummary.who', { name })}</p>
          <p>{t('aboutSummary.how')}</p>
          <p className={styles.actions}>
            <CallLink phone={phone} label={t('aboutSummary.call')} />
            <a className={styles.more} href="/about">
              {t('aboutSummary.more', { name })}
            </a>
          </p>
        </div>
        <div className={styles.kite}>
          <Kite heightPx={168} />
        </div>
      </div>
    </Section>
  );
}
