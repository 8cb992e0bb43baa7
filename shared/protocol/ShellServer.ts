import type { PageModule } from '../contract/page';
import type { Route, RoutePath } from '../contract/routes';
import type { SiteLanguage } from '../language/Language';
import type { RemoteRelease, ShellRelease } from './release';

/** A page of a remote, loaded and ready to be rendered. */
export interface RenderablePage {
  readonly release: RemoteRelease;
  /** Hash of the release's `release.json`: a page may be open for longer than the pointer names this release. */
  readonly manifestIntegrity: string;
  readonly module: PageModule;
}

/** Which document to compose, and from which releases. */
export interface ComposeRequest {
  readonly shell: ShellRelease;
  readonly language: SiteLanguage;
  /** A path of the route table, or `null` for the page that unknown paths get. */
  readonly path: RoutePath | null;
  /** `undefined` while no release of the path's remote is live. */
  readonly page?: RenderablePage | undefined;
}

/** What the shell's bundle for Node exports. The release tool composes the site's pages with it. */
export interface ShellServer {
  readonly routes: readonly Route[];
  /** @see ShellRelease.hosts */
  readonly hosts?: readonly number[];
  /** @see ShellRelease.languages */
  readonly languages?: readonly string[];
  /** The share scope for the remotes' bundles for Node: what their `require` finds. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** A text that every document composed from these releases contains, and no other document does. */
  compositionMark(shell: ShellRelease, remote: RemoteRelease | undefined): string;
  /** The whole document. Rejects when the page throws while it renders. */
  composePage(request: ComposeRequest): Promise<string>;
  /** Files at the site's root that depend on nothing but the shell, by name: robots.txt, sitemap.xml, icons … */
  composeSiteFiles(): Readonly<Record<string, string | Uint8Array>>;
}
