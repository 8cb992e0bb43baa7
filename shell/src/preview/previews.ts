import { mayBeRemote } from '../routes/siteRoutes';

/** The versions that a visit shows instead of the live ones, by remote. */
export type Previews = ReadonlyMap<string, string>;

export const NO_PREVIEWS: Previews = new Map();

/** Name of the address parameter and of the entry in sessionStorage. */
export const PREVIEW_KEY = 'preview';

const LABEL = /^(?<remote>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

/** @param text labels like `mfe-deals@77c1d0a95ee2b346`, separated by commas; invalid ones are ignored */
function parsePreviews(text: string): Previews {
  const labels = text.split(',').flatMap((label) => {
    const { remote = '', version = '' } = LABEL.exec(label.trim())?.groups ?? {};
    return version && mayBeRemote(remote) ? [[remote, version] as const] : [];
  });
  return new Map(labels);
}

export function previewLabels(previews: Previews): string[] {
  return [...previews].map(([remote, version]) => `${remote}@${version}`);
}

/**
 * The previews of this visit: those in the address or, without any there, those of an earlier page of the
 * visit. `?preview=` without a release ends them. Only names and versions are accepted, never an address:
 * a preview is always a release of this site.
 */
export function readPreviews(search: string): Previews {
  const requested = new URLSearchParams(search).getAll(PREVIEW_KEY);
  try {
    if (requested.length === 0) return parsePreviews(sessionStorage.getItem(PREVIEW_KEY) ?? '');
    const previews = parsePreviews(requested.join());
    if (previews.size > 0) sessionStorage.setItem(PREVIEW_KEY, previewLabels(previews).join());
    else sessionStorage.removeItem(PREVIEW_KEY);
    return previews;
  } catch {
    // Storage is forbidden: the preview ends with this page.
    return parsePreviews(requested.join());
  }
}
