import type { Route } from '@farekite/shared/contract';
import type { ShellRelease } from '@farekite/shared/protocol';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';

/** What is preloaded belongs to the composed page and the shell's build for visitors, which are not used here. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

export interface DevelopmentDocumentOptions {
  /** The live shell of the base site, which has composed its documents. */
  readonly shell: ShellRelease;
  /** The names of the developed packages, whose code comes from their sources. */
  readonly developed: readonly string[];
  /** Routes to pages of the developed packages that the live shell does not have. */
  readonly newRoutes: readonly Route[];
}

function addressOf({ name, version }: Pick<ShellRelease, 'name' | 'version'>, file: string): string {
  return `/releases/${name}/${version}/${file}`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** Matches the element that loads a file of the shell, or contains it. */
function elementOf(shell: ShellRelease, file: string): RegExp {
  const attributes = `[^>]*"${escapeRegExp(addressOf(shell, file))}"[^>]*`;
  return new RegExp(
    `<(?:script\\b${attributes}></script|link\\b${attributes}|style\\b${attributes}>[^]*?</style)>`,
  );
}

/** The script element of the development build, which reads from its attributes what is developed. */
function developmentScript({ shell, developed, newRoutes }: DevelopmentDocumentOptions): string {
  const source = developed.includes(shell.name)
    ? addressOf({ name: shell.name, version: DEVELOPMENT_VERSION }, shell.script)
    : addressOf(shell, shell.development ?? shell.script);
  const routes = JSON.stringify(newRoutes).replaceAll('"', '&quot;');
  return `<script defer src="${source}" data-developed="${developed.join(' ')}" data-routes="${routes}"></script>`;
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

function withoutFiles(document: string, shell: ShellRelease, files: readonly string[]): string {
  return files.reduce((text, file) => text.replace(elementOf(shell, file), ''), document);
}

/** Replaces the stylesheet of the live shell by that of the developed shell. */
function loadDevelopedStyles(document: string, shell: ShellRelease): string {
  const source = addressOf({ name: shell.name, version: DEVELOPMENT_VERSION }, shell.style);
  return document.replace(elementOf(shell, shell.style), `<link rel="stylesheet" href="${source}">`);
}

/**
 * Changes a document of the base site so that it shows the developed packages from their sources: replaces the
 * shell's scripts by its development build, preloads nothing, and allows the overlay that shows build errors.
 *
 * @throws RangeError when the document was not composed with the live shell
 */
export function developmentDocument(html: string, options: DevelopmentDocumentOptions): string {
  const { shell, developed } = options;
  const script = elementOf(shell, shell.script);
  if (!script.test(html)) {
    throw new RangeError(`The document does not load ${shell.script} of the live shell`);
  }
  const document = withoutFiles(html, shell, shell.libraries ?? [])
    .replaceAll(PRELOAD, '')
    .replace(script, developmentScript(options))
    .replace(
      /(http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start: string, policy: string) => start + allowOverlay(policy),
    );
  return developed.includes(shell.name) ? loadDevelopedStyles(document, shell) : document;
}
