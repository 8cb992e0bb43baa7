import type { Overrides } from '../preview/readPreview';

/** A developed page is rendered from scratch, and the styles of two releases would conflict. */
export function removeComposedPage(overrides: Overrides): void {
  document.getElementById('root')?.replaceChildren();
  for (const [remote, version] of overrides) {
    const ofLiveRelease = (attribute: string) =>
      `[${attribute}^="/releases/${remote}/"]:not([${attribute}^="/releases/${remote}/${version}/"])`;
    const selector = `link${ofLiveRelease('href')}, style${ofLiveRelease('data-href')}`;
    for (const element of document.querySelectorAll(selector)) element.remove();
  }
}
