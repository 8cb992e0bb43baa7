import type { ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { CONCURRENT_COMPRESSIONS } from '../store/compress';
import { isPageKey, withoutEncoding, withVariants } from '../store/pageKeys';
import { liveShell } from '../store/pointers';
import type { Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { Comparison, type PageChange } from './Comparison';
import type { ComposedPage, Live, PageBatch, PageComposer } from './PageComposer';
import { batchesOf, keysOf, type PlannedBatch, type PlannedPointers } from './pageBatches';
import { pageGroups, type PageGroup } from './pageGroups';
import { pageQuality } from './pageQuality';

export interface PlanOptions {
  /** `shell` for all pages and the files of the site's root, or the name of a remote for its pages. */
  readonly scope: string;
  /** Composes every page, even those that are up to date. @default false */
  readonly force?: boolean;
  /** The shell that was live before: its files in the site's root that the new one does not have are deleted. */
  readonly replacedShell?: ShellRelease | undefined;
}

/** A part of a site: it is small enough to be held in memory, and planned and written on its own. */
export interface SitePart {
  /** The names of the pointers that it depends on. */
  readonly dependsOn: readonly string[];
  /**
   * Plans what has to be written to make the part match pointers; it writes nothing.
   * @throws UserError when a page does not render
   */
  plan(pointers: PlannedPointers): Promise<readonly PageChange[]>;
}

/** Divides a site into parts. */
class Plan {
  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly shell: Live<ShellRelease>,
    private readonly options: PlanOptions,
  ) {}

  parts(): SitePart[] {
    const { scope } = this.options;
    const pages = pageGroups(this.shell, scope).map((group): SitePart => ({
      dependsOn: [...new Set(['shell', group.owner])],
      plan: (pointers) => this.planGroup(group, pointers),
    }));
    if (scope !== 'shell') return pages;
    return [
      ...pages,
      { dependsOn: ['shell'], plan: () => this.planSiteFiles() },
      { dependsOn: ['shell'], plan: () => this.planDeletions() },
    ];
  }

  private async planGroup(group: PageGroup, pointers: PlannedPointers): Promise<readonly PageChange[]> {
    const batches = batchesOf(this.shell, group, pointers);
    const comparison = await Comparison.read(this.store, batches.flatMap(keysOf), pageQuality(this.shell));
    for (const batch of batches) {
      const stale = new Set(
        keysOf(batch).filter((key) => !this.isUpToDate(comparison.contentOf(key), batch)),
      );
      const composed = stale.size > 0 ? await this.composer.compose(batch) : [];
      await this.compareBatch(
        comparison,
        batch,
        composed.filter(({ key }) => stale.has(key)),
      );
    }
    return comparison.changes;
  }

  /** Also of the pages that are up to date, the compressed variants are compared. */
  private async compareBatch(
    comparison: Comparison,
    batch: PageBatch,
    composed: readonly ComposedPage[],
  ): Promise<void> {
    const pages = new Map(composed.map((page) => [page.key, page]));
    await inParallel(keysOf(batch), CONCURRENT_COMPRESSIONS, async (key) => {
      const page = pages.get(key);
      const content = page?.content ?? comparison.contentOf(key);
      if (content) await comparison.compare(key, content, page?.variants);
    });
  }

  /** A page depends only on the releases that it was composed from, and it contains their names. */
  private isUpToDate(present: Buffer | undefined, { shell, remote, keepsPresent }: PlannedBatch): boolean {
    if (!present) return false;
    if (keepsPresent) return true;
    return !this.options.force && present.includes(`content="${compositionMark(shell, remote)}"`);
  }

  private async planSiteFiles(): Promise<readonly PageChange[]> {
    const files = await this.composer.composeSiteFiles(this.shell);
    const comparison = await Comparison.read(this.store, [...files.keys()], pageQuality(this.shell));
    for (const [key, content] of files) await comparison.compare(key, content);
    return comparison.changes;
  }

  /** Deletes the pages that no route leads to, and the files in the site's root that only the replaced shell has. */
  private async planDeletions(): Promise<readonly PageChange[]> {
    const keys: string[] = [];
    const paths = [null, ...this.shell.routes.map(({ path }) => path)];
    const pages = new Set(keysOf({ shell: this.shell, paths }));
    for await (const { key } of this.store.list('')) {
      if (isPageKey(key) && !pages.has(withoutEncoding(key))) keys.push(key);
    }
    const { replacedShell } = this.options;
    const files = await this.composer.composeSiteFiles(this.shell);
    const replaced = replacedShell ? await this.composer.composeSiteFiles(replacedShell) : files;
    for (const file of replaced.keys()) if (!files.has(file)) keys.push(...withVariants(file));
    return keys.map((key) => ({ key, content: null, etag: undefined }));
  }
}

/**
 * Divides the pages of a site into parts, each of which is planned on its own. In the scope of the shell, the pages
 * that no route leads to any more are deleted. Without a live shell there is nothing to compose.
 */
export function planPages(
  store: Store,
  composer: PageComposer,
  pointers: PlannedPointers,
  options: PlanOptions,
): SitePart[] {
  const shell = liveShell(pointers);
  return shell ? new Plan(store, composer, shell, options).parts() : [];
}
