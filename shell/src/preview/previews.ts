import { ROUTES } from '@farekite/shared/contract';

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
    return version && ROUTES.some((route) => route.remote === remote) ? [[remote, version] as const] : [];
  });
  return new Map(labels);
}

export function previewLabels(previews: Previews): string[] {
  return [...previews].map(([remote, version]) => `${remote}@${version}`);
}

function readStoredPreviews(): Previews {
  try {
    return parsePreviews(sessionStorage.getItem(PREVIEW_KEY) ?? '');
  } catch {
    // Storage is forbidden.
    return NO_PREVIEWS;
  }
}

/** Stores the previews for later pages of the visit. */
function storePreviews(previews: Previews): void {
  try {
    if (previews.size > 0) sessionStorage.setItem(PREVIEW_KEY, previewLabels(previews).join());
    else sessionStorage.removeItem(PREVIEW_KEY);
  } catch {
    // Storage is forbidden: they end with this page.
  }
}

/**
 * The previews of this visit: those in the address or, without any there, those of an earlier page of the
 * visit. `?preview=` without a release ends them. Only names and versions are accepted, never an address:
 * a preview is always a release of this site.
 */
export function readPreviews(search: string): Previews {
  const requested = new URLSearchParams(search).getAll(PREVIEW_KEY);
  if (requested.length === 0) return readStoredPreviews();
  const previews = parsePreviews(requested.join());
  storePreviews(previews);
  // What a document stores that the browser loads ahead is lost when it is shown.
  document.addEventListener('prerenderingchange', () => storePreviews(previews), { once: true });
  return previews;
}
