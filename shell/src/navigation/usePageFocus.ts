import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageHead } from '@farekite/shared/contract';
import { addressIn, isLanguage, type Language } from '@farekite/shared/language';
import { useShell } from '../context/ShellContext';
import type { PageLoad } from '../remotes/RemotePages';
import { keptScroll } from './keepScroll';

/** Focuses the heading of the page that is shown, or the given part of it, without scrolling; all of it while it has no heading. */
export function focusPage(part: HTMLElement | null = null): void {
  const destination =
    part ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
}

/** Called when a page is in the document, and again after each change of its language. */
export type OnShown = (head: PageHead, language: Language) => void;

/**
 * Returns a callback for when a page is in the document. It updates the document's head and, after a visitor followed a
 * link here, focuses the page's heading or the part of it that the address names, so that assistive technology announces
 * the new page. It moves no focus on the first load, where the browser announces the document, nor after going back,
 * where it restores the scroll position, nor when the visitor has focused something beside the page while it was loading.
 */
export function usePageFocus({ route, prerendered }: PageLoad): OnShown {
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

  return useCallback<OnShown>(
    (head, language) => {
      updateDocumentHead(head, site.origin, route.path, language);
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

/** Sets title, description and addresses of the document, as in the composed document of that path and language. */
function updateDocumentHead(head: PageHead, origin: string, path: string, language: Language): void {
  document.title = head.title;
  setContent('meta[name="description"]', 'content', head.description);
  setContent('link[rel="canonical"]', 'href', origin + addressIn(language, path));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]'))
    link.href = origin + (isLanguage(link.hreflang) ? addressIn(link.hreflang, path) : path);
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
