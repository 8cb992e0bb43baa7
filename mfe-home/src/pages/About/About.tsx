import { definePage, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { CallLink, PageHeader, Section } from '@farekite/shared/ui';
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber';
import { sharePicture } from '../../content/sharePicture';
import picture from '../../pictures/share-about.jpg';
import styles from './About.module.scss';
import { aboutTexts } from './About.texts';
import { Blurbs } from './Blurbs/Blurbs';

function About() {
  const t = useTexts(aboutTexts);
  const { name, phone } = useSite();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('storyTitle')} layout="split">
        <div className={styles.story}>
          <p>{t('storyWho', { name })}</p>
          <p>{t('storyHow')}</p>
          <p>{t('storyPromise')}</p>
          <CallLink phone={phone}>
            <span>
              {t('call')} <PhoneNumber />
            </span>
          </CallLink>
        </div>
      </Section>
      <Section title={t('blurbsTitle')} surface="tinted">
        <Blurbs />
      </Section>
    </>
  );
}

export default definePage(About, (language, { name }) => {
  const t = aboutTexts(language);
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: sharePicture(picture, language),
  };
});
