import { UsageError } from '../util/UserError';
import { labelOf } from './manifest';

/** Versions by the names of remotes, or of the shell. */
export type Preview = ReadonlyMap<string, string>;

export const NO_PREVIEW: Preview = new Map();

/** Names the address parameter that begins and ends a preview, and its cookie. */
export const PREVIEW_KEY = 'preview';

const LABEL = /^(?<name>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

function matchLabel(label: string) {
  return LABEL.exec(label)?.groups as Record<'name' | 'version', string> | undefined;
}

export function parseLabel(label: string): Record<'name' | 'version', string> {
  const release = matchLabel(label);
  if (release) return release;
  throw new UsageError(
    `${JSON.stringify(label)} names no release`,
    'Write name and version, as farekite status lists them: mfe-deals@77c1d0a95ee2b346.',
  );
}

export function parsePreview(text: string): Preview {
  const releases = text.split(',').flatMap((label) => matchLabel(label.trim()) ?? []);
  return new Map(releases.map(({ name, version }) => [name, version]));
}

export function formatPreview(preview: Preview): string {
  return [...preview].map(([name, version]) => labelOf({ name, version })).join();
}
