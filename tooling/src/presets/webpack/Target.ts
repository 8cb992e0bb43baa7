/** What a package is built for. */
export type Target =
  /** visitors */
  | 'browser'
  /** Node, which prerenders */
  | 'server'
  /** the browser, with React's development build: of the shell alone, in its release, for those who develop a remote over it */
  | 'development'
  /** the browser, in memory, again whenever a source is saved; it takes changes in without losing state */
  | 'hot';
