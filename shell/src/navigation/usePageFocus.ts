import { useCallback, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageLoad } from '../remotes/RemotePages';
import { keptScroll } from './keepScroll';

/** Without a part: the heading, or the whole page while it has none. */
export function focusPage(part: HTMLElement | null = null): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const destination = part ?? find('main h1') ?? find('main');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
}

/**
 * After a link, focuses the heading or the part that the address names, so that assistive technology announces the page: not
 * on the first load nor after going back, nor when the visitor has focused something beside the page meanwhile.
 *
 * @returns what to call when the page is in the document
 */
export function usePageFocus({ prerendered }: PageLoad): () => void {
  const navigationType = useNavigationType();
  // Later navigation within the page must not count.
  const [cameByLink] = useState(navigationType === 'PUSH');
  // The browser itself scrolls what the document contains.
  const [scrollTop] = useState(() => (cameByLink || prerendered ? undefined : keptScroll()));

  // At once, so that the fallback is visible and next in the tab order, too.
  useLayoutEffect(() => {
    if (!cameByLink) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [cameByLink]);

  return useCallback(() => {
    const isElsewhere = document.activeElement?.matches(':not(body, main, main *)') ?? false;
    if (cameByLink && !isElsewhere) {
      const part = document.getElementById(location.hash.slice(1));
      focusPage(part);
      part?.scrollIntoView();
    }
    if (scrollTop !== undefined) window.scrollTo(0, scrollTop);
  }, [cameByLink, scrollTop]);
}
