import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseAddress } from '@farekite/shared/language';
import { useShell } from '../context/ShellContext';
import { findRoute } from './findRoute';

/** One that may be followed on the client. */
function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = (target as Element | null)?.closest?.<HTMLAnchorElement>('[data-remote] a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  // The browser itself follows links to the current page, or to a part of it.
  const isHere = parseAddress(anchor.pathname).path === parseAddress(location.pathname).path;
  return anchor.origin === location.origin && !isHere ? anchor : undefined;
}

export function opensNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Follows links inside remotes' pages on the client, and loads their pages on intent. They are plain links, which work without
 * hydration and tie no remote to a version of the router.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  const { pages, routes } = useShell();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.defaultPrevented || opensNewTab(event) ? undefined : findLink(event.target);
      const route = anchor && findRoute(routes, anchor.pathname);
      if (!route) return;
      event.preventDefault();
      void navigate(route.path + anchor.search + anchor.hash);
    };
    const prefetch = ({ target }: Event) => {
      const anchor = findLink(target);
      const route = anchor && findRoute(routes, anchor.pathname);
      if (route) pages.prefetch(route);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    for (const intent of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(intent, prefetch, { capture: true, passive: true, signal });
    }
    return () => listening.abort();
  }, [navigate, pages, routes]);
}
