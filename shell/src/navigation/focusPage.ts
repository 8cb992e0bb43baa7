/** Focuses the heading of the page that is shown, or the given part of it, without scrolling; all of it while it has no heading. */
export function focusPage(part: HTMLElement | null = null): void {
  const destination =
    part ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!destination) return;
  if (destination.tabIndex < 0) destination.tabIndex = -1;
  destination.focus({ preventScroll: true });
}
