import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import styles from './AboutSummary.module.scss';
import { aboutSummaryTexts } from './AboutSummary.texts';

export function AboutSummary() {
  const t = useTexts(aboutSummaryTexts);
  const { name } = useSite();
  return (
    <Section id="about" title={t('title')} layout="split">
      <div className={styles.text}>
        <p>{t('who', { name })}</p>
        <p>{t('how')}</p>
        <a className={styles.more} href="/about">
          {t('more', { name })}
        </a>
      </div>
    </Section>
  );
}
