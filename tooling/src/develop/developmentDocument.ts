import type { Route } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';

interface Scene {
  /** What is live on the site, and composed its documents. */
  readonly shell: ShellRelease;
  /** The packages that are served from their sources, by name. */
  readonly developed: readonly string[];
  /** Whose the pages are that they have and the live shell does not know. */
  readonly newRoutes: readonly Route[];
}

function address({ name, version }: Pick<ShellRelease, 'name' | 'version'>, file: string): string {
  return `/releases/${name}/${version}/${file}`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** A whole element of a document that names a file of the live shell. */
function elementOf(shell: ShellRelease, file: string): RegExp {
  return new RegExp(`<(?:script|link)\\b[^>]*"${escapeRegExp(address(shell, file))}"[^>]*>(?:</script>)?`);
}

/** The policy of the site, and what the overlay with build errors needs on top of it. */
function allowOverlay(policy: string): string {
  return policy
    .replace("style-src 'self'", "$& 'unsafe-inline'")
    .replace('trusted-types shell', '$& webpack-dev-server#overlay');
}

/**
 * Makes a composed document of a site one in which some packages come from their sources: the shell's
 * script is exchanged for one with React's development build, which is told whom to show from where.
 *
 * @throws RangeError when the document does not load the shell that is live
 */
export function developmentDocument(html: string, { shell, developed, newRoutes }: Scene): string {
  const script = elementOf(shell, shell.script);
  if (!script.test(html))
    throw new RangeError(`The document does not load ${shell.script} of the live shell`);
  const isShellDeveloped = developed.includes(shell.name);
  const source = isShellDeveloped ? { name: shell.name, version: DEVELOPMENT_VERSION } : shell;
  const file = isShellDeveloped ? shell.script : (shell.development ?? shell.script);
  const document = html
    .replace(
      script,
      `<script defer src="${address(source, file)}" data-developed="${developed.join(' ')}" data-routes="${JSON.stringify(newRoutes).replaceAll('"', '&quot;')}"></script>`,
    )
    .replace(
      /(http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start: string, policy: string) => start + allowOverlay(policy),
    );
  if (!isShellDeveloped) return document;
  // The developed stylesheet names files of its own, so the browser would warn that the preloaded ones are unused.
  const withoutPreloads = shell.preload.reduce(
    (text, preloaded) => text.replace(elementOf(shell, preloaded), ''),
    document,
  );
  return withoutPreloads.replace(
    elementOf(shell, shell.style),
    `<link rel="stylesheet" href="${address(source, shell.style)}">`,
  );
}
