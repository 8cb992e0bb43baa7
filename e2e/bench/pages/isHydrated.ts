/**
 * Whether React has hydrated the header, the remote's page unless that is static, and every control on the screen. It
 * adds a property to each node that it hydrates. Runs in the page, as text: so it uses nothing of this module.
 */
export function isHydrated(): boolean {
  const hasKeyOfReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const isOnScreen = (element: Element) => {
    // What the browser has not laid out yet is not on the screen. Its box would have to be laid out to be known.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const [header, outlet] = ['#root header', '[data-remote]'].map((part) => document.querySelector(part));
  if (!header || !hasKeyOfReact(header)) return false;
  if (!outlet || !(outlet.hasAttribute('data-static') || hasKeyOfReact(outlet))) return false;
  const controls = [...document.querySelectorAll('#root :is(button, input, select)')];
  return controls.every((control) => hasKeyOfReact(control) || !isOnScreen(control));
}
