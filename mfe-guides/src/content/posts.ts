import type { ResourceNamespaceMap } from 'i18next';
import type pictures from '../pictures/pictures.json';

export interface Post {
  readonly key: keyof ResourceNamespaceMap['blog']['posts'];
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly illustration: keyof typeof pictures.card;
}

/** The newest first. */
export const POSTS: readonly Post[] = [
  { key: 'bookEarly', date: '2025-10-21', illustration: 'post-book-early' },
  { key: 'carryOn', date: '2025-09-09', illustration: 'post-carry-on' },
  { key: 'jetLag', date: '2025-07-30', illustration: 'post-jet-lag' },
  { key: 'smallChildren', date: '2025-06-12', illustration: 'post-small-children' },
  { key: 'stopover', date: '2025-04-03', illustration: 'post-stopover' },
  { key: 'premiumEconomy', date: '2025-02-18', illustration: 'post-premium-economy' },
];
