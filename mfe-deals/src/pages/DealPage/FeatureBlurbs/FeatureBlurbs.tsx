import { useLanguage, type Localized } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import type { Blurb, Triple } from '../../../content/DealPageContent';
import styles from './FeatureBlurbs.module.scss';

interface FeatureBlurbsProps {
  readonly heading: Localized<string>;
  readonly blurbs: Triple<Blurb>;
}

export function FeatureBlurbs({ heading, blurbs }: FeatureBlurbsProps) {
  const language = useLanguage();
  return (
    <Section title={heading[language]}>
      <ul className={styles.blurbs}>
        {blurbs.map(({ figure, title, text }) => (
          <li key={title.en} className={styles.blurb}>
            <h3 className={styles.title}>{title[language]}</h3>
            <p className={styles.figure}>{figure[language]}</p>
            <p className={styles.text}>{text[language]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
