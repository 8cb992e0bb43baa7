import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import { GUIDES } from '../../../content/guides';
import styles from './TravelGuides.module.scss';
import { travelGuidesTexts } from './TravelGuides.texts';

export function TravelGuides() {
  const language = useLanguage();
  const t = useTexts(travelGuidesTexts);
  return (
    <Section title={t('title')}>
      <ul className={styles.cards}>
        {GUIDES.map(({ path, illustration, title, description }) => (
          <li key={path}>
            <LinkCard
              arrangement="horizontal"
              href={path}
              illustration={illustration}
              title={title[language]}
            >
              <p className={styles.description}>{description[language]}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
