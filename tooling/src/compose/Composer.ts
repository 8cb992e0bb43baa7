import { join } from 'node:path';
import type { RoutePath } from '@farekite/shared/contract';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { hostsContractOf } from '../release/hostedContracts';
import { integrityOf, integrityOfFile } from '../release/integrity';
import { labelOf } from '../release/manifest';
import { languagesOf } from '../release/languages';
import { liveRemote, liveShell, type Pointers } from '../store/pointers';
import type { Site } from '../store/Site';
import { UserError } from '../util/UserError';
import { composeDocuments, composeSiteFiles } from './composeDocuments';
import type { ComposedFile } from './ComposedFile';

interface ComposerOptions {
  readonly site: Site;
  readonly pointers: Pointers;
  /** Whether pages that are up to date are composed, too. */
  readonly force: boolean;
  /** The time limit of one remote's pages. */
  readonly timeoutMs: number;
}

/** The stale pages of one remote, or of none. */
interface StalePages {
  readonly remote: RemoteRelease | undefined;
  readonly paths: Set<RoutePath | null>;
  readonly files: Set<string>;
}

/** Composes a site's files with the server bundle of the live shell. */
export class Composer {
  private readonly shell: ShellRelease;

  /** @throws Error when no shell is live */
  constructor(private readonly options: ComposerOptions) {
    const shell = liveShell(options.pointers);
    if (!shell) throw new Error('No shell is live');
    this.shell = shell;
  }

  /**
   * @returns the files that differ from what the site has now
   * @throws UserError when a page does not render
   */
  async run(): Promise<ComposedFile[]> {
    const { stale, obsolete } = await this.findStalePages();
    const pages: ComposedFile[] = [];
    for (const group of stale.values()) pages.push(...(await this.composePages(group)));
    const siteFiles = await this.composeSiteFiles(this.shell);
    const removed = [...obsolete, ...(await this.listObsoleteSiteFiles(siteFiles))];
    return [
      ...pages,
      ...(await this.selectChanged(siteFiles)),
      ...removed.map((file) => ({ file, content: null })),
    ];
  }

  /** @returns the stale pages by their remote, and the files of pages that no route leads to any more */
  private async findStalePages(): Promise<{ stale: Map<string, StalePages>; obsolete: Set<string> }> {
    const { site } = this.options;
    const stale = new Map<string, StalePages>();
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
        if (await this.isUpToDate(file, remote)) continue;
        const group = stale.get(remote?.name ?? '') ?? { remote, paths: new Set(), files: new Set() };
        group.paths.add(path);
        group.files.add(file);
        stale.set(remote?.name ?? '', group);
      }
    }
    return { stale, obsolete };
  }

  /** A page depends only on the releases that it was composed from, and it contains their names. */
  private async isUpToDate(file: string, remote: RemoteRelease | undefined): Promise<boolean> {
    if (this.options.force) return false;
    const mark = `content="${compositionMark(this.shell, remote)}"`;
    return (await this.options.site.read(file))?.includes(mark) ?? false;
  }

  private async composePages({ remote, paths, files }: StalePages): Promise<ComposedFile[]> {
    const { site, timeoutMs } = this.options;
    const documents = await composeDocuments({
      shell: this.shell,
      remote,
      manifestIntegrity:
        remote && (await integrityOfFile(join(site.releaseDirectory(remote), 'release.json'))),
      paths: [...paths],
      generator: compositionMark(this.shell, remote),
      readFile: this.readFile,
      timeoutMs,
    });
    return documents
      .map(({ path, language, html }) => ({ file: site.pageFile(path, language), content: html }))
      .filter(({ file }) => files.has(file));
  }

  private composeSiteFiles(shell: ShellRelease): Promise<ReadonlyMap<string, Buffer>> {
    return composeSiteFiles(shell, this.readFile, this.options.timeoutMs);
  }

  private async selectChanged(siteFiles: ReadonlyMap<string, Buffer>): Promise<ComposedFile[]> {
    const changed: ComposedFile[] = [];
    for (const [file, content] of siteFiles) {
      if (!(await this.options.site.readBytes(file))?.equals(content)) changed.push({ file, content });
    }
    return changed;
  }

  /** The files in the site's root that the previous shell has written and this one does not have. */
  private async listObsoleteSiteFiles(siteFiles: ReadonlyMap<string, Buffer>): Promise<string[]> {
    const previous = liveShell(await this.options.site.readPointers());
    if (!previous || previous.version === this.shell.version) return [];
    const files = [...(await this.composeSiteFiles(previous)).keys()];
    return files.filter((file) => !siteFiles.has(file));
  }

  private findRemote(path: RoutePath): RemoteRelease | undefined {
    const name = this.shell.routes.find((route) => route.path === path)?.remote;
    return name === undefined ? undefined : liveRemote(this.options.pointers, name);
  }

  /** @throws UserError when the file is missing or was changed, so that no such code runs */
  private readonly readFile = async (release: ReleaseManifest, file: string): Promise<Buffer> => {
    const path = join('releases', release.name, release.version, file);
    const content = await this.options.site.readBytes(path);
    if (content && integrityOf(content) === release.files[file]) return content;
    throw new UserError(
      `${path} of the site is ${content ? 'damaged' : 'missing'}`,
      `Publish ${labelOf(release)} again to repair it.`,
    );
  };
}
