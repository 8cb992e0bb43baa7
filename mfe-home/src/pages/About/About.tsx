import { definePage, kiteSharePicture, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, PageHeader, Section } from '@farekite/shared/ui';
import sharePicture from '../../pictures/share-about.jpg';
import styles from './About.module.scss';
import { Blurbs } from './Blurbs/Blurbs';
import { Services } from './Services/Services';

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
        <Blurbs />
      </Section>
      <Section title={t('servicesTitle')}>
        <Services />
      </Section>
    </>
  );
}

export default definePage(About, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'about');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: kiteSharePicture(sharePicture, i18n),
  };
});
