import type { Route } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, isSiteLanguage } from '@farekite/shared/language';
import type { PageData } from './compose/pageData';
import type { ShellServices } from './context/ShellContext';
import { reloadDocument } from './document/loadDocument';
import { createLanguageStore } from './language/LanguageStore';
import { ShellTexts } from './loading/ShellTexts';
import { createTextFiles } from './loading/TextFiles';
import type { Previews } from './preview/previews';
import type { ReleaseIntegrity } from './remotes/ReleaseIntegrity';
import { createFederation } from './remotes/federation';
import { createPageFiles } from './remotes/PageFiles';
import { createReleaseCatalog } from './remotes/ReleaseCatalog';
import { createRemotePageSource, type PrerenderedRoute } from './remotes/remotePageSource';

interface Visit {
  readonly data: PageData;
  readonly integrity: ReleaseIntegrity;
  /** Of the page that the document shows; `undefined` for the 404 page. */
  readonly route: Route | undefined;
  readonly previews: Previews;
  /** The releases that are shown instead of the live ones: the previews, and those of a package that is being developed. */
  readonly overrides: Previews;
}

/** The page that the document contains; none where a preview has left it out. */
function prerenderedRoute(route: Route | undefined): PrerenderedRoute | undefined {
  const page = document.querySelector<HTMLElement>('[data-remote]');
  if (!route || !page) return undefined;
  return {
    path: route.path,
    copyNodes: () => [page.cloneNode(true)],
    isStatic: page.dataset.static !== undefined,
  };
}

/** Creates the services of the shell for a visit of a document. */
export function createServices({ data, integrity, route, previews, overrides }: Visit): ShellServices {
  const { site, inlined, containedTexts = {}, shellTextFiles = {} } = data;
  const { lang } = document.documentElement;
  const shellHashes = new Map(Object.values(shellTextFiles).map((file) => [file.href, file.integrity]));
  const textFiles = createTextFiles(
    containedTexts,
    (href) => shellHashes.get(href) ?? integrity.integrityOf(href),
  );
  const shellTexts = new ShellTexts(shellTextFiles, textFiles);
  const language = createLanguageStore(isSiteLanguage(lang) ? lang : DEFAULT_LANGUAGE, shellTexts.load);
  const pages = createRemotePageSource(
    {
      catalog: createReleaseCatalog(inlined, integrity.register, overrides),
      federation: createFederation(integrity),
      files: createPageFiles(integrity),
      textFiles,
      language,
      reloadDocument,
    },
    prerenderedRoute(route),
  );
  return { site, language, shellTexts, pages, previews };
}
