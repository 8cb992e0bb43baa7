import { releasePath } from '@farekite/shared/protocol';
import type { ReleaseIntegrity } from './IntegrityRegistry';
import type { LocatedPage } from './ReleaseCatalog';

/** Loads and checks the files of a page in the document. */
export interface PageFiles {
  /** Requests all of a page's files at once, instead of one level of imports after the other. */
  readonly preload: (located: LocatedPage) => void;
  /** Whether a stylesheet in the document has no answer yet. */
  readonly hasPendingStyles: (located: LocatedPage) => boolean;
  /** Waits for pending stylesheets. Rejects with an Error when a stylesheet of the page did not load. */
  readonly untilStylesLoaded: (located: LocatedPage) => Promise<void>;
  /**
   * Requests the document's pending stylesheets at new addresses, and other files of the page when webpack loads them,
   * also those that it has requested only a moment ago: at the old addresses, the browser would join a request that
   * hangs, such as a preload.
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

/** Browsers give a stylesheet that was refused no sheet, and one that was not found or cut off one without rules. */
function isBroken(link: HTMLLinkElement): boolean {
  try {
    return !link.sheet?.cssRules.length;
  } catch {
    // Chromium throws instead, because it does not know the origin of a stylesheet that it could not load.
    return true;
  }
}

/** Finds the link to a file. One with a new address keeps that of the file in `data-href`, where webpack looks too. */
function findLink(rel: string, href: string): HTMLLinkElement | null {
  const address = CSS.escape(href);
  return document.querySelector(`link[rel="${rel}"]:is([href="${address}"], [data-href="${address}"])`);
}

/** Whether a stylesheet has no answer yet. Its link has no property for that, so it is marked until then. */
function isPending(link: HTMLLinkElement | null): link is HTMLLinkElement {
  return link?.dataset.pending !== undefined;
}

function untilAnswered(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      delete link.dataset.pending;
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });
}

export function createPageFiles(integrity: ReleaseIntegrity): PageFiles {
  const createLink = (href: string, attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
    Object.assign(document.createElement('link'), {
      ...attributes,
      integrity: integrity.integrityOf(href),
      href,
    });
  /** Replaces a stylesheet by another request for it. Resolves when that is answered. */
  const replaceStyle = (old: HTMLLinkElement, href: string): Promise<void> => {
    const link = createLink(href, { rel: 'stylesheet' });
    link.dataset.pending = '';
    integrity.secureStyle(link, href);
    const answered = untilAnswered(link);
    // At the same position: the order of stylesheets decides which rules win.
    old.replaceWith(link);
    return answered;
  };

  const preloadOne = (href: string, as: FileKind) => {
    const isRequested = findLink('preload', href) ?? findLink('stylesheet', href);
    // A preload is used only by a request in the same mode: scripts are requested with CORS, stylesheets without.
    const mode = as === 'script' ? { crossOrigin: 'anonymous' } : {};
    if (!isRequested) document.head.append(createLink(href, { rel: 'preload', as, ...mode }));
  };

  const replaceBrokenStyle = async (href: string) => {
    const link = findLink('stylesheet', href);
    if (link && isBroken(link)) await replaceStyle(link, href);
  };

  const untilStyleLoaded = async (href: string) => {
    let link = findLink('stylesheet', href);
    while (isPending(link)) {
      await untilAnswered(link);
      link = findLink('stylesheet', href);
    }
    if (!link || isBroken(link)) throw new Error(`${href} did not load`);
  };

  const renewStyle = (href: string) => {
    const link = findLink('stylesheet', href);
    const wasPending = isPending(link);
    integrity.renewRequest(href);
    // The links that webpack adds are not marked; it adds them again.
    if (!wasPending) return;
    void replaceStyle(link, href);
    // Whoever waits for it continues with the new one.
    link.dispatchEvent(new Event('error'));
  };

  return {
    preload: (located) => {
      for (const href of addresses(located, 'script')) preloadOne(href, 'script');
      for (const href of addresses(located, 'style')) preloadOne(href, 'style');
    },
    hasPendingStyles: (located) =>
      addresses(located, 'style').some((href) => isPending(findLink('stylesheet', href))),
    untilStylesLoaded: async (located) => {
      await Promise.all(addresses(located, 'style').map(untilStyleLoaded));
    },
    renewRequests: (located) => {
      addresses(located, 'style').forEach(renewStyle);
      located.page.scripts.forEach((file) => integrity.renewRequest(releasePath(located.release) + file));
    },
    refetch: async (located) => {
      const scripts = addresses(located, 'script');
      const styles = addresses(located, 'style');
      await integrity.refetch([...scripts, ...styles]);
      scripts.filter((href) => findLink('preload', href)).forEach(integrity.bypassPreload);
      await Promise.all(styles.map(replaceBrokenStyle));
    },
  };
}
