import type { Overrides } from '../preview/readPreview';

/** A developed page is rendered from scratch, and the styles of two releases would conflict. */
export function removeComposedPage(overrides: Overrides): void {
  document.getElementById('root')?.replaceChildren();
  for (const remote of overrides.keys()) {
    const styles = document.querySelectorAll(`style[data-href^="/releases/${remote}/"]`);
    for (const style of styles) style.remove();
  }
}
