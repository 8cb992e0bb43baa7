import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import { Stamp } from '../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { BestTime } from './BestTime/BestTime';
import { CallToBook } from './CallToBook/CallToBook';
import styles from './CityGuide.module.scss';
import { Cuisine } from './Cuisine/Cuisine';
import { GuideHero } from './GuideHero/GuideHero';

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

function Overview({ namespace }: CityGuideContent) {
  const { t } = useTranslation(namespace);
  return (
    <div className={styles.overview}>
      {t('overview', { returnObjects: true }).map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Attractions({ namespace, city, attractions }: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  return (
    <ol className={styles.attractions}>
      {attractions.map((attraction, index) => (
        <li key={attraction} className={styles.attraction}>
          <Stamp illustration={attraction} place={t(`cities.${city}`)} value={index + 1} />
          <div className={styles.words}>
            <h3 className={styles.name}>{tGuide(`attractions.${attraction}.name`)}</h3>
            <p className={styles.text}>{tGuide(`attractions.${attraction}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
