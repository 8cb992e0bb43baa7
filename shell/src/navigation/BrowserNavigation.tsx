import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadDocument, reloadDocument } from '../document/loadDocument';
import { isRouteUnknown } from '../routes/siteRoutes';
import { NavigationContext, type Navigation } from './NavigationContext';

type Destination = Omit<Navigation, 'navigate'>;

/**
 * Follows the browser's history. The destination changes in transitions: a page that is not hydrated yet
 * keeps its prerendered text, and the page before stays until the next one can be shown.
 */
export function BrowserNavigation({ children }: { readonly children: ReactNode }) {
  const [destination, setDestination] = useState<Destination>(() => ({
    pathname: location.pathname,
    cameByLink: false,
  }));

  const shownPath = destination.pathname;

  const arrive = useCallback((cameByLink: boolean) => {
    startTransition(() => {
      setDestination({ pathname: location.pathname, cameByLink });
    });
  }, []);

  useEffect(() => {
    const arriveByHistory = () => {
      // A fragment of the page that is shown is an entry of the history, too.
      if (location.pathname !== shownPath && isRouteUnknown(location.pathname)) reloadDocument();
      else arrive(false);
    };
    window.addEventListener('popstate', arriveByHistory);
    return () => {
      window.removeEventListener('popstate', arriveByHistory);
    };
  }, [arrive, shownPath]);

  const navigate = useCallback(
    (address: string) => {
      if (isRouteUnknown(new URL(address, location.href).pathname)) {
        loadDocument(address);
        return;
      }
      history.pushState(null, '', address);
      arrive(true);
    },
    [arrive],
  );

  const navigation = useMemo(() => ({ ...destination, navigate }), [destination, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
