import type { ShellRelease } from '@farekite/shared/protocol';
import { releasesIn } from '../release/compositionMark';
import { languagesOf } from '../release/languages';
import type { Pointer } from '../release/parsePointer';
import { contentOfObject } from '../store/compress';
import { isPageKey, withoutEncoding, withVariants } from '../store/pageKeys';
import { liveShell } from '../store/pointers';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import type { PageChange } from './Comparison';
import { GroupPlanner } from './GroupPlanner';
import type { PageComposer } from './PageComposer';
import { keysOf, type PlannedPointers } from './pageBatches';
import { pageGroups } from './pageGroups';
import { SiteFilesPlanner } from './SiteFilesPlanner';

export interface PlanOptions {
  /** `shell` for all pages and the files of the site's root, or the name of a remote for its pages. */
  readonly scope: string;
  /** Composes every page, even those that are up to date. @default false */
  readonly force?: boolean;
}

/** A part of a site: it is small enough to be held in memory, and planned and written on its own. */
export interface SitePart {
  /** The names of the pointers that it depends on. */
  readonly dependsOn: readonly string[];
  /** How many pages it has, in all languages. */
  readonly pages: number;
  /**
   * Plans what has to be written to make the part match pointers; it writes nothing.
   * @param isRetry whether the plan before was outdated when it was to be carried out @default false
   * @throws UserError when a page does not render
   */
  plan(pointers: PlannedPointers, isRetry?: boolean): Promise<PartPlan>;
}

/** What has to be written. */
export interface PartPlan {
  readonly changes: readonly PageChange[];
  /**
   * Records what is there once all changes are written.
   * @param written the ETags of the changed objects, by their keys
   */
  record(written: ReadonlyMap<string, string>): Promise<void>;
}

/** Divides a site into parts. */
class Plan {
  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly shell: Pointer<ShellRelease>,
    private readonly options: PlanOptions,
  ) {}

  parts(): SitePart[] {
    const { scope, force = false } = this.options;
    const planner = new GroupPlanner(this.store, this.composer, this.shell, { scope, force });
    const pages = pageGroups(this.shell, scope).map((group): SitePart => ({
      dependsOn: [...new Set(['shell', group.owner])],
      pages: group.paths.length * languagesOf(this.shell).length,
      plan: (pointers, isRetry = false) => planner.plan(group, pointers, isRetry),
    }));
    if (scope !== 'shell') return pages;
    const withoutPages = (plan: SitePart['plan']): SitePart => ({ dependsOn: ['shell'], pages: 0, plan });
    const siteFiles = new SiteFilesPlanner(this.store, this.composer, this.shell);
    return [
      ...pages,
      withoutPages((_pointers, isRetry = false) => siteFiles.plan(isRetry || force)),
      withoutPages(async () => ({
        changes: await this.planDeletions(),
        record: () => Promise.resolve(),
      })),
    ];
  }

  /** Deletes the pages that no route leads to, and their compressed variants. Pages that others have put there stay. */
  private async planDeletions(): Promise<readonly PageChange[]> {
    const paths = [null, ...this.shell.routes.map(({ path }) => path)];
    const routed = new Set(keysOf({ shell: this.shell, paths }));
    const unrouted: string[] = [];
    for await (const { key } of this.store.list('')) {
      if (isPageKey(key) && !routed.has(withoutEncoding(key))) unrouted.push(key);
    }
    const composed = new Set<string>();
    await inParallel([...new Set(unrouted.map(withoutEncoding))], CONCURRENT_REQUESTS, async (page) => {
      if (await this.isComposed(page)) composed.add(page);
    });
    return unrouted
      .filter((key) => composed.has(withoutEncoding(key)))
      .map((key) => ({ key, content: null, etag: undefined }));
  }

  /** Whether a page was composed from releases. Of one that is gone, compressed variants may be left. */
  private async isComposed(page: string): Promise<boolean> {
    for (const key of withVariants(page)) {
      const object = await this.store.get(key);
      if (object) return releasesIn(contentOfObject(key, object.bytes)?.toString('utf8') ?? '').length > 0;
    }
    return false;
  }
}

/** How many pages the parts have, in all languages. */
export function countPages(parts: readonly SitePart[]): number {
  return parts.reduce((sum, { pages }) => sum + pages, 0);
}

/**
 * Divides the pages of a site into parts, each of which is planned on its own. In the scope of the shell, the composed
 * pages that no route leads to any more are deleted. Without a live shell there is nothing to compose.
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
