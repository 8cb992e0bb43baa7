import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Scene } from '../../../components/Scene/Scene';
import { GUIDES } from '../../../content/guides';
import styles from './TravelGuides.module.scss';
import { travelGuidesTexts } from './TravelGuides.texts';

export function TravelGuides() {
  const language = useLanguage();
  const t = useTexts(travelGuidesTexts);
  return (
    <Section title={t('title')}>
      <ul className={styles.cards}>
        {GUIDES.map(({ path, scene, title, description }) => (
          <li key={path} className={styles.card}>
            <div className={styles.picture}>
              <Scene scene={scene} />
            </div>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <a className={styles.link} href={path}>
                  {title[language]}
                </a>
              </h3>
              <p className={styles.description}>{description[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
