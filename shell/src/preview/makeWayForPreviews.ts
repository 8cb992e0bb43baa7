import type { Previews } from './previews';

/**
 * Takes what was composed of the live releases out of the document: a preview is rendered in its
 * place, not taken over, and the styles of two releases must not meet.
 */
export function makeWayForPreviews(previews: Previews, root: Element): void {
  root.replaceChildren();
  for (const [remote, version] of previews) {
    const ofRemote = `link[href^="/releases/${remote}/"]`;
    const ofPreview = `[href^="/releases/${remote}/${version}/"]`;
    for (const link of document.head.querySelectorAll(`${ofRemote}:not(${ofPreview})`)) link.remove();
  }
}
