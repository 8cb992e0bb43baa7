import type { Language } from '@farekite/shared/language';

/** A page to open in the browser, with the result that is expected. */
export interface PageToOpen {
  /** The path, which may have a query: `/about?preview=mfe-home@77c1d0a95ee2b346`. */
  readonly path: string;
  readonly language: Language;
  readonly status: 200 | 404;
  /** The release whose page is shown; `undefined` for a page of the shell's own, such as the 404 page. */
  readonly owner: { readonly name: string; readonly version: string } | undefined;
}
