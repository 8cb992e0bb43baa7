import { definePage, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, headsetIcon, Icon, PageHeader, Section, tagIcon, worldIcon } from '@farekite/shared/ui';
import { Illustration } from '../../components/Illustration/Illustration';
import sharePicture from '../../pictures/share-about.jpg';
import { pageHead } from '../pageHead';
import styles from './About.module.scss';

const BLURBS = [
  { key: 'globe', icon: worldIcon, illustration: 'santorini' },
  { key: 'tag', icon: tagIcon, illustration: 'top-airlines' },
  { key: 'headset', icon: headsetIcon, illustration: 'premium-comfort' },
] as const;

/** A third of a wide page, or the width of a narrow one. */
const BLURB_SIZES = '(width >= 1280px) 384px, (width >= 1024px) 31vw, 92vw';

function About() {
  const { t } = useTranslation('about');
  const { name, phone } = useSite();
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <Section title={t('storyTitle')} arrangement="split">
        <div className={styles.story}>
          <p>{t('storyWho', { name })}</p>
          <p>{t('storyHow')}</p>
          <p>{t('storyPromise')}</p>
          <CallLink phone={phone} label={t('call')} />
        </div>
      </Section>
      <Section title={t('blurbsTitle')} surface="tinted">
        <ul className={styles.blurbs}>
          {BLURBS.map(({ key, icon, illustration }) => (
            <li key={key} className={styles.blurb}>
              <Illustration name={illustration} sizes={BLURB_SIZES} />
              <div className={styles.blurbContent}>
                <span className={styles.disc}>
                  <Icon icon={icon} sizeEm={1.75} strokeWidth={1.6} />
                </span>
                <h3 className={styles.blurbTitle}>{t(`blurbs.${key}.title`)}</h3>
                <p className={styles.blurbText}>{t(`blurbs.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('servicesTitle')}>
        {/* The footer links to them by their keys. */}
        <div className={styles.services}>
          {Object.entries(t('services', { returnObjects: true })).map(([key, { title, text }]) => (
            <div key={key} id={key} className={styles.service}>
              <h3 className={styles.serviceTitle}>{title}</h3>
              <p className={styles.serviceText}>{text}</p>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

export default definePage(About, pageHead('about', sharePicture));
