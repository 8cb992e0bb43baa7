import { useLanguage, useTexts } from '@farekite/shared/language';
import { LowerParts, Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { Attractions } from './Attractions/Attractions';
import { BestTime } from './BestTime/BestTime';
import { CallToBook } from './CallToBook/CallToBook';
import styles from './CityGuide.module.scss';
import { cityGuideTexts } from './CityGuide.texts';
import { Cuisine } from './Cuisine/Cuisine';
import { GuideHero } from './GuideHero/GuideHero';
import { Overview } from './Overview/Overview';

export function CityGuide({ content }: { readonly content: CityGuideContent }) {
  const language = useLanguage();
  const t = useTexts(cityGuideTexts);
  const { path, illustration, city, overview, attractions, bestTime, cuisine } = content;
  return (
    <div className={styles.guide} data-illustration={illustration}>
      <GuideHero content={content} />
      <LowerParts>
        <Section title={t('overview')} arrangement="split">
          <Overview paragraphs={overview} />
        </Section>
        <Section title={t('attractions')} surface="tinted">
          <Attractions attractions={attractions} cityName={city.name[language]} />
        </Section>
        <Section title={t('bestTime')} arrangement="split">
          <BestTime {...bestTime} />
        </Section>
        <Cuisine {...cuisine} />
        <CallToBook city={city} illustration={illustration} />
        <GuideLinks current={path} />
      </LowerParts>
    </div>
  );
}
