import type { Route } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';

/** The elements of a document that load a file, or contain a stylesheet. */
const ELEMENTS = /<script\b[^>]*><\/script>|<link\b[^>]*>|<style\b[^>]*>[^]*?<\/style>/g;

export interface DevelopmentDocumentOptions {
  /** The live shell of the base site, which has composed its documents. */
  readonly shell: ShellRelease;
  /** The names of the developed packages, whose code comes from their sources. */
  readonly developed: readonly string[];
  /** Routes to pages of the developed packages that the live shell does not have. */
  readonly newRoutes: readonly Route[];
}

/** What takes the place of the elements for the shell's files, by the address of the file. */
function replacementsOf({ shell, developed, newRoutes }: DevelopmentDocumentOptions): Map<string, string> {
  const live = (file: string) => `/releases/${shell.name}/${shell.version}/${file}`;
  const fromSource = (file: string) => `/releases/${shell.name}/${DEVELOPMENT_VERSION}/${file}`;
  const isDeveloped = developed.includes(shell.name);
  const script = isDeveloped ? fromSource(shell.script) : live(shell.development ?? shell.script);
  // The development build reads from its attributes what is developed.
  const routes = JSON.stringify(newRoutes).replaceAll('"', '&quot;');
  const replacements = new Map([
    [
      live(shell.script),
      `<script defer src="${script}" data-developed="${developed.join(' ')}" data-routes="${routes}"></script>`,
    ],
    ...(shell.libraries ?? []).map((file) => [live(file), ''] as const),
  ]);
  if (isDeveloped)
    replacements.set(live(shell.style), `<link rel="stylesheet" href="${fromSource(shell.style)}">`);
  return replacements;
}

/** Adds the styles and the Trusted Types policy of the overlay that shows build errors. */
function allowOverlay(policy: string): string {
  return (
    policy
      // Where there are hashes, browsers ignore 'unsafe-inline'.
      .replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace('trusted-types shell', '$& webpack-dev-server#overlay')
  );
}

/**
 * Changes a document of the base site so that it shows the developed packages from their sources: replaces the
 * shell's scripts by its development build, preloads nothing, and allows the overlay that shows build errors.
 *
 * @throws RangeError when the document was not composed with the live shell
 */
export function developmentDocument(html: string, options: DevelopmentDocumentOptions): string {
  const replacements = replacementsOf(options);
  const [script = ''] = replacements.keys();
  if (!html.includes(`"${script}"`)) {
    throw new RangeError(`The document does not load ${options.shell.script} of the live shell`);
  }
  return html
    .replace(ELEMENTS, (element) => {
      // What is preloaded belongs to the composed page and the shell's build for visitors, which are not used here.
      if (element.startsWith('<link rel="preload"')) return '';
      const file = [...replacements.keys()].find((address) => element.includes(`"${address}"`));
      return file === undefined ? element : (replacements.get(file) ?? '');
    })
    .replace(
      /(http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start: string, policy: string) => start + allowOverlay(policy),
    );
}
