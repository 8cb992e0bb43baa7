import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { useShell } from '../context/ShellContext';
import type { RemotePageProps } from '../remotes/createPageComponent';
import type { RemotePage } from '../remotes/createRemotePage';
import { keptScroll } from './keepScroll';

/** Focuses the heading of the page that is shown, or the given part of it, without scrolling; all of it while it has no heading. */
export function focusPage(part: HTMLElement | null = null): void {
  const destination =
    part ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
}

/**
 * Returns a callback for when a page is in the document. It updates the document's head and, after a visitor followed a
 * link here, focuses the page's heading or the part of it that the address names, so that assistive technology announces
 * the new page. It moves no focus on the first load, where the browser announces the document, nor after going back,
 * where it restores the scroll position, nor when the visitor has focused something beside the page while it was loading.
 */
export function usePageFocus({ route, prerendered }: RemotePage): RemotePageProps['onShown'] {
  const { site } = useShell();
  const navigationType = useNavigationType();
  // Kept from the first render: later navigation within the page must not count.
  const [cameByLink] = useState(navigationType === 'PUSH');
  // What the document contains the browser scrolls itself; it does so before a page that is loaded is there.
  const [scrollTop] = useState(() => (cameByLink || prerendered ? undefined : keptScroll()));
  const hasFocused = useRef(false);

  // At once rather than when the page has loaded, so that its fallback is visible and next in the tab order too.
  useLayoutEffect(() => {
    if (!cameByLink) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [cameByLink]);

  return useCallback<RemotePageProps['onShown']>(
    (head) => {
      updateDocumentHead(head, site, route.path);
      if (cameByLink && !hasFocused.current && !isFocusElsewhere()) focusDestination();
      if (scrollTop !== undefined && !hasFocused.current) window.scrollTo(0, scrollTop);
      hasFocused.current = true;
    },
    [site, route, cameByLink, scrollTop],
  );
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Sets title, description and canonical address of the document, as in the composed document of that path. */
function updateDocumentHead({ title, description }: PageHead, site: SiteDetails, path: string): void {
  document.title = title;
  setContent('meta[name="description"]', 'content', description);
  setContent('link[rel="canonical"]', 'href', site.origin + path);
}

/** Whether the visitor has focused something outside the page, such as a field of the footer. */
function isFocusElsewhere(): boolean {
  return document.activeElement?.matches(':not(body, main, main *)') ?? false;
}

function focusDestination(): void {
  const part = document.getElementById(location.hash.slice(1));
  focusPage(part);
  part?.scrollIntoView();
}
