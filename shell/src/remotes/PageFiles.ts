import { releasePath } from '@farekite/shared/protocol';
import type { ReleaseIntegrity } from './IntegrityRegistry';
import type { LocatedPage } from './ReleaseCatalog';

/** Loads and checks the files of a page in the document. */
export interface PageFiles {
  /** Requests all of a page's files at once, instead of one level of imports after the other. */
  readonly preload: (located: LocatedPage) => void;
  /** @throws Error when a stylesheet of the page did not load */
  readonly assertStylesLoaded: (located: LocatedPage) => void;
  /** Fetches the page's files again, past the browser's cache: a broken response may have been cached. */
  readonly refetch: (located: LocatedPage) => Promise<void>;
}

type FileKind = 'script' | 'style';

function addresses({ release, page }: LocatedPage, kind: FileKind): string[] {
  const files = kind === 'script' ? [release.entry, ...page.scripts] : page.styles;
  return files.map((file) => releasePath(release) + file);
}

/** Browsers give a refused stylesheet no sheet, and one that was not found an empty sheet. */
function isBroken(link: HTMLLinkElement): boolean {
  return !link.sheet?.cssRules.length;
}

function findLink(rel: string, href: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"]`);
}

export function createPageFiles(integrity: ReleaseIntegrity): PageFiles {
  const createLink = (href: string, attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
    Object.assign(document.createElement('link'), {
      ...attributes,
      integrity: integrity.integrityOf(href),
      href,
    });

  const preloadOne = (href: string, as: FileKind) => {
    const isRequested = findLink('preload', href) ?? findLink('stylesheet', href);
    // A preload is used only by a request in the same mode: scripts are requested with CORS, stylesheets without.
    const mode = as === 'script' ? { crossOrigin: 'anonymous' } : {};
    if (!isRequested) document.head.append(createLink(href, { rel: 'preload', as, ...mode }));
  };

  const replaceBrokenStyle = async (href: string) => {
    const broken = findLink('stylesheet', href);
    if (!broken || !isBroken(broken)) return;
    const link = createLink(href, { rel: 'stylesheet' });
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      // At the same position: the order of stylesheets decides which rules win.
      broken.replaceWith(link);
    });
  };

  return {
    preload: (located) => {
      for (const href of addresses(located, 'script')) preloadOne(href, 'script');
      for (const href of addresses(located, 'style')) preloadOne(href, 'style');
    },
    assertStylesLoaded: (located) => {
      for (const href of addresses(located, 'style')) {
        const link = findLink('stylesheet', href);
        if (!link || isBroken(link)) throw new Error(`${href} did not load`);
      }
    },
    refetch: async (located) => {
      const scripts = addresses(located, 'script');
      const styles = addresses(located, 'style');
      await Promise.allSettled(
        [...scripts, ...styles].map((href) =>
          fetch(href, { cache: 'reload', integrity: integrity.integrityOf(href) }),
        ),
      );
      scripts.filter((href) => findLink('preload', href)).forEach(integrity.bypassPreload);
      await Promise.all(styles.map(replaceBrokenStyle));
    },
  };
}
