import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { Attractions } from './Attractions/Attractions';
import { CallToBook } from './CallToBook/CallToBook';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { GuideHero } from './GuideHero/GuideHero';
import styles from './CityGuide.module.scss';
import { cityGuideTexts } from './CityGuide.texts';

export function CityGuide({ guide }: { readonly guide: CityGuideContent }) {
  const language = useLanguage();
  const t = useTexts(cityGuideTexts);
  return (
    <>
      <GuideHero title={guide.title[language]} subtitle={guide.subtitle[language]} scene={guide.scene} />
      <Section title={t('overview')} layout="split">
        <p className={styles.overview}>{guide.overview[language]}</p>
      </Section>
      <Section title={t('attractions')} surface="tinted">
        <Attractions attractions={guide.attractions} />
      </Section>
      <Section title={t('bestTime')} layout="split">
        <p className={styles.text}>{guide.bestTime[language]}</p>
      </Section>
      <Section title={t('cuisine')} layout="split" surface="tinted">
        <p className={styles.text}>{guide.cuisine[language]}</p>
      </Section>
      <CallToBook city={guide.city[language]} />
    </>
  );
}
