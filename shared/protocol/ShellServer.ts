import type { PageHead, PageModule } from '../contract/page';
import type { Route, RoutePath } from '../contract/routes';
import type { Texts } from '../language/createI18n';
import type { Language } from '../language/Language';
import type { Integrity, RemoteRelease, ShellRelease } from './release';

/** A page of a remote, loaded and ready to be rendered. */
export interface RenderablePage {
  readonly release: RemoteRelease;
  readonly module: PageModule;
  /** The texts of its namespaces in each language that its release speaks. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** Which page to render, and in which language. */
export interface RenderRequest {
  readonly language: Language;
  /** A path of the route table, or `null` for the page that unknown paths get. */
  readonly path: RoutePath | null;
  /** `undefined` for the page that unknown paths get. */
  readonly page?: RenderablePage | undefined;
}

/** A rendered page as data: what a remote's code decides about its document. */
export interface RenderedPage {
  /** HTML of the layout with the page in it, the content of the document's root element. */
  readonly markup: string;
  readonly head: PageHead;
}

/** What `renderPage` rejects with when a component throws; its `cause` is what was thrown. */
export interface ComponentError extends Error {
  /** The components around the one that threw, innermost first, as React writes them. */
  readonly componentStack: string;
}

/** A release of a remote with the hash of its manifest. */
export interface VerifiedRemote {
  readonly release: RemoteRelease;
  /** Hash of the release's `release.json`: a page may be open for longer than the pointer names this release. */
  readonly manifestIntegrity: Integrity;
}

/** Which document to compose: a rendered page, and the releases whose files it loads. */
export interface DocumentRequest {
  readonly shell: ShellRelease;
  readonly language: Language;
  readonly path: RoutePath | null;
  /** The release that the page was rendered from; `undefined` for the shell's own pages. */
  readonly remote?: VerifiedRemote | undefined;
  readonly rendered: RenderedPage;
  /** The texts of the stylesheets that the document needs, by their addresses: `/releases/shell/5e11…/browser/shell.css`. */
  readonly styles: Readonly<Record<string, string>>;
  /** The content of the generator element, by which the release tool recognizes outdated documents. */
  readonly generator: string;
}

/**
 * What the shell's bundle for Node exports. The release tool composes the site's pages with it: it renders the pages
 * of each remote in a process of their own, and composes the documents in another one that runs no code of a remote.
 */
export interface ShellServer {
  readonly routes: readonly Route[];
  /** @see ShellRelease.hosts */
  readonly hosts: readonly number[];
  /** @see ShellRelease.languages */
  readonly languages: readonly string[];
  /** Where browsers tell of visits: a path of the site. @default nowhere */
  readonly telemetry?: string | undefined;
  /** The share scope for the remotes' bundles for Node: what their `require` finds. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Rejects when the page throws while it renders, with a {@link ComponentError} if React knows the component. */
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** The whole document around a rendered page. */
  composeDocument(request: DocumentRequest): string;
  /** Files at the site's root that depend on nothing but the shell, by name: robots.txt, sitemap.xml, icons … */
  composeSiteFiles(): Readonly<Record<string, string | Uint8Array>>;
}
