import type { Route } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { DEVELOPMENT_VERSION } from '../workspace/sitePackage';

interface DevelopmentDocumentOptions {
  /** The live shell of the base site, which has composed its documents. */
  readonly shell: ShellRelease;
  /** The names of the developed packages, whose code comes from their sources. */
  readonly developed: readonly string[];
  /** Routes to pages of the developed packages that the live shell does not have. */
  readonly newRoutes: readonly Route[];
}

/**
 * Changes a document of the base site so that it shows the developed packages from their sources: replaces the
 * shell's scripts by its development build, preloads nothing, and allows the overlay that shows build errors.
 *
 * @throws RangeError when the document was not composed with the live shell
 */
export function developmentDocument(
  html: string,
  { shell, developed, newRoutes }: DevelopmentDocumentOptions,
): string {
  const live = (file: string) => `/releases/${shell.name}/${shell.version}/${file}`;
  const fromSource = (file: string) => `/releases/${shell.name}/${DEVELOPMENT_VERSION}/${file}`;
  const isDeveloped = developed.includes(shell.name);
  const scriptTag = (file: string) => new RegExp(`<script\\b[^>]*"${live(file)}"[^>]*></script>`);
  const styleTag = new RegExp(`<style\\b[^>]*"${live(shell.style)}"[^>]*>[^]*?</style>`);
  if (!scriptTag(shell.script).test(html)) {
    throw new RangeError(`The document does not load ${shell.script} of the live shell`);
  }
  const script = isDeveloped ? fromSource(shell.script) : live(shell.development ?? shell.script);
  // The development build reads from its attributes what is developed.
  const routes = JSON.stringify(newRoutes).replaceAll('"', '&quot;');
  let changed = html
    // What is preloaded belongs to the composed page and the shell's build for visitors, which are not used here.
    .replace(/<link rel="preload"[^>]*>/g, '')
    // The overlay has inline styles, which browsers refuse where there are hashes, and a Trusted Types policy.
    .replace(/style-src 'self'[^;"]*/, "style-src 'self' 'unsafe-inline'")
    .replace('trusted-types shell', '$& webpack-dev-server#overlay')
    .replace(
      scriptTag(shell.script),
      `<script defer src="${script}" data-developed="${developed.join(' ')}" data-routes="${routes}"></script>`,
    );
  for (const library of shell.libraries ?? []) changed = changed.replace(scriptTag(library), '');
  if (!isDeveloped) return changed;
  return changed.replace(styleTag, `<link rel="stylesheet" href="${fromSource(shell.style)}">`);
}
