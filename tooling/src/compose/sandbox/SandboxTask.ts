import type { RoutePath } from '@farekite/shared/contract';
import type { DocumentRequest, RemoteRelease, RenderablePage } from '@farekite/shared/protocol';

/** Text, because the process that runs it reads no files. */
export interface Bundle {
  /** In stack traces: `mfe-deals/server/top-airlines.js` */
  readonly file: string;
  readonly source: string;
  readonly assetsPath: string;
}

export interface RenderTask {
  readonly kind: 'render';
  readonly shell: Bundle;
  readonly remote: RemoteRelease | undefined;
  readonly bundles: Readonly<Partial<Record<RoutePath, Bundle>>>;
  readonly texts: RenderablePage['texts'];
  readonly subjects: readonly Pick<DocumentRequest, 'path' | 'language'>[];
}

/** Runs only the code of the shell. The answer has the documents and, without a remote, the files in the site’s root in base64. */
interface DocumentTask {
  readonly kind: 'document';
  readonly shell: Bundle;
  /** Once for all pages, because a manifest may be much larger than a page. */
  readonly common: Pick<DocumentRequest, 'shell' | 'remote' | 'styles' | 'generator'>;
  readonly pages: readonly Pick<DocumentRequest, 'path' | 'language' | 'rendered'>[];
}

export interface StartTask {
  readonly kind: 'start';
  readonly shell: Bundle;
  readonly provides: Readonly<Record<string, string>>;
  readonly remote: Pick<RemoteRelease, 'name' | 'container' | 'entry'>;
  readonly modules: readonly string[];
  readonly address: string;
  readonly scripts: Readonly<Record<string, string>>;
}

export type SandboxTask = RenderTask | DocumentTask | StartTask;
