import { formatDay, useTranslation } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import { LegalQuestions } from './LegalQuestions';
import { LegalSection } from './LegalSection';
import styles from './LegalPage.module.scss';

export interface LegalPageProps {
  /** Of the text. Its sections are shown in the order of the file; their keys are their anchors. */
  readonly namespace: 'terms' | 'privacy' | 'disclaimer';
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
}

export function LegalPage({ namespace, updated }: LegalPageProps) {
  const { t, language } = useTranslation(namespace);
  const sections = Object.entries(t('sections', { returnObjects: true }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <div className={styles.text}>
        <p className={styles.updated}>
          <span>{t('legalPage.updated', { ns: 'mfe-home' })}</span>{' '}
          <time dateTime={updated}>{formatDay(language, updated)}</time>
        </p>
        {sections.map(([id, { heading, paragraphs }]) => (
          <LegalSection key={id} id={id} heading={heading} paragraphs={paragraphs} />
        ))}
        <LegalQuestions />
      </div>
    </>
  );
}
