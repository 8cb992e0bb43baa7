import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import { GuideLinks } from '../../components/GuideLinks/GuideLinks';
import { POSTS } from '../../content/posts';
import sharePicture from '../../pictures/share-blog.jpg';
import styles from './Blog.module.scss';
import { blogTexts } from './Blog.texts';
import { BlogHero } from './BlogHero/BlogHero';
import { PostCard } from './PostCard/PostCard';

/** How many cards the first screen shows at most on phones and tablets. */
const FIRST_SCREEN_CARDS = 2;

function Blog() {
  const t = useTexts(blogTexts);
  return (
    <>
      <BlogHero title={t('title')} lead={t('lead')} />
      <Section title={t('posts')} data-layout="eager">
        <ul className={styles.posts}>
          {POSTS.map((post, position) => (
            <PostCard
              key={post.date}
              post={post}
              isNewest={position === 0}
              isLazy={position >= FIRST_SCREEN_CARDS}
            />
          ))}
        </ul>
      </Section>
      <GuideLinks />
    </>
  );
}

export default definePage(
  Blog,
  (language, { name }) => {
    const t = blogTexts(language);
    return {
      title: `${t('title')} | ${name}`,
      description: t('description', { name }),
      picture: { src: sharePicture, alt: t('pictureAlt') },
    };
  },
  { isStatic: true },
);
