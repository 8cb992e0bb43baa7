import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { CallLink, Kite, Section } from '@farekite/shared/ui';
import styles from './AboutSummary.module.scss';
import { aboutSummaryTexts } from './AboutSummary.texts';

export function AboutSummary() {
  const t = useTexts(aboutSummaryTexts);
  const { name, phone } = useSite();
  return (
    <Section id="about" title={t('title')} arrangement="split">
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>{t('who', { name })}</p>
          <p>{t('how')}</p>
          <p className={styles.actions}>
            <CallLink phone={phone} label={t('call')} />
            <a className={styles.more} href="/about">
              {t('more', { name })}
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
