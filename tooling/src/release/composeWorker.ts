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
import { hostsContractOf } from './contractGate';
import { integrityOfFile } from './integrity';
import { LANGUAGES } from './languages';
import { labelOf } from './manifest';
import { liveRemote, liveShell, type Pointers } from './pointers';
import { Site, toBytes } from './Site';

export interface ComposeJob {
  readonly directory: string;
  readonly pointers: Pointers;
  readonly force: boolean;
}

export interface ComposedFile {
  /** Relative to the site's folder. */
  readonly file: string;
  /** `null` for a page that no route has any more. */
  readonly content: string | Uint8Array | null;
}

/** What the thread tells: each page before it renders it, and at last all that it composed. */
export type ComposeNews = { readonly rendering: string } | { readonly composed: readonly ComposedFile[] };

function tell(news: ComposeNews): void {
  parentPort?.postMessage(news);
}

class Composer {
  private readonly site: Site;
  private readonly shell: ShellRelease;
  private readonly server: ShellServer;

  constructor(private readonly job: ComposeJob) {
    this.site = new Site(job.directory);
    const shell = liveShell(job.pointers);
    if (!shell) throw new Error('No shell is live');
    this.shell = shell;
    tell({ rendering: labelOf(shell) });
    this.server = this.serverOf(shell);
  }

  async run(): Promise<ComposedFile[]> {
    const composed: ComposedFile[] = [];
    const obsolete = new Set(await this.site.pages());
    for (const path of [...this.shell.routes.map((route) => route.path), null]) {
      const live = path === null ? undefined : this.remoteOf(path);
      const remote = live && hostsContractOf(this.shell, live) ? live : undefined;
      for (const language of LANGUAGES) {
        const file = this.site.pageFile(path, language);
        obsolete.delete(file);
        // Live past the gate: nobody knows how it would render, and what stands there can be read.
        if (live !== remote && (await this.site.read(file))) continue;
        if (!(await this.isUpToDate(file, remote))) {
          composed.push({ file, content: await this.composePage(path, language, remote) });
        }
      }
    }
    const siteFiles = this.server.composeSiteFiles();
    for (const [file, content] of Object.entries(siteFiles)) {
      const present = await this.site.readBytes(file);
      if (!present?.equals(toBytes(content))) composed.push({ file, content });
    }
    for (const file of await this.siteFilesBefore()) if (!(file in siteFiles)) obsolete.add(file);
    return [...composed, ...[...obsolete].map((file) => ({ file, content: null }))];
  }

  /** What the shell that is live until now has put into the site's root; what others put there stays. */
  private async siteFilesBefore(): Promise<string[]> {
    const before = liveShell(await this.site.pointers());
    if (!before || before.version === this.shell.version) return [];
    return Object.keys(this.serverOf(before).composeSiteFiles());
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
    const releases = this.server.compositionMark(this.shell, remote);
    tell({ rendering: `${path ?? 'The page of unknown paths'} (${language}) of ${releases}` });
    const page = remote && path !== null ? await this.renderable(remote, path) : undefined;
    return this.server.composePage({ shell: this.shell, language, path, page });
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

  private serverOf(shell: ShellRelease): ShellServer {
    return (this.load(shell, shell.server, {}) as { default: ShellServer }).default;
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

async function composeSite(): Promise<void> {
  try {
    tell({ composed: await new Composer(workerData as ComposeJob).run() });
  } catch (error) {
    // Node would wrap anything else that a page throws into a text about promises.
    throw error instanceof Error ? error : new Error(String(error));
  }
}

void composeSite();
