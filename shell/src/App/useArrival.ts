import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';
import type { RegionProps } from '../remotes/PageSource';
import { useShell } from '../ShellContext';
import { describeDocument, revealDocument } from './documentHead';

/**
 * What happens when a page stands in the document: title and description become its own, and a
 * visitor who followed a link here finds the heading focused, or the part of the page that the
 * address names. Not on the first load: there the document said it all, and the focus is the
 * visitor's. Not on the way back: there the browser restores the place.
 */
export function useArrival(route: Route): RegionProps['onShown'] {
  const { site, language: store } = useShell();
  const navigationType = useNavigationType();
  // How the visitor came here, whatever moves there are within the page.
  const [cameByLink] = useState(navigationType === 'PUSH');
  const hasArrived = useRef(false);

  // At once, and not when the page is here: what stands for it until then is to be seen too.
  useLayoutEffect(() => {
    if (cameByLink) window.scrollTo(0, 0);
  }, [cameByLink]);

  return useCallback<RegionProps['onShown']>(
    ({ head, language }) => {
      describeDocument(head(language, site), site, route.path);
      if (language === store.get()) revealDocument();
      if (cameByLink && !hasArrived.current) focusDestination();
      hasArrived.current = true;
    },
    [site, store, route, cameByLink],
  );
}

function focusDestination(): void {
  const part = document.getElementById(location.hash.slice(1));
  const destination = part ?? document.querySelector<HTMLElement>('main h1');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
  part?.scrollIntoView();
}
