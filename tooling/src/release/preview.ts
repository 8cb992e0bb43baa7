import { UsageError } from '../util/UserError';
import { labelOf } from './manifest';

/** The releases that are shown instead of the live ones: a version by the name of a remote, or of the shell. */
export type Preview = ReadonlyMap<string, string>;

export const NO_PREVIEW: Preview = new Map();

/** The name of the address parameter that begins and ends a preview, and of the cookie that keeps it. */
export const PREVIEW_KEY = 'preview';

const LABEL = /^(?<name>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

/** Reads what `labelOf` writes; `undefined` for another text. */
function matchLabel(label: string) {
  return LABEL.exec(label)?.groups as Record<'name' | 'version', string> | undefined;
}

/** Reads what `labelOf` writes. @throws UserError when it is something else */
export function parseLabel(label: string): Record<'name' | 'version', string> {
  const release = matchLabel(label);
  if (release) return release;
  throw new UsageError(
    `${JSON.stringify(label)} names no release`,
    'Write name and version, as farekite status lists them: mfe-deals@77c1d0a95ee2b346.',
  );
}

/** @param text labels like `mfe-deals@77c1d0a95ee2b346`, separated by commas; invalid ones are ignored */
export function parsePreview(text: string): Preview {
  const releases = text.split(',').flatMap((label) => matchLabel(label.trim()) ?? []);
  return new Map(releases.map(({ name, version }) => [name, version]));
}

/** The text that `parsePreview` reads. */
export function formatPreview(preview: Preview): string {
  return [...preview].map(([name, version]) => labelOf({ name, version })).join();
}
