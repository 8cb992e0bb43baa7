/** The releases that are shown instead of the live ones: a version by the name of a remote, or of the shell. */
export type Preview = ReadonlyMap<string, string>;

export const NO_PREVIEW: Preview = new Map();

/** The name of the address parameter that begins and ends a preview, and of the cookie that keeps it. */
export const PREVIEW_KEY = 'preview';

const LABEL = /^(?<name>[a-z][a-z\d-]*)@(?<version>[\da-f]{16})$/;

/** @param text labels like `mfe-deals@77c1d0a95ee2b346`, separated by commas; invalid ones are ignored */
export function parsePreview(text: string): Preview {
  const labels = text.split(',').flatMap((label) => {
    const { name, version } = LABEL.exec(label.trim())?.groups ?? {};
    return name !== undefined && version !== undefined ? [[name, version] as const] : [];
  });
  return new Map(labels);
}

/** The text that `parsePreview` reads. */
export function formatPreview(preview: Preview): string {
  return [...preview].map(([name, version]) => `${name}@${version}`).join();
}
