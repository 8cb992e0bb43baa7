import { lazy, type ComponentType } from 'react';
import type { Route } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { releasePath } from '@farekite/shared/protocol';
import { reloadDocument } from '../document/reloadDocument';
import { createLocalizedTexts } from '../language/createLocalizedTexts';
import { createLoading, type SitePart } from '../loading/createLoading';
import { createPageComponent, type RemotePageProps } from './createPageComponent';
import type { LocatePage } from './createLocatePage';
import type { LoadModule } from './federation';
import type { FileIntegrity } from './FileIntegrity';
import { loadPage, loadTexts } from './loadPage';
import { pageLanguage, pageScripts, type LocatedPage } from './LocatedPage';
import { RemoteError, type RemoteStep } from './RemoteError';

/** Puts a copy of a page's prerendered nodes into an element, as its ref. Text and links work, components do not. */
export type ShowPrerendered = (element: Element | null) => void;

/** A page of a remote, which is loaded once per visit. */
export interface RemotePage extends SitePart {
  readonly route: Route;
  /** Suspends until the page has loaded. Never throws because of a failed load. */
  readonly Component: ComponentType<RemotePageProps>;
  /** Shows the page as it was prerendered; `undefined` where the document does not contain it. */
  readonly prerendered: ShowPrerendered | undefined;
  /** Says that the page has thrown while it was rendered. Try again loads the document. */
  readonly fail: (cause: unknown) => void;
}

export interface Remotes {
  readonly locatePage: LocatePage;
  readonly loadModule: LoadModule;
  readonly integrity: FileIntegrity;
}

/**
 * A page that is loaded from its remote. What comes late is shown when it comes.
 *
 * Try again begins anew, and fetches past the browser's cache what has failed. A page that the document contains is loaded
 * again in place, so that what the visitor typed stays; it lacks its scripts alone, and the document brought its styles. In
 * all other cases, such as that of a page that has thrown, the document is loaded: it contains the page's text whatever its
 * remote does, and ends requests that hang.
 *
 * @param language in which the page is first shown: that of the document, where the document contains it
 */
export function createRemotePage(
  route: Route,
  language: Language,
  { locatePage, loadModule, integrity }: Remotes,
  prerendered?: ShowPrerendered,
): RemotePage {
  let located: LocatedPage | undefined;
  let hasCome = false;
  /** Those of a page that has come and works. */
  let texts: SitePart | undefined;
  /** The visitor may choose another language while the page is loading. */
  let wanted = language;
  let provide!: (Component: ComponentType<RemotePageProps>) => void;
  const arrival = new Promise<ComponentType<RemotePageProps>>((resolve) => {
    provide = resolve;
  });

  const errorOf = (step: RemoteStep, cause: unknown) =>
    new RemoteError(step, route.remote, located?.release.version, cause);
  const loading = createLoading(() => errorOf('script', new Error('there is no answer yet')));
  const refetch = async (visitor: Language) => {
    const found = await locatePage(route);
    // What failed may be the contract, before anything of the release was loaded.
    integrity.register(found.release);
    const scripts = pageScripts(found, pageLanguage(found.release, visitor));
    await integrity.refetch(scripts.map((file) => releasePath(found.release) + file));
  };
  const show = (visitor: Language) => {
    wanted = visitor;
    if (located) texts?.show(pageLanguage(located.release, visitor));
  };
  const load = async () => {
    const found = await locatePage(route);
    located = found;
    const loaded = await loadPage(loadModule, found, language);
    hasCome = true;
    const source = { load: (shown: Language) => loadTexts(loadModule, found, shown), refetch };
    texts = createLocalizedTexts(loaded.i18n, source, loading);
    provide(createPageComponent(loaded));
    show(wanted);
  };
  void loading.begin('loading', load);

  return {
    route,
    prerendered,
    phase: loading.phase,
    // React keeps a rejected lazy component forever, so this promise never rejects.
    Component: lazy(async () => ({ default: await arrival })),
    show,
    prefetch: (visitor) => {
      if (located) texts?.prefetch(pageLanguage(located.release, visitor));
    },
    fail: (cause) => {
      texts = undefined;
      loading.fail(errorOf('render', cause));
    },
    retry: () => {
      if (texts) texts.retry();
      else
        loading.retry(async () => {
          // The browser may have kept a broken answer, which the document would meet again.
          await refetch(language).catch(() => undefined);
          await (prerendered && !hasCome ? load() : reloadDocument());
        });
    },
  };
}
