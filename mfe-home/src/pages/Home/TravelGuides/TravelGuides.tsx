import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { LinkCard } from '../../../components/LinkCard/LinkCard';
import { GUIDES } from '../../../content/home';
import styles from './TravelGuides.module.scss';

export function TravelGuides() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('travelGuides.title')}>
      <ul className={styles.cards}>
        {GUIDES.map(({ path, illustration }) => (
          <li key={path}>
            <LinkCard
              arrangement="horizontal"
              href={path}
              illustration={illustration}
              title={t(`travelGuides.guides.${path}.title`)}
            >
              <p className={styles.description}>{t(`travelGuides.guides.${path}.description`)}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
