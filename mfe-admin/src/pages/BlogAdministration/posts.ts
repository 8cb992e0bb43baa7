import { SAMPLE_POSTS, type AdminPost } from '../../content/posts';
import { createMemory } from '../../memory/createMemory';

/** What is written into the form for a new post. */
export interface Draft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

export const EMPTY_DRAFT: Draft = { title: '', excerpt: '', content: '' };

/** The list, and the post that is being written: as they were left, until the document is reloaded. */
export const posts = createMemory(SAMPLE_POSTS);
export const draft = createMemory(EMPTY_DRAFT);

/** Puts a post before the others. Its number is the length of the list and one. */
export function addPost(written: Draft): void {
  const others = posts.get();
  const inBoth = (text: string) => ({ en: text, es: text });
  const post: AdminPost = {
    key: crypto.randomUUID(),
    id: others.length + 1,
    title: inBoth(written.title),
    excerpt: inBoth(written.excerpt),
    content: inBoth(written.content),
    date: localDay(new Date()),
  };
  posts.set([post, ...others]);
}

export function deletePost(key: string): void {
  posts.set(posts.get().filter((post) => post.key !== key));
}

/** The calendar day of an instant where the visitor is: `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${String(instant.getFullYear())}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
}
