/** Browsers refuse many changes of the history in a short time. */
const WRITE_DELAY_MS = 150;

export function keptScroll(): number | undefined {
  return (history.state as { readonly scrollY?: number } | null)?.scrollY;
}

/** In each entry of the history. The browser restores it too early where the page is loaded after going back. */
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
  // Before a link or the browser leads to another entry.
  for (const event of ['click', 'pagehide']) window.addEventListener(event, write, { capture: true });
}
