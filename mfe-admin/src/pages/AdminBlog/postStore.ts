import { createStore } from '@farekite/shared/hooks';
import { formatISO } from 'date-fns/formatISO';
import type { TFunction } from 'i18next';
import { SAMPLE_POSTS, type SamplePost } from '../../content/samplePosts';

export const draftStore = createStore({ title: '', excerpt: '', content: '' });

type PostDraft = Readonly<typeof draftStore.initial>;

/** Has the same words in every language. */
interface AddedPost extends PostDraft, Omit<SamplePost, 'key'> {
  readonly key: string;
}

export type AdminPost = SamplePost | AddedPost;

export function postTexts(post: AdminPost, t: TFunction<'admin-blog'>): PostDraft {
  return 'title' in post ? post : t(`samplePosts.${post.key}`, { returnObjects: true });
}

export const postStore = createStore<readonly AdminPost[]>(SAMPLE_POSTS);

/** The id is the length of the new list, as the specification asks. */
export function addPost(draft: PostDraft): void {
  const posts = postStore.get();
  const post: AddedPost = {
    ...draft,
    key: crypto.randomUUID(),
    id: posts.length + 1,
    date: formatISO(new Date(), { representation: 'date' }),
  };
  postStore.set([post, ...posts]);
}

interface DeletedPost {
  readonly post: AdminPost;
  /** Posts behind it: new ones are added before, so that this stays its place. */
  readonly behind: number;
}

export const deletedPostStore = createStore<DeletedPost | undefined>(undefined);

export function deletePost(post: AdminPost): void {
  const posts = postStore.get();
  if (!posts.includes(post)) return;
  postStore.set(posts.filter((other) => other !== post));
  deletedPostStore.set({ post, behind: posts.length - posts.indexOf(post) - 1 });
}

export function undoDelete(): void {
  const deleted = deletedPostStore.get();
  const posts = postStore.get();
  if (!deleted) return;
  postStore.set(posts.toSpliced(posts.length - deleted.behind, 0, deleted.post));
  deletedPostStore.set(undefined);
}
