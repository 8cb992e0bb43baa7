export type Target =
  /** For visitors. */
  | 'browser'
  /** For Node, which prerenders the pages. */
  | 'server'
  /** Of the shell, with React's development build, for `farekite dev` of a remote. */
  | 'development'
  /** Of a development server. */
  | 'hot';
