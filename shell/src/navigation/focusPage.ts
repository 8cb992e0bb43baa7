/** Focuses the heading of the page that is shown, or the given part of it, without scrolling. */
export function focusPage(part: HTMLElement | null = null): void {
  const destination = part ?? document.querySelector<HTMLElement>('main h1');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
}
