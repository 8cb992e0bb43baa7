import { telephoneHref, useSite } from '@farekite/shared/contract';
import { formatDay, useTranslation } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import styles from './LegalPage.module.scss';

export interface LegalPageProps {
  /** Its sections are shown in the order of the file; their keys are their anchors. */
  readonly namespace: 'terms' | 'privacy' | 'disclaimer';
  /** `YYYY-MM-DD` */
  readonly updated: string;
  /** Words in place of those of the text; paragraphs by the keys of their sections. */
  readonly changes?: {
    readonly intro?: string;
    readonly sections?: Readonly<Record<string, readonly string[]>>;
  };
}

export function LegalPage({ namespace, updated, changes = {} }: LegalPageProps) {
  const { t, language } = useTranslation(namespace);
  const { intro = t('intro'), sections: changed = {} } = changes;
  const sections = Object.entries(t('sections', { returnObjects: true }));
  return (
    <>
      <PageHeader title={t('title')} lead={intro} />
      <div className={styles.container}>
        <p className={styles.updated}>
          <span>{t('legalPage.updated', { ns: 'mfe-home' })}</span>{' '}
          <time dateTime={updated}>{formatDay(language, updated)}</time>
        </p>
        {sections.length > 1 && (
          <nav className={styles.contents} aria-label={t('legalPage.contents', { ns: 'mfe-home' })}>
            <ul className={styles.links}>
              {sections.map(([id, { heading }]) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {sections.map(([id, { heading, paragraphs }]) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            <div className={styles.text}>
              {(changed[id] ?? paragraphs).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <Questions />
      </div>
    </>
  );
}

function Questions() {
  const { t } = useTranslation('mfe-home');
  const { phone, email } = useSite();
  return (
    <aside className={styles.questions} aria-labelledby="questions-heading">
      <h2 id="questions-heading" className={styles.question}>
        {t('legalPage.questions')}
      </h2>
      <p>{t('legalPage.answer')}</p>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={telephoneHref(phone)}>
            {phone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </aside>
  );
}
