import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  PageModule,
  RemoteRelease,
  RenderablePage,
  RoutePath,
  ShellRelease,
  ShellServer,
} from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { loadBundle } from './bundle';
import { integrityOfFile } from './integrity';
import { liveRemote, liveShell, Site, type Pointers } from './Site';

export interface ComposeJob {
  readonly directory: string;
  readonly pointers: Pointers;
  readonly force: boolean;
}

export interface ComposedFile {
  /** Relative to the site's folder. */
  readonly file: string;
  /** `null` for the page of a route that is no more. */
  readonly content: string | null;
}

/** What the thread tells while it works: each page before it is rendered, and at last all of them. */
export type ComposeNews = { readonly rendering: string } | { readonly composed: readonly ComposedFile[] };

const LANGUAGES: readonly Language[] = ['en', 'es'];

class Composer {
  private readonly site: Site;
  private readonly shell: ShellRelease;
  private readonly server: ShellServer;

  constructor(
    private readonly job: ComposeJob,
    private readonly tell: (news: ComposeNews) => void,
  ) {
    this.site = new Site(job.directory);
    const shell = liveShell(job.pointers);
    if (!shell) throw new Error('No shell is live');
    this.shell = shell;
    this.server = (this.load(shell, shell.server, {}) as { default: ShellServer }).default;
  }

  async run(): Promise<ComposedFile[]> {
    const composed: ComposedFile[] = [];
    for (const path of [...this.shell.routes.map((route) => route.path), null]) {
      const remote = path === null ? undefined : this.remoteOf(path);
      for (const language of LANGUAGES) {
        const file = this.site.pageFile(path, language);
        if (!(await this.isUpToDate(file, remote))) {
          composed.push({ file, content: await this.composePage(path, language, remote) });
        }
      }
    }
    for (const [file, content] of Object.entries(this.server.composeSiteFiles())) {
      if ((await this.site.read(file)) !== content) composed.push({ file, content });
    }
    return composed;
  }

  private remoteOf(path: RoutePath): RemoteRelease | undefined {
    const name = this.shell.routes.find((route) => route.path === path)?.remote;
    return name === undefined ? undefined : liveRemote(this.job.pointers, name);
  }

  /** A page names the releases it was composed from; nothing else goes into it. */
  private async isUpToDate(file: string, remote: RemoteRelease | undefined): Promise<boolean> {
    if (this.job.force) return false;
    const mark = `content="${this.server.compositionMark(this.shell, remote)}"`;
    return (await this.site.read(file))?.includes(mark) ?? false;
  }

  private async composePage(
    path: RoutePath | null,
    language: Language,
    remote: RemoteRelease | undefined,
  ): Promise<string> {
    const page = remote && path !== null ? await this.renderable(remote, path) : undefined;
    try {
      return await this.server.composePage({ shell: this.shell, language, path, page });
    } catch (cause) {
      const releases = this.server.compositionMark(this.shell, remote);
      throw new Error(
        `${path ?? 'The page of unknown paths'} (${language}) of ${releases} does not render: ${String(cause)}`,
        { cause },
      );
    }
  }

  private async renderable(release: RemoteRelease, path: RoutePath): Promise<RenderablePage | undefined> {
    const page = release.pages[path];
    if (!page) return undefined;
    return {
      release,
      manifestIntegrity: await integrityOfFile(join(this.site.releaseDirectory(release), 'release.json')),
      module: this.load(release, page.server, this.server.modules) as PageModule,
    };
  }

  private load(
    release: RemoteRelease | ShellRelease,
    file: string,
    modules: Readonly<Record<string, unknown>>,
  ): unknown {
    const { name, version } = release;
    return loadBundle(
      join(this.site.releaseDirectory(release), file),
      modules,
      `/releases/${name}/${version}/browser/`,
    );
  }
}

void new Composer(workerData as ComposeJob).run().then((composed) => parentPort?.postMessage(composed));
