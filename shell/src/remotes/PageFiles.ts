import { releasePath } from '@farekite/shared/protocol';
import type { ReleaseIntegrity } from './ReleaseIntegrity';
import type { LocatedPage } from './ReleaseCatalog';

/** Loads the files of a page. webpack adds its stylesheets to the document, except those that are in it. */
export interface PageFiles {
  /** Requests all of a page's files at once, instead of one level of imports after the other. */
  readonly preload: (located: LocatedPage) => void;
  /**
   * Requests the files of the page at new addresses when webpack loads them, also those that it has requested only a
   * moment ago: at the old addresses, the browser would join a request that hangs, such as a preload.
   */
  readonly renewRequests: (located: LocatedPage) => void;
  /** Fetches the page's files again, past the browser's cache: a broken response may have been cached. */
  readonly refetch: (located: LocatedPage) => Promise<void>;
}

type FileKind = 'script' | 'style';

function addresses({ release, page }: LocatedPage, kind: FileKind): string[] {
  const files = kind === 'script' ? [release.entry, ...page.scripts] : page.styles;
  return files.map((file) => releasePath(release) + file);
}

/** Whether the document contains a stylesheet. */
function containsStyle(href: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(href)}"]`) !== null;
}

/** Whether the document has a link that requests the file. */
function isLinked(href: string): boolean {
  const address = CSS.escape(href);
  const links = 'link:is([rel="preload"], [rel="stylesheet"])';
  return document.querySelector(`${links}:is([href="${address}"], [data-href="${address}"])`) !== null;
}

export function createPageFiles(integrity: ReleaseIntegrity): PageFiles {
  const preloadOne = (href: string, as: FileKind) => {
    if (isLinked(href) || containsStyle(href)) return;
    // A preload is used only by a request in the same mode: scripts are requested with CORS, stylesheets without.
    const mode = as === 'script' ? { crossOrigin: 'anonymous' } : {};
    const attributes = { rel: 'preload', as, integrity: integrity.integrityOf(href), href, ...mode };
    document.head.append(Object.assign(document.createElement('link'), attributes));
  };

  return {
    preload: (located) => {
      for (const href of addresses(located, 'script')) preloadOne(href, 'script');
      for (const href of addresses(located, 'style')) preloadOne(href, 'style');
    },
    renewRequests: ({ release, page }) => {
      for (const file of [...page.scripts, ...page.styles])
        integrity.renewRequest(releasePath(release) + file);
    },
    refetch: async (located) => {
      const scripts = addresses(located, 'script');
      const styles = addresses(located, 'style').filter((href) => !containsStyle(href));
      await integrity.refetch([...scripts, ...styles]);
      scripts.filter(isLinked).forEach(integrity.bypassPreload);
    },
  };
}
