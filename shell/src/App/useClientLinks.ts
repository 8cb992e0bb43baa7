import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';
import { findRoute } from '../routes/routes';
import { useShell } from '../ShellContext';

interface ClientLink {
  readonly route: Route;
  /** Path, query and fragment. */
  readonly address: string;
}

/** The page of this site that a link inside a remote's page leads to. */
function clientLink(target: EventTarget | null): ClientLink | undefined {
  const anchor = (target as Element | null)?.closest?.<HTMLAnchorElement>('[data-remote] a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = anchor;
  // A link to the page that is shown, or to a part of it, is the browser's.
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  const route = findRoute(pathname);
  return route && { route, address: route.path + search + hash };
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Follows links inside remotes' pages on the client, and prefetches on intent. The pages hold plain
 * links: they work before hydration and without it, and no remote needs the shell's router. Links of
 * the shell itself load a new document, and so do those of a page that is not hydrated yet: React
 * stops the clicks in it.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  const { pages } = useShell();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || opensElsewhere(event) ? undefined : clientLink(event.target);
      if (!link) return;
      event.preventDefault();
      void navigate(link.address);
    };
    const prefetch = (event: Event) => {
      const link = clientLink(event.target);
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
  }, [navigate, pages]);
}
