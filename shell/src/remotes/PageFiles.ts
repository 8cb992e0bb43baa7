import { releasePath } from '@farekite/shared/contract';
import type { ReleaseGuard } from './AssetGuard';
import type { LocatedPage } from './ReleaseCatalog';

/** The files of a page, as the browser holds them. */
export interface PageFiles {
  /** Asks for all of a page's files at once, instead of one level after the other. */
  readonly preload: (located: LocatedPage) => void;
  /** @throws Error when a stylesheet of the page did not arrive */
  readonly assertStyled: (located: LocatedPage) => void;
  /** Replaces what the browser's cache holds of the page's files: a bad answer may have been cacheable. */
  readonly refetch: (located: LocatedPage) => Promise<void>;
}

type FileKind = 'script' | 'style';

function addresses({ release, page }: LocatedPage, kind: FileKind): string[] {
  const files = kind === 'script' ? [release.entry, ...page.scripts] : page.styles;
  return files.map((file) => releasePath(release) + file);
}

/** A stylesheet that was refused leaves a link without a sheet, one that was not found an empty sheet. */
function isBroken(link: HTMLLinkElement): boolean {
  return !link.sheet?.cssRules.length;
}

function findLink(rel: string, href: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"]`);
}

export function createPageFiles(guard: ReleaseGuard): PageFiles {
  const createLink = (href: string, attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
    Object.assign(document.createElement('link'), {
      ...attributes,
      integrity: guard.integrityOf(href),
      href,
    });

  const preloadOne = (href: string, as: FileKind) => {
    const isUnderWay = findLink('preload', href) ?? findLink('stylesheet', href);
    // A preload serves the request it resembles: scripts are fetched with CORS, stylesheets are not.
    const mode = as === 'script' ? { crossOrigin: 'anonymous' } : {};
    if (!isUnderWay) document.head.append(createLink(href, { rel: 'preload', as, ...mode }));
  };

  const replaceBrokenStyle = async (href: string) => {
    const broken = findLink('stylesheet', href);
    if (!broken || !isBroken(broken)) return;
    const link = createLink(href, { rel: 'stylesheet' });
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      // In its place: the order of stylesheets decides between their rules.
      broken.replaceWith(link);
    });
  };

  return {
    preload: (located) => {
      for (const href of addresses(located, 'script')) preloadOne(href, 'script');
      for (const href of addresses(located, 'style')) preloadOne(href, 'style');
    },
    assertStyled: (located) => {
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
          fetch(href, { cache: 'reload', integrity: guard.integrityOf(href) }),
        ),
      );
      scripts.filter((href) => findLink('preload', href)).forEach(guard.passOverPreload);
      await Promise.all(styles.map(replaceBrokenStyle));
    },
  };
}
