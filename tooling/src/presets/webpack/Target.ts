/** What a package is built for. */
export type Target =
  /** The browsers of visitors. */
  | 'browser'
  /** Node, which prerenders the pages. */
  | 'server'
  /** A browser, with React's development build. Only the shell's release contains it, for `farekite dev` of a remote. */
  | 'development'
  /** A browser, from the memory of a development server, which applies saved changes and keeps the page's state. */
  | 'hot';
