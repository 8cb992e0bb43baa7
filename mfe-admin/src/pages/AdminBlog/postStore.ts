import { createStore } from '@farekite/shared/hooks';
import { localDay } from '@farekite/shared/language';
import { SAMPLE_POSTS, type AdminPost } from '../../content/posts';

/** The fields of the form for a new post. */
export interface PostDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

export const EMPTY_DRAFT: PostDraft = { title: '', excerpt: '', content: '' };

export const postStore = createStore(SAMPLE_POSTS);
export const draftStore = createStore(EMPTY_DRAFT);

/** Adds a post at the top of the list. Its id is the length of the new list, as the specification asks. */
export function addPost(draft: PostDraft): void {
  const posts = postStore.get();
  const inBothLanguages = (text: string) => ({ en: text, es: text });
  const post: AdminPost = {
    key: crypto.randomUUID(),
    id: posts.length + 1,
    title: inBothLanguages(draft.title),
    excerpt: inBothLanguages(draft.excerpt),
    content: inBothLanguages(draft.content),
    date: localDay(new Date()),
  };
  postStore.set([post, ...posts]);
}

export function deletePost(key: string): void {
  postStore.set(postStore.get().filter((post) => post.key !== key));
}
