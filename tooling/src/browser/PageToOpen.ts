import type { SiteLanguage } from '@farekite/shared/language';

/** A page to look at, and what it is to be. */
export interface PageToOpen {
  /** With what is asked of it: `/about?preview=mfe-home@…`. */
  readonly path: string;
  readonly language: SiteLanguage;
  readonly status: 200 | 404;
  /** Whose page it is to show, and in which release; `undefined` for a page of the shell's own. */
  readonly owner: { readonly name: string; readonly version: string } | undefined;
}
