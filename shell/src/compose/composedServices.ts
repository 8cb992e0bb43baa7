import type { RouteObject } from 'react-router-dom';
import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { createI18n } from '@farekite/shared/language';
import type { RenderRequest } from '@farekite/shared/protocol';
import type { ShellServices } from '../context/ShellContext';
import { LanguageChoice } from '../language/LanguageChoice';
import { loadShellTexts } from '../language/loadShellTexts';
import { languageFor, LocalizedTexts } from '../language/LocalizedTexts';
import { Loading } from '../loading/Loading';
import { adapterFor } from '../remotes/pageAdapters';
import type { LoadedPage } from '../remotes/RemotePages';

type PageRequest = Pick<RenderRequest, 'language' | 'page'>;

function givenPage({ page, language: visitor }: PageRequest): LoadedPage | undefined {
  if (!page) return undefined;
  const { release, module, texts } = page;
  const language = languageFor(release, visitor);
  const i18n = createI18n(language, texts[language] ?? {});
  const source = {
    languages: [language],
    load: unavailable,
    refetchFailed: unavailable,
    errorOf: unavailable,
  };
  return {
    release,
    Page: adapterFor(release.contract)(module),
    texts: new LocalizedTexts(i18n, source),
    report: unavailable,
  };
}

function unavailable(): never {
  throw new Error('While pages are composed, nothing is loaded');
}

/** What the shell's components need while a document is composed, and its head; without a page, of the 404 page. */
export async function composedServices(
  request: PageRequest,
  site: SiteDetails,
  routes: RouteObject[],
): Promise<{ readonly head: PageHead; readonly services: ShellServices }> {
  const i18n = createI18n(request.language, await loadShellTexts(request.language));
  const t = i18n.getFixedT(null, 'shell');
  const loaded = givenPage(request);
  const get: ShellServices['pages']['get'] = (route) => {
    if (!loaded) throw new Error(`No page was given for ${route.path}`);
    return {
      route,
      // As React marks what it has read: it does not suspend.
      arrival: Object.assign(Promise.resolve(loaded), { status: 'fulfilled', value: loaded }),
      // As on a prerendered page, whose notice has a status element.
      prerendered: () => undefined,
      loading: new Loading(unavailable, unavailable),
      version: () => loaded.release.version,
      fail: unavailable,
    };
  };
  return {
    head: loaded?.Page.head(loaded.texts.i18n, site) ?? {
      title: `${t('notFound.title')} | ${site.name}`,
      description: t('notFound.description'),
    },
    services: {
      site,
      routes,
      choice: new LanguageChoice(i18n, unavailable),
      pages: { get, prefetch: unavailable },
    },
  };
}
