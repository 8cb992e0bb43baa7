import { labelOf, matchLabel } from './manifest';

/** Versions by the names of remotes, or of the shell. */
export type Preview = ReadonlyMap<string, string>;

export const NO_PREVIEW: Preview = new Map();

/** @param text labels like `mfe-deals@77c1d0a95ee2b346`, separated by commas; invalid ones are ignored */
export function parsePreview(text: string): Preview {
  const releases = text.split(',').flatMap((label) => matchLabel(label.trim()) ?? []);
  return new Map(releases.map(({ name, version }) => [name, version]));
}

export function formatPreview(preview: Preview): string {
  return [...preview].map(([name, version]) => labelOf({ name, version })).join();
}
