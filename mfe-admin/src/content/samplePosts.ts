import type { ResourceNamespaceMap } from 'i18next';

export interface SamplePost {
  readonly key: keyof ResourceNamespaceMap['admin-blog']['samplePosts'];
  /** Visitors see it. It can occur twice: that of a new post is the length of the list. */
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

export const SAMPLE_POSTS: readonly SamplePost[] = [
  { key: 'airports', id: 1, date: '2025-08-14' },
  { key: 'nonstop', id: 2, date: '2025-05-22' },
];
