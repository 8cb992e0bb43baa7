import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Section, Sky } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import { Stamp } from '../../components/Stamp/Stamp';
import { CITY_GUIDES } from '../../content/cityGuides';
import { POSTS } from '../../content/posts';
import sharePicture from '../../pictures/share-blog.jpg';
import styles from './Blog.module.scss';
import { PostCard } from './PostCard/PostCard';

/** There is space for so many. */
const STAMP_COUNT = 4;

function Blog() {
  const { t } = useTranslation('blog');
  return (
    <>
      <Hero />
      <Section title={t('latestPosts')}>
        <ul className={styles.posts}>
          {POSTS.map((post, position) => (
            <PostCard key={post.key} post={post} isNewest={position === 0} />
          ))}
        </ul>
      </Section>
      <GuideLinks />
    </>
  );
}

function Hero() {
  const { t } = useTranslation('blog');
  const { t: tGuides } = useTranslation('mfe-guides');
  return (
    <Sky>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.stamps}>
          {CITY_GUIDES.slice(0, STAMP_COUNT).map(({ blogStamp, city }) => (
            <Stamp key={blogStamp} illustration={blogStamp} place={tGuides(`cities.${city}`)} />
          ))}
        </div>
      </div>
    </Sky>
  );
}

export default definePage(Blog, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'blog');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: { src: sharePicture, alt: t('sharePictureAlt') },
  };
});
