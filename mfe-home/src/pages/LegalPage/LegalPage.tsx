import { formatDay, useLanguage, useTexts } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import type { LegalPageContent } from '../../content/LegalPageContent';
import { LegalQuestions } from './LegalQuestions';
import { LegalSection } from './LegalSection';
import styles from './LegalPage.module.scss';
import { legalPageTexts } from './LegalPage.texts';

export function LegalPage({ content }: { readonly content: LegalPageContent }) {
  const language = useLanguage();
  const t = useTexts(legalPageTexts);
  return (
    <>
      <PageHeader title={content.title[language]} lead={content.intro[language]} />
      <div className={styles.text}>
        <p className={styles.updated}>
          {t('updated')} <time dateTime={content.updated}>{formatDay(language, content.updated)}</time>
        </p>
        {content.sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
        <LegalQuestions />
      </div>
    </>
  );
}
