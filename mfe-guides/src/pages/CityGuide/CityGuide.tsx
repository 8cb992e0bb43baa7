import { useLanguage, useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { CityStamps } from '../../components/CityStamps/CityStamps';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { Attractions } from './Attractions/Attractions';
import { BestTime } from './BestTime/BestTime';
import { CallToBook } from './CallToBook/CallToBook';
import styles from './CityGuide.module.scss';
import { cityGuideTexts } from './CityGuide.texts';
import { Cuisine } from './Cuisine/Cuisine';
import { GuideHero } from './GuideHero/GuideHero';
import { Overview } from './Overview/Overview';

export function CityGuide({ guide }: { readonly guide: CityGuideContent }) {
  const language = useLanguage();
  const t = useTexts(cityGuideTexts);
  const { city, title, subtitle, overview, attractions, bestTime, cuisine } = guide;
  return (
    <div className={styles[city.accent]}>
      <GuideHero city={city} title={title[language]} subtitle={subtitle[language]} />
      <Section title={t('overview')} layout="split">
        <Overview paragraphs={overview} />
      </Section>
      <Section title={t('attractions')} surface="tinted">
        <Attractions city={city} attractions={attractions} />
      </Section>
      <Section title={t('bestTime')} layout="split">
        <BestTime {...bestTime} />
      </Section>
      <Cuisine {...cuisine} />
      <CallToBook city={city} />
      <CityStamps current={city} />
    </div>
  );
}
