import { useEffect } from 'react';
import type { Route } from '@farekite/shared/contract';
import { findRoute, isRouteUnknown, loadRoutes } from '../routes/siteRoutes';
import { useNavigation } from '../navigation/NavigationContext';
import { useShell } from '../context/ShellContext';

interface ClientLink {
  readonly route: Route;
  /** Path, query and fragment. */
  readonly address: string;
}

/** The link inside a remote's page that may be followed on the client. */
function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = (target as Element | null)?.closest?.<HTMLAnchorElement>('[data-remote] a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  // The browser itself follows links to the current page, or to a part of it.
  const { origin, pathname } = anchor;
  return origin === location.origin && pathname !== location.pathname ? anchor : undefined;
}

/** Where a link inside a remote's page leads; `undefined` for links that the browser follows. */
function clientLink(anchor: HTMLAnchorElement | undefined): ClientLink | undefined {
  const route = anchor && findRoute(anchor.pathname);
  return route && { route, address: route.path + anchor.search + anchor.hash };
}

function opensNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Follows links inside remotes' pages on the client, and prefetches on intent. The pages contain plain
 * links: they work before hydration and without it, and no remote needs to know how the shell navigates. Links of
 * the shell itself load a new document. So do links in a page that is not hydrated yet, because React
 * stops the propagation of events in it. A static page may never be hydrated, and handles no click itself: in it, the
 * shell acts before React.
 */
export function useClientLinks(): void {
  const { navigate } = useNavigation();
  const { pages } = useShell();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.defaultPrevented || opensNewTab(event) ? undefined : clientLink(findLink(event.target));
      if (!link) return;
      event.preventDefault();
      navigate(link.address);
    };
    const prefetch = (event: Event) => {
      const anchor = findLink(event.target);
      if (!anchor) return;
      const prefetchPage = () => {
        const link = clientLink(anchor);
        if (link) pages.prefetch(link.route);
      };
      if (isRouteUnknown(anchor.pathname)) void loadRoutes().then(prefetchPage);
      else prefetchPage();
    };
    const followInStaticPage = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest?.('[data-static]')) follow(event);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', follow);
    document.addEventListener('click', followInStaticPage, { capture: true });
    intents.forEach((intent) => {
      document.addEventListener(intent, prefetch, { capture: true, passive: true });
    });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('click', followInStaticPage, { capture: true });
      intents.forEach((intent) => {
        document.removeEventListener(intent, prefetch, { capture: true });
      });
    };
  }, [navigate, pages]);
}
