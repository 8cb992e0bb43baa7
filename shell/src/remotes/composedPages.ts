import type { i18n as I18n } from 'i18next';
import { createI18n, type Language } from '@farekite/shared/language';
import type { RenderablePage } from '@farekite/shared/protocol';
import { LOADED } from '../loading/createLoading';
import { adapterFor } from './adapterFor';
import { createPageComponent } from './createPageComponent';
import type { Pages } from './createPages';
import { pageLanguage } from './pageLanguage';

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
  const Component =
    page &&
    createPageComponent({
      release: page.release,
      Page: adapterFor(page.release.contract)(page.module),
      i18n: textsOfPage(page, language),
    });
  return {
    get: (route) => {
      if (!Component) throw new Error(`No page was given for ${route.path}`);
      // An empty list, so that the notice renders its status element in composed pages too.
      return { ...LOADED, route, Component, prerendered: [], fail: () => undefined };
    },
    prefetch: () => undefined,
  };
}
