import type { RouteObject } from 'react-router-dom';
import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { createI18n, type Language } from '@farekite/shared/language';
import type { RenderablePage, RenderRequest } from '@farekite/shared/protocol';
import type { ShellServices } from '../context/ShellContext';
import { createLanguageChoice } from '../language/createLanguageChoice';
import { loadShellTexts } from '../language/loadShellTexts';
import { LOADED } from '../loading/createLoading';
import { createPageComponent, type LoadedPage } from '../remotes/createPageComponent';
import type { Pages } from '../remotes/createPages';
import { pageLanguage } from '../remotes/LocatedPage';
import { adapterFor } from '../remotes/pageAdapters';

function loadedPage({ release, module, texts }: RenderablePage, visitor: Language): LoadedPage {
  const language = pageLanguage(release, visitor);
  const Page = adapterFor(release.contract)(module);
  return { release, Page, i18n: createI18n(language, texts[language] ?? {}) };
}

/**
 * What the shell's components need while the document of a page is composed, and the page's head. Without a page they are
 * those of the page that unknown paths get.
 *
 * @throws Error when the shell cannot show the page
 */
export async function composedServices(
  { language, page }: Pick<RenderRequest, 'language' | 'page'>,
  site: SiteDetails,
  routes: RouteObject[],
): Promise<{ readonly head: PageHead; readonly services: ShellServices }> {
  const i18n = createI18n(language, await loadShellTexts(language));
  const t = i18n.getFixedT(null, 'shell');
  const loaded = page && loadedPage(page, language);
  const Component = loaded && createPageComponent(loaded);
  const pages: Pages = {
    get: (route) => {
      if (!Component) throw new Error(`No page was given for ${route.path}`);
      // As a prerendered page, so that the notice renders its status element.
      return { ...LOADED, route, Component, prerendered: () => undefined, fail: () => undefined };
    },
    prefetch: () => undefined,
  };
  return {
    head: loaded?.Page.head(loaded.i18n, site) ?? {
      title: `${t('notFound.title')} | ${site.name}`,
      description: t('notFound.description'),
    },
    services: { site, routes, choice: createLanguageChoice(i18n, LOADED), pages },
  };
}
