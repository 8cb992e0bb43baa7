import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import { POSTS } from '../../content/posts';
import sharePicture from '../../pictures/share-blog.jpg';
import styles from './Blog.module.scss';
import { BlogHero } from './BlogHero/BlogHero';
import { PostCard } from './PostCard/PostCard';

function Blog() {
  const { t } = useTranslation('blog');
  return (
    <>
      <BlogHero />
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

export default definePage(Blog, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'blog');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: { src: sharePicture, alt: t('sharePictureAlt') },
  };
});
