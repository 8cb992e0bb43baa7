import type { RoutePath } from '@farekite/shared/contract';
import type { DocumentRequest, RemoteRelease, RenderablePage } from '@farekite/shared/protocol';

/** A bundle for Node of a release, as text: the process that runs it can read no files. */
export interface Bundle {
  /** The name in stack traces: the release's name and the file in it, `mfe-deals/server/top-airlines.js`. */
  readonly file: string;
  readonly source: string;
  /** The path of the release's browser files on the site, which the bundle puts before the addresses of its pictures. */
  readonly assetsPath: string;
}

/** Renders pages, with the code of the shell and of at most one remote. Its answer is a list of rendered pages. */
export interface RenderTask {
  readonly kind: 'render';
  readonly shell: Bundle;
  /** `undefined` for pages of the shell alone. */
  readonly remote: RemoteRelease | undefined;
  /** The bundles of the remote's pages by their paths. */
  readonly bundles: Readonly<Partial<Record<RoutePath, Bundle>>>;
  /** The texts of all these pages. */
  readonly texts: RenderablePage['texts'];
  readonly subjects: readonly Pick<DocumentRequest, 'path' | 'language'>[];
}

/**
 * Composes documents around rendered pages, with the code of the shell alone. Its answer has the documents and, when
 * they belong to no remote, the files in the site's root, by name and in base64.
 */
interface DocumentTask {
  readonly kind: 'document';
  readonly shell: Bundle;
  /** Of all pages. It is not repeated in each one, because a manifest may be much larger than a page. */
  readonly common: Pick<DocumentRequest, 'shell' | 'remote' | 'styles' | 'generator'>;
  readonly pages: readonly Pick<DocumentRequest, 'path' | 'language' | 'rendered'>[];
}

/** Loads the browser's entry of a remote, see startRemote. */
export interface StartTask {
  readonly kind: 'start';
  readonly shell: Bundle;
  /** @see ShellRelease.provides */
  readonly provides: Readonly<Record<string, string>>;
  readonly remote: Pick<RemoteRelease, 'name' | 'container' | 'entry'>;
  /** Those that it exposes: `./first-class-deals` */
  readonly modules: readonly string[];
  /** The path of its release on the site. */
  readonly address: string;
  /** The sources of its scripts, by their names in the release. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** What a process of its own does with the code of releases. */
export type SandboxTask = RenderTask | DocumentTask | StartTask;
