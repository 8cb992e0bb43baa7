import { useLayoutEffect, type RefObject } from 'react';

/** Ends a list that is too long for the room after a whole row. */
function endAfterRow(list: HTMLElement): void {
  list.style.maxHeight = '';
  if (list.scrollHeight <= list.clientHeight) return;
  const padding = parseFloat(getComputedStyle(list).paddingBlockEnd);
  const rows = [...list.children] as HTMLElement[];
  const start = rows[0]?.offsetTop ?? 0;
  const ends = rows.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight - start + padding);
  const end = ends.filter((px) => px <= list.clientHeight).at(-1);
  if (end !== undefined) list.style.maxHeight = `${String(end)}px`;
}

/** Scrolls to the control and the list below it, and tells the list how much room it has. */
function reveal(control: HTMLElement, { offsetTop, height }: VisualViewport): void {
  // The keyboard of a phone covers what is below.
  const visibleBottom = offsetTop + height;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(control);
  const { top, bottom } = control.getBoundingClientRect();
  const missingPx = bottom + parseFloat(scrollMarginBottom) - visibleBottom;
  // The control stays below the sticky header.
  const scrollPx = Math.min(Math.max(missingPx, 0), top - parseFloat(scrollMarginTop));
  if (scrollPx) scrollBy(0, scrollPx);
  const room = visibleBottom - control.getBoundingClientRect().bottom;
  control.parentElement?.style.setProperty('--room', `${String(room)}px`);
  const list = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (list) endAfterRow(list);
}

/** The scroll margins of the control say how much room its list needs, and how high the sticky header is. */
export function useListInView(
  control: RefObject<HTMLElement | null>,
  isOpen: boolean,
  rows: readonly string[],
): void {
  useLayoutEffect(() => {
    const element = control.current;
    const viewport = window.visualViewport;
    if (!isOpen || !element || !viewport) return;
    const onResize = () => reveal(element, viewport);
    onResize();
    viewport.addEventListener('resize', onResize);
    return () => viewport.removeEventListener('resize', onResize);
  }, [control, isOpen, rows]);
}
