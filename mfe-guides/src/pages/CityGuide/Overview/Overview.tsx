import { useLanguage } from '@farekite/shared/language';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './Overview.module.scss';

interface OverviewProps {
  readonly paragraphs: CityGuideContent['overview'];
}

/** The city in a few paragraphs; the first one is set in large type. */
export function Overview({ paragraphs }: OverviewProps) {
  const language = useLanguage();
  return (
    <div className={styles.overview}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph[language]}
        </p>
      ))}
    </div>
  );
}
