import { ROUTES } from '../routes/routes';

/** Which version of which remote a visit shows instead of the live one, by the remote's name. */
export type Previews = ReadonlyMap<string, string>;

export const NO_PREVIEWS: Previews = new Map();

/** Name of the parameter in addresses, and of the entry in sessionStorage. */
export const PREVIEW_KEY = 'preview';

const LABEL = /^(?<remote>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

/** @param text `mfe-deals@77c1d0a95ee2b346`, several separated by commas; what is no such label is left out */
function parsePreviews(text: string): Previews {
  const labels = text.split(',').flatMap((label) => {
    const { remote = '', version = '' } = LABEL.exec(label.trim())?.groups ?? {};
    return ROUTES.some((route) => route.remote === remote) ? [[remote, version] as const] : [];
  });
  return new Map(labels);
}

export function labelsOf(previews: Previews): string[] {
  return [...previews].map(([remote, version]) => `${remote}@${version}`);
}

/**
 * What this visit previews: what the address says or, while it says nothing, what an earlier page of
 * the visit was asked for. `?preview=` without a release ends it. Only names and versions are taken,
 * never an address: a preview comes from this site's own releases.
 */
export function readPreviews(search: string): Previews {
  const asked = new URLSearchParams(search).getAll(PREVIEW_KEY);
  try {
    if (asked.length === 0) return parsePreviews(sessionStorage.getItem(PREVIEW_KEY) ?? '');
    const previews = parsePreviews(asked.join());
    if (previews.size > 0) sessionStorage.setItem(PREVIEW_KEY, labelsOf(previews).join());
    else sessionStorage.removeItem(PREVIEW_KEY);
    return previews;
  } catch {
    // Storage is forbidden: the preview holds for this page.
    return parsePreviews(asked.join());
  }
}
