import styles from './LegalSection.module.scss';

interface LegalSectionProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export function LegalSection({ id, heading, paragraphs }: LegalSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
