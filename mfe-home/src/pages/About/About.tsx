import { definePage, kiteSharePicture, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { CallLink, PageHeader, Section } from '@farekite/shared/ui';
import sharePicture from '../../pictures/share-about.jpg';
import styles from './About.module.scss';
import { aboutTexts } from './About.texts';
import { Blurbs } from './Blurbs/Blurbs';

function About() {
  const t = useTexts(aboutTexts);
  const { name, phone } = useSite();
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <Section title={t('storyTitle')} arrangement="split" data-layout="eager">
        <div className={styles.story}>
          <p>{t('storyWho', { name })}</p>
          <p>{t('storyHow')}</p>
          <p>{t('storyPromise')}</p>
          <CallLink phone={phone} label={t('call')} />
        </div>
      </Section>
      <Section title={t('blurbsTitle')} surface="tinted" data-layout="eager">
        <Blurbs />
      </Section>
    </>
  );
}

export default definePage(
  About,
  (language, { name }) => {
    const t = aboutTexts(language);
    return {
      title: `${t('title')} | ${name}`,
      description: t('description', { name }),
      picture: kiteSharePicture(sharePicture, language),
    };
  },
  { isStatic: true },
);
