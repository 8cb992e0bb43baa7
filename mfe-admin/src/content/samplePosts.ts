import type { ResourceNamespaceMap } from 'i18next';

/** A post with words in `admin-blog.json`. */
export interface SamplePost {
  readonly key: keyof ResourceNamespaceMap['admin-blog']['samplePosts'];
  /** The number that visitors see. It can occur twice, because a new post's id is the length of the list. */
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The posts that are there after every load of the document. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  { key: 'airports', id: 1, date: '2025-08-14' },
  { key: 'nonstop', id: 2, date: '2025-05-22' },
];
