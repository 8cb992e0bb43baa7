import { join } from 'node:path';
import type { PageModule, RoutePath } from '@farekite/shared/contract';
import type { SiteLanguage } from '@farekite/shared/language';
import type { RemoteRelease, RenderablePage, ShellRelease, ShellServer } from '@farekite/shared/protocol';
import { hostsContractOf } from '../release/hostedContracts';
import { integrityOfFile } from '../release/integrity';
import { loadBundle } from '../release/loadBundle';
import { labelOf } from '../release/manifest';
import { languagesOf } from '../release/languages';
import { liveRemote, liveShell, type Pointers } from '../store/pointers';
import { toBytes, type Site } from '../store/Site';
import type { ComposedFile } from './ComposedFile';

interface ComposerOptions {
  readonly site: Site;
  readonly pointers: Pointers;
  /** Whether pages that are up to date are composed, too. */
  readonly force: boolean;
  /** Called before the code of a page or a release runs, with its name for error messages. */
  readonly onRendering: (subject: string) => void;
}

/**
 * Composes a site's files with the server bundle of the live shell. It runs code of the releases, which
 * may throw or never end.
 */
export class Composer {
  private readonly shell: ShellRelease;
  private readonly server: ShellServer;

  /** @throws Error when no shell is live, or its bundle cannot be loaded */
  constructor(private readonly options: ComposerOptions) {
    const shell = liveShell(options.pointers);
    if (!shell) throw new Error('No shell is live');
    this.shell = shell;
    options.onRendering(labelOf(shell));
    this.server = this.loadServer(shell);
  }

  /** @returns the files that differ from what the site has now */
  async run(): Promise<ComposedFile[]> {
    const { pages, obsolete } = await this.composePages();
    const siteFiles = this.server.composeSiteFiles();
    const removed = [...obsolete, ...(await this.listObsoleteSiteFiles(siteFiles))];
    return [
      ...pages,
      ...(await this.selectChanged(siteFiles)),
      ...removed.map((file) => ({ file, content: null })),
    ];
  }

  /** @returns the stale pages, composed, and the files of pages that no route leads to any more */
  private async composePages(): Promise<{ pages: ComposedFile[]; obsolete: Set<string> }> {
    const { site } = this.options;
    const pages: ComposedFile[] = [];
    const obsolete = new Set(await site.listPages());
    for (const path of [...this.shell.routes.map((route) => route.path), null]) {
      const live = path === null ? undefined : this.findRemote(path);
      const remote = live && hostsContractOf(this.shell, live) ? live : undefined;
      for (const language of languagesOf(this.shell)) {
        const file = site.pageFile(path, language);
        obsolete.delete(file);
        // A pointer that was moved by hand may name a release that the shell does not host. The page
        // that was composed before is better than a fallback.
        if (live !== remote && (await site.read(file))) continue;
        if (!(await this.isUpToDate(file, remote))) {
          pages.push({ file, content: await this.composePage(path, language, remote) });
        }
      }
    }
    return { pages, obsolete };
  }

  private async selectChanged(
    siteFiles: ReturnType<ShellServer['composeSiteFiles']>,
  ): Promise<ComposedFile[]> {
    const changed: ComposedFile[] = [];
    for (const [file, content] of Object.entries(siteFiles)) {
      const present = await this.options.site.readBytes(file);
      if (!present?.equals(toBytes(content))) changed.push({ file, content });
    }
    return changed;
  }

  /** The files in the site's root that the previous shell has written and this one does not have. */
  private async listObsoleteSiteFiles(siteFiles: object): Promise<string[]> {
    const previous = liveShell(await this.options.site.readPointers());
    if (!previous || previous.version === this.shell.version) return [];
    const files = Object.keys(this.loadServer(previous).composeSiteFiles());
    return files.filter((file) => !(file in siteFiles));
  }

  private findRemote(path: RoutePath): RemoteRelease | undefined {
    const name = this.shell.routes.find((route) => route.path === path)?.remote;
    return name === undefined ? undefined : liveRemote(this.options.pointers, name);
  }

  /** A page depends only on the releases that it was composed from, and it contains their names. */
  private async isUpToDate(file: string, remote: RemoteRelease | undefined): Promise<boolean> {
    if (this.options.force) return false;
    const mark = `content="${this.server.compositionMark(this.shell, remote)}"`;
    return (await this.options.site.read(file))?.includes(mark) ?? false;
  }

  private async composePage(
    path: RoutePath | null,
    language: SiteLanguage,
    remote: RemoteRelease | undefined,
  ): Promise<string> {
    const releases = this.server.compositionMark(this.shell, remote);
    this.options.onRendering(`${path ?? 'The 404 page'} (${language}) of ${releases}`);
    const page = remote && path !== null ? await this.loadPage(remote, path) : undefined;
    return this.server.composePage({ shell: this.shell, language, path, page });
  }

  private async loadPage(release: RemoteRelease, path: RoutePath): Promise<RenderablePage | undefined> {
    const page = release.pages[path];
    if (!page) return undefined;
    const manifest = join(this.options.site.releaseDirectory(release), 'release.json');
    return {
      release,
      manifestIntegrity: await integrityOfFile(manifest),
      module: this.load(release, page.server, this.server.modules) as PageModule,
    };
  }

  private loadServer(shell: ShellRelease): ShellServer {
    return (this.load(shell, shell.server, {}) as { default: ShellServer }).default;
  }

  private load(
    release: RemoteRelease | ShellRelease,
    file: string,
    modules: Readonly<Record<string, unknown>>,
  ): unknown {
    const { name, version } = release;
    const bundle = join(this.options.site.releaseDirectory(release), file);
    return loadBundle(bundle, modules, `/releases/${name}/${version}/browser/`);
  }
}
