import type { RoutePath } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import type { DocumentRequest, RemoteRelease, RenderablePage, ShellRelease } from '@farekite/shared/protocol';

/** A bundle for Node of a release, as text: the process that runs it can read no files. */
export interface Bundle {
  /** The name in stack traces: the release's name and the file in it, `mfe-deals/server/top-airlines.js`. */
  readonly file: string;
  readonly source: string;
  /** The path of the release's browser files on the site, which the bundle puts before the addresses of its pictures. */
  readonly assetsPath: string;
}

/** A page of the site in one language. */
export interface PageSubject {
  /** `null` for the page that unknown paths get. */
  readonly path: RoutePath | null;
  readonly language: Language;
}

/** Renders pages, with the code of the shell and of at most one remote. */
export interface RenderTask {
  readonly kind: 'render';
  readonly shell: Bundle;
  /** `undefined` for pages of the shell alone. */
  readonly remote: RemoteRelease | undefined;
  /** The bundles of the remote's pages by their paths. */
  readonly bundles: Readonly<Partial<Record<RoutePath, Bundle>>>;
  /** The texts of all these pages. */
  readonly texts: RenderablePage['texts'];
  readonly subjects: readonly PageSubject[];
}

/** Composes documents around rendered pages, with the code of the shell alone. */
export interface DocumentTask {
  readonly kind: 'document';
  readonly shell: Bundle;
  /**
   * Of all pages. They are not repeated in each one, because a manifest may be much larger than a page. Of the shell's
   * routes there are those of the pages.
   */
  readonly releases: { readonly shell: ShellRelease; readonly remote: DocumentRequest['remote'] };
  /** @see DocumentRequest.styles. Of all pages. */
  readonly styles: DocumentRequest['styles'];
  readonly generator: string;
  readonly pages: readonly (PageSubject & {
    readonly rendered: DocumentRequest['rendered'];
  })[];
}

/** Composes the files in the site's root, with the code of the shell alone. */
export interface SiteFilesTask {
  readonly kind: 'siteFiles';
  readonly shell: Bundle;
}

/** What a process of its own does with the code of releases. */
export type SandboxTask = RenderTask | DocumentTask | SiteFilesTask;

/** Why a task was not done, as far as the process itself can tell. */
export type TaskFailure =
  | {
      /** `outdated shell`: its bundle lacks a function that this version of the tool calls. */
      readonly reason: 'outdated shell' | 'unstable' | 'unsettled';
      readonly detail?: undefined;
    }
  | {
      readonly reason: 'error';
      /** `TypeError: fares is undefined` */
      readonly problem: string;
      readonly stack: string;
      /** @see ComponentError */
      readonly componentStack: string;
    };

/** The process's messages, one JSON text in a line: each page before it is worked on, answers, and finally the outcome. */
export type SandboxMessage =
  /** The position of the page in the task. */
  | { readonly workingOn: number }
  /** A rendered page or a document, in the order of the task; for files all of them, in base64 by name. */
  | { readonly answer: unknown }
  | { readonly isDone: true }
  | { readonly failure: TaskFailure };
