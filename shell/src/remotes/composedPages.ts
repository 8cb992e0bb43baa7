import type { i18n as I18n } from 'i18next';
import { createStore } from '@farekite/shared/hooks';
import { createI18n, type Language } from '@farekite/shared/language';
import type { RenderablePage } from '@farekite/shared/protocol';
import type { Phase } from '../loading/Loading';
import { adapterFor } from './adapterFor';
import { createPageComponent } from './createPageComponent';
import { pageLanguage } from './pageLanguage';
import type { Pages } from './Pages';

/**
 * Thrown instead of rendering a page whose remote has no live release. React then prerenders the fallback
 * and lets the browser render the outlet itself, so that "Try again" works in it.
 */
export class PageNotLive extends Error {
  override readonly name = 'PageNotLive';
}

function NotLive(): never {
  throw new PageNotLive('No release of the remote is live');
}

/** The texts of a page in the language in which it is shown to a visitor. */
export function textsOfPage({ release, texts }: RenderablePage, visitor: Language): I18n {
  const language = pageLanguage(release, visitor);
  return createI18n(language, texts[language] ?? {});
}

/** The pages for composing: the given one, or none while no release of its remote is live. */
export function composedPages(page: RenderablePage | undefined, language: Language): Pages {
  const Component = page
    ? createPageComponent({
        release: page.release,
        Page: adapterFor(page.release.contract)(page.module),
        i18n: textsOfPage(page, language),
      })
    : NotLive;
  return {
    get: (route) => ({
      route,
      Component,
      // An empty list, so that the notice renders its status element in composed pages too.
      prerendered: page && [],
      getVersion: () => page?.release.version,
      phase: createStore<Phase>(page ? 'ready' : 'slow'),
      lacksParts: () => false,
      retry: () => undefined,
      show: () => undefined,
      prefetch: () => undefined,
    }),
    leave: () => undefined,
    prefetch: () => undefined,
  };
}
