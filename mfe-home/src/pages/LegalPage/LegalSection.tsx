import { useLanguage } from '@farekite/shared/language';
import type { LegalSection as Section } from '../../content/LegalPageContent';
import styles from './LegalSection.module.scss';

export function LegalSection({ section: { id, heading, paragraphs } }: { readonly section: Section }) {
  const language = useLanguage();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading[language]}
      </h2>
      <div className={styles.text}>
        {paragraphs[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
