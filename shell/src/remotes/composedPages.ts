import { createI18n, type Language } from '@farekite/shared/language';
import type { RenderablePage } from '@farekite/shared/protocol';
import { LOADED } from '../loading/createLoading';
import { adapterFor } from './adapterFor';
import { createPageComponent, type LoadedPage } from './createPageComponent';
import type { Pages } from './createPages';
import { pageLanguage } from './pageLanguage';

/** A page in the language in which it is shown to a visitor. @throws Error when the shell cannot show it */
export function composedPage({ release, module, texts }: RenderablePage, visitor: Language): LoadedPage {
  const language = pageLanguage(release, visitor);
  return {
    release,
    Page: adapterFor(release.contract)(module),
    i18n: createI18n(language, texts[language] ?? {}),
  };
}

/**
 * The pages for composing: the given one, and an error for any other.
 * @param page `undefined` for the page that unknown paths get
 */
export function composedPages(page: LoadedPage | undefined): Pages {
  const Component = page && createPageComponent(page);
  return {
    get: (route) => {
      if (!Component) throw new Error(`No page was given for ${route.path}`);
      // An empty list, so that the notice renders its status element in composed pages too.
      return { ...LOADED, route, Component, prerendered: [], fail: () => undefined };
    },
    prefetch: () => undefined,
  };
}
