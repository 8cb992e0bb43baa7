import type { i18n as I18n } from 'i18next';
import { createI18n, type Language } from '@farekite/shared/language';
import type { RenderablePage } from '@farekite/shared/protocol';
import { LOADED } from '../loading/Loading';
import { adapterFor } from './adapterFor';
import { createPageComponent } from './createPageComponent';
import { pageLanguage } from './pageLanguage';
import type { Pages } from './Pages';

/** The texts of a page in the language in which it is shown to a visitor. */
export function textsOfPage({ release, texts }: RenderablePage, visitor: Language): I18n {
  const language = pageLanguage(release, visitor);
  return createI18n(language, texts[language] ?? {});
}

/**
 * The pages for composing: the given one, and an error for any other.
 * @param page `undefined` for the page that unknown paths get
 */
export function composedPages(page: RenderablePage | undefined, language: Language): Pages {
  const composed = page && {
    ...LOADED,
    Component: createPageComponent({
      release: page.release,
      Page: adapterFor(page.release.contract)(page.module),
      i18n: textsOfPage(page, language),
    }),
    // An empty list, so that the notice renders its status element in composed pages too.
    prerendered: [],
    getVersion: () => page.release.version,
    fail: () => undefined,
    show: () => undefined,
    prefetch: () => undefined,
  };
  return {
    get: (route) => {
      if (!composed) throw new Error(`No page was given for ${route.path}`);
      return { route, ...composed };
    },
    leave: () => undefined,
    prefetch: () => undefined,
  };
}
