import { useEffect, useState, type RefObject } from 'react';

/** Room around what is focused for its ring, in CSS pixels. */
const RING_PX = 8;

/** Elements that only stand edge to edge do not cover each other. */
const TOUCHING_PX = -1;

/**
 * The controls of the page, and prices: paragraphs with one that is struck out. Not a link in the heading of
 * a card: it spans the whole card, which can be pressed elsewhere.
 */
const KEPT_CLEAR = 'main :is(a, button, input, select, textarea, p:has(> s)):not(h3 *)';

/** The control that the visitor is at, if it is none of the buttons themselves. A heading that was arrived at is none. */
function focusedControl(buttons: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
  return isControl && !buttons.contains(activeElement) ? activeElement : undefined;
}

/**
 * Whether buttons in the lower right corner of the screen cover a control of the page or a price, what is
 * focused, or the footer, which offers the same. The browser watches: nothing is measured while the page
 * scrolls.
 */
export function useStandsInTheWay(root: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let observers: IntersectionObserver[] = [];
    const forget = () => {
      for (const observer of observers) observer.disconnect();
    };
    const watch = () => {
      const buttons = root.current;
      if (!buttons) return;
      forget();
      const covered = new Set<Element>();
      const { left, top } = buttons.getBoundingClientRect();
      const observe = (roomPx: number, targets: Iterable<Element | null | undefined>) => {
        const observer = new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) covered.add(target);
              else covered.delete(target);
            }
            setCovers(covered.size > 0);
          },
          { rootMargin: `${String(roomPx - top)}px 0px 0px ${String(roomPx - left)}px` },
        );
        for (const target of targets) if (target) observer.observe(target);
        return observer;
      };
      const focused = focusedControl(buttons);
      const others = [...document.querySelectorAll(KEPT_CLEAR)].filter((element) => element !== focused);
      observers = [
        observe(RING_PX, [document.querySelector('footer'), focused]),
        observe(TOUCHING_PX, others),
      ];
    };
    watch();
    const listening = new AbortController();
    document.addEventListener('focusin', watch, { signal: listening.signal });
    document.addEventListener('focusout', watch, { signal: listening.signal });
    window.addEventListener('resize', watch, { signal: listening.signal });
    const changes = new MutationObserver(watch);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => {
      forget();
      changes.disconnect();
      listening.abort();
    };
  }, [root]);
  return covers;
}
