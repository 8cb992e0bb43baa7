import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { PageHeader, Section } from '@farekite/shared/ui';
import { POSTS } from '../../content/posts';
import sharePicture from '../../pictures/share-blog.jpg';
import styles from './Blog.module.scss';
import { blogTexts } from './Blog.texts';
import { PostCard } from './PostCard/PostCard';

function Blog() {
  const t = useTexts(blogTexts);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('posts')}>
        <ul className={styles.posts}>
          {POSTS.map((post) => (
            <PostCard key={post.date} post={post} />
          ))}
        </ul>
      </Section>
    </>
  );
}

export default definePage(Blog, (language, { name }) => {
  const t = blogTexts(language);
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: { src: sharePicture, alt: t('pictureAlt') },
  };
});
