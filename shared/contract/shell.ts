import type { Language } from '../language/Language';
import type { PageModule } from './page';
import type { RemoteRelease, ShellRelease } from './release';
import type { Route, RoutePath } from './routes';

/** A page of a remote, ready to be rendered. */
export interface RenderablePage {
  readonly release: RemoteRelease;
  /** Hash of the release's `release.json`, for pages that outlive the pointer. */
  readonly manifestIntegrity: string;
  readonly module: PageModule;
}

export interface ComposeRequest {
  readonly shell: ShellRelease;
  readonly language: Language;
  /** One of the route table, or `null` for the page of an unknown path. */
  readonly path: RoutePath | null;
  /** `undefined` while no release of the path's remote is live. */
  readonly page?: RenderablePage | undefined;
}

/** What the shell's bundle for Node exports; the release tool composes the site's pages with it. */
export interface ShellServer {
  readonly routes: readonly Route[];
  /** @see ShellRelease.hosts */
  readonly hosts?: readonly number[];
  /** The share scope for the remotes' bundles for Node: what their `require` finds. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** A text that stands in every document composed from these releases, and in no other. */
  compositionMark(shell: ShellRelease, remote: RemoteRelease | undefined): string;
  /** The whole document. Rejects when the page throws while it renders. */
  composePage(request: ComposeRequest): Promise<string>;
  /** Files for the site's root that depend on the shell alone, by name: robots.txt, sitemap.xml, icons … */
  composeSiteFiles(): Readonly<Record<string, string | Uint8Array>>;
}
