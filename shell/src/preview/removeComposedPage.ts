import type { Previews } from './previews';

/**
 * Removes the composed page and the live releases' styles from the document: a preview is rendered from
 * scratch rather than hydrated, and the styles of two releases would conflict.
 */
export function removeComposedPage(previews: Previews, root: Element): void {
  root.replaceChildren();
  for (const [remote, version] of previews) {
    const linksOfRemote = `link[href^="/releases/${remote}/"]`;
    const linkOfPreview = `[href^="/releases/${remote}/${version}/"]`;
    for (const link of document.querySelectorAll(`${linksOfRemote}:not(${linkOfPreview})`)) link.remove();
  }
}
