/** Long enough for one write a scroll: browsers refuse many changes of the history in a short time. */
const WRITE_DELAY_MS = 150;

/** Where the visitor had scrolled to in the current entry of the browser's history. */
export function keptScroll(): number | undefined {
  return (history.state as { readonly scrollY?: number } | null)?.scrollY;
}

/**
 * Keeps the scroll position in each entry of the browser's history. The browser itself restores it too early where the page
 * is loaded after going back, such as in a document that was reloaded meanwhile.
 */
export function keepScroll(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    if (timer === undefined) return;
    cancel();
    history.replaceState({ ...(history.state as object | null), scrollY: Math.round(window.scrollY) }, '');
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('popstate', cancel);
  // At the latest before a link or the browser leads to another entry.
  for (const event of ['click', 'pagehide']) window.addEventListener(event, write, { capture: true });
}
