import { formatMoney, useTranslation } from '@farekite/shared/language';
import { heroFiles, HeroPicture, Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import { Postmark } from '../../components/Postmark/Postmark';
import { Stamp } from '../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../content/CityGuideContent';
import pictures from '../../pictures/pictures.json';
import { BestTime } from './BestTime/BestTime';
import { CallToBook } from './CallToBook/CallToBook';
import styles from './CityGuide.module.scss';
import { Cuisine } from './Cuisine/Cuisine';

export function CityGuide(content: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const { namespace, city } = content;
  return (
    <div className={styles.guide} data-illustration={city}>
      <Hero {...content} />
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

function Hero({ namespace, city, cityCode, fare }: CityGuideContent) {
  const { t, language } = useTranslation('mfe-guides');
  const { t: tGuide } = useTranslation(namespace);
  return (
    <div className={styles.hero}>
      <div className={styles.poster}>
        <div className={styles.picture}>
          <HeroPicture files={heroFiles(city, pictures.focus)} sizes="(width >= 1200px) 1104px, 94vw" />
        </div>
        <div className={styles.caption}>
          <h1 className={styles.title}>{tGuide('title')}</h1>
          <p className={styles.subtitle}>{tGuide('subtitle')}</p>
          <a className={styles.fare} href={fare.path}>
            {`${tGuide('fare')}: ${t('guideHero.fare', { price: formatMoney(language, fare.price) })}`}
          </a>
          <div className={styles.postmark}>
            <Postmark city={t(`cities.${city}`)} code={cityCode} />
          </div>
        </div>
      </div>
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
