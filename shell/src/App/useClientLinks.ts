import { useEffect } from 'react';
import type { Route } from '@farekite/shared/contract';
import { findRoute } from '../routes/findRoute';
import { useNavigation } from '../navigation/NavigationContext';
import { useShell } from '../context/ShellContext';

interface ClientLink {
  readonly route: Route;
  /** Path, query and fragment. */
  readonly address: string;
}

/** The route that a link inside a remote's page leads to; `undefined` for links that the browser follows. */
function clientLink(
  target: EventTarget | null,
  developmentRoutes?: readonly Route[],
): ClientLink | undefined {
  const anchor = (target as Element | null)?.closest?.<HTMLAnchorElement>('[data-remote] a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = anchor;
  // The browser itself follows links to the current page, or to a part of it.
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  const route = findRoute(pathname, developmentRoutes);
  return route && { route, address: route.path + search + hash };
}

function opensNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Follows links inside remotes' pages on the client, and prefetches on intent. The pages contain plain
 * links: they work before hydration and without it, and no remote needs to know how the shell navigates. Links of
 * the shell itself load a new document. So do links in a page that is not hydrated yet, because React
 * stops the propagation of clicks in it.
 */
export function useClientLinks(): void {
  const { navigate } = useNavigation();
  const { pages, developmentRoutes } = useShell();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.defaultPrevented || opensNewTab(event)
          ? undefined
          : clientLink(event.target, developmentRoutes);
      if (!link) return;
      event.preventDefault();
      navigate(link.address);
    };
    const prefetch = (event: Event) => {
      const link = clientLink(event.target, developmentRoutes);
      if (link) pages.prefetch(link.route);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', follow);
    intents.forEach((intent) => {
      document.addEventListener(intent, prefetch, { passive: true });
    });
    return () => {
      document.removeEventListener('click', follow);
      intents.forEach((intent) => {
        document.removeEventListener(intent, prefetch);
      });
    };
  }, [navigate, pages, developmentRoutes]);
}
