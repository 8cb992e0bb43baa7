import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { Attractions } from './Attractions/Attractions';
import { BestTime } from './BestTime/BestTime';
import { CallToBook } from './CallToBook/CallToBook';
import styles from './CityGuide.module.scss';
import { Cuisine } from './Cuisine/Cuisine';
import { GuideHero } from './GuideHero/GuideHero';
import { Overview } from './Overview/Overview';

export function CityGuide(content: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const { namespace, city } = content;
  return (
    <div className={styles.guide} data-illustration={city}>
      <GuideHero {...content} />
      <Section title={t('cityGuide.overview')} arrangement="split">
        <Overview {...content} />
      </Section>
      <Section title={t('cityGuide.attractions')} surface="tinted">
        <Attractions {...content} />
      </Section>
      <Section title={t('cityGuide.bestTime')} arrangement="split">
        <BestTime {...content} />
      </Section>
      <Cuisine {...content} />
      <CallToBook {...content} />
      <GuideLinks current={namespace} />
    </div>
  );
}
