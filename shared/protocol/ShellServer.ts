import type { PageHead, PageModule } from '../contract/page';
import type { Route, RoutePath } from '../contract/routes';
import type { Texts } from '../language/createI18n';
import type { Language } from '../language/Language';
import type { Integrity, RemoteRelease, ShellRelease } from './release';

export interface RenderablePage {
  readonly release: RemoteRelease;
  readonly module: PageModule;
  /** By language. */
  readonly texts: Readonly<Record<string, Texts>>;
}

export interface RenderRequest {
  readonly language: Language;
  /** `null` for the page that unknown paths get. */
  readonly path: RoutePath | null;
  readonly page?: RenderablePage | undefined;
}

/** What a remote's code decides about its document. */
export interface RenderedPage {
  /** HTML of the layout with the page in it. */
  readonly markup: string;
  readonly head: PageHead;
}

/** Its `cause` is what a component has thrown. */
export interface ComponentError extends Error {
  /** As React writes it, innermost first. */
  readonly componentStack: string;
}

export interface VerifiedRemote {
  readonly release: RemoteRelease;
  /** Of `release.json`: a page may be open for longer than the pointer names this release. */
  readonly manifestIntegrity: Integrity;
}

export interface DocumentRequest {
  readonly shell: ShellRelease;
  readonly language: Language;
  readonly path: RoutePath | null;
  /** `undefined` for the shell's own pages. */
  readonly remote?: VerifiedRemote | undefined;
  readonly rendered: RenderedPage;
  /** The stylesheets by address: `/releases/shell/5e11…/browser/shell.css`. */
  readonly styles: Readonly<Record<string, string>>;
  /** The content of the generator element. */
  readonly generator: string;
}

/** What the shell's bundle for Node exports. */
export interface ShellServer {
  readonly routes: readonly Route[];
  /** @see ShellRelease.hosts */
  readonly hosts: readonly number[];
  /** @see ShellRelease.languages */
  readonly languages: readonly string[];
  /** Where browsers tell of visits: a path of the site. @default nowhere */
  readonly telemetry?: string | undefined;
  /** What `require` finds in the remotes' bundles. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Rejects when the page throws, with a {@link ComponentError} if React knows the component. */
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  composeDocument(request: DocumentRequest): string;
  /** Files at the site's root by name: robots.txt, sitemap.xml, icons … */
  composeSiteFiles(): Readonly<Record<string, string | Uint8Array>>;
}
