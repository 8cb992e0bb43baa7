import type { TFunction } from 'i18next';
import type { AdminPost, PostDraft } from './postStore';

/** The words of a post: those of a sample post in the language of the page. */
export function postTexts(post: AdminPost, t: TFunction<'admin-blog'>): PostDraft {
  return 'title' in post ? post : t(`samplePosts.${post.key}`, { returnObjects: true });
}
