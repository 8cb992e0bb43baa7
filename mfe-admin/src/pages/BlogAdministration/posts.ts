import type { AdminPost } from '../../content/posts';

/** What is written into the form for a new post. */
export interface Draft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

export type PostsAction =
  | { readonly type: 'added'; readonly draft: Draft; readonly key: string; readonly date: string }
  | { readonly type: 'deleted'; readonly key: string };

export function postsReducer(posts: readonly AdminPost[], action: PostsAction): readonly AdminPost[] {
  if (action.type === 'deleted') return posts.filter(({ key }) => key !== action.key);
  const { draft, key, date } = action;
  return [
    {
      key,
      date,
      id: posts.length + 1,
      title: { en: draft.title, es: draft.title },
      excerpt: { en: draft.excerpt, es: draft.excerpt },
      content: { en: draft.content, es: draft.content },
    },
    ...posts,
  ];
}

/** The calendar day of an instant where the visitor is: `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${String(instant.getFullYear())}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
}
