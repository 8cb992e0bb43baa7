/**
 * Records the buttons that are clicked before React can answer, for the shell to repeat.
 *
 * @param selector of the buttons
 * @param fade of a button while its click waits. An animation changes no attribute, which hydration would find
 * @param maxAgeMs A click that the page could not answer within this time is forgotten: by then it would come as a surprise
 */
export function recordEarlyClicks(selector: string, fade: PropertyIndexedKeyframes, maxAgeMs: number): void {
  // The animation of a button lasts as long as its click is remembered.
  const clicks = new Map<HTMLElement, Animation>();
  const record = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(selector);
    if (!button) return;
    const animation = clicks.get(button) ?? button.animate(fade, maxAgeMs);
    animation.currentTime = 0;
    clicks.set(button, animation);
  };
  document.addEventListener('click', record, true);
  Object.assign(document, { earlyClicks: { clicks, record } });
}
