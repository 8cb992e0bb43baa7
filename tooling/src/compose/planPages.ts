import { availableParallelism } from 'node:os';
import type { RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { hostsContractOf } from '../release/hostedContracts';
import { languagesOf } from '../release/languages';
import { isVariantOf } from '../store/compress';
import { isPageKey, pageKey, withoutEncoding, withVariants } from '../store/pageKeys';
import { liveRemote, liveShell } from '../store/pointers';
import { CONCURRENT_REQUESTS, type Store, type StoredObject } from '../store/Store';
import { inParallel } from '../util/inParallel';
import type { Live, PageComposer } from './PageComposer';

/** The size of Node's thread pool, which compresses the pages. */
const CONCURRENT_COMPRESSIONS = 4;

/** An object that has to be written or deleted to make the pages match the pointers. */
export interface PageChange {
  readonly key: string;
  /** `null` for an object to delete. */
  readonly content: Buffer | null;
  /** Of the object that is replaced; `undefined` when there is none. */
  readonly etag: string | undefined;
}

export interface PlanOptions {
  /** `shell` for all pages and the files of the site's root, or the name of a remote for its pages. */
  readonly scope: string;
  /** Composes every page, even those that are up to date. @default false */
  readonly force?: boolean;
  /** The shell that was live before: its files in the site's root that the new one does not have are deleted. */
  readonly replacedShell?: ShellRelease | undefined;
}

/** The pointers that a plan is made for; a publication that has not happened yet is among them. */
export type PlannedPointers = ReadonlyMap<string, Live<RemoteRelease> | Live<ShellRelease>>;

/** A page that should exist. */
interface Target {
  readonly path: RoutePath | null;
  /** The release that shows it; `undefined` when none is live, and for the page of unknown paths. */
  readonly remote: Live<RemoteRelease> | undefined;
  /** Whether an older page is better than what can be composed now. */
  readonly keepsPresent: boolean;
}

/** The pages in a scope, by their keys. */
function targetsIn(shell: Live<ShellRelease>, pointers: PlannedPointers, scope: string): Map<string, Target> {
  const routes = shell.routes.filter(({ remote }) => scope === 'shell' || remote === scope);
  const targets = new Map<string, Target>();
  for (const { path, remote: name } of [
    ...routes,
    ...(scope === 'shell' ? [{ path: null, remote: '' }] : []),
  ]) {
    const live = liveRemote(pointers, name);
    // Two publishers may have moved pointers at the same moment so that the shell does not host the remote.
    const isHosted =
      live !== undefined && hostsContractOf(shell, live) && live.pages[path ?? '/'] !== undefined;
    const target = {
      path,
      remote: isHosted ? live : undefined,
      keepsPresent: live !== undefined && !isHosted,
    };
    for (const language of languagesOf(shell)) targets.set(pageKey(path, language), target);
  }
  return targets;
}

/** Plans the changes that make the pages of a site match pointers. */
class Plan {
  private readonly present = new Map<string, StoredObject>();
  private readonly changes: PageChange[] = [];

  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly options: PlanOptions,
  ) {}

  async make(pointers: PlannedPointers): Promise<readonly PageChange[]> {
    const shell = liveShell(pointers);
    if (!shell) return [];
    const isWholeSite = this.options.scope === 'shell';
    const siteFiles = isWholeSite ? await this.composer.composeSiteFiles(shell) : new Map<string, Buffer>();
    const targets = targetsIn(shell, pointers, this.options.scope);
    const keys = [...targets.keys(), ...siteFiles.keys()];
    await this.read(keys);
    const documents = await this.composeStale(shell, targets);
    const wanted = new Map(keys.map((key) => [key, documents.get(key) ?? siteFiles.get(key)]));
    await this.compressChanged(wanted);
    for (const [key, content] of wanted) await this.compare(key, content);
    if (isWholeSite) await this.removePagesBut(new Set(keys));
    if (this.options.replacedShell) await this.removeFilesOf(this.options.replacedShell, new Set(keys));
    return this.changes;
  }

  private async read(keys: readonly string[]): Promise<void> {
    await inParallel(keys.flatMap(withVariants), CONCURRENT_REQUESTS, async (key) => {
      const object = await this.store.get(key);
      if (object) this.present.set(key, object);
    });
  }

  /** Composes the pages that the present ones do not show. */
  private async composeStale(
    shell: Live<ShellRelease>,
    targets: ReadonlyMap<string, Target>,
  ): Promise<ReadonlyMap<string, Buffer>> {
    const stale = [...targets].filter(([key, target]) => !this.isUpToDate(key, shell, target));
    const remotes = new Set(stale.map(([, { remote }]) => remote).filter((remote) => remote !== undefined));
    const without = [...new Set(stale.filter(([, { remote }]) => !remote).map(([, { path }]) => path))];
    const documents = new Map(
      without.length > 0 ? await this.composer.composeWithoutRemote(shell, without) : [],
    );
    // Each remote takes a process of its own, and a core.
    await inParallel([...remotes], availableParallelism(), async (remote) => {
      for (const [key, html] of await this.composer.composeRemote(shell, remote)) documents.set(key, html);
    });
    return new Map(
      stale.flatMap(([key]) => (documents.has(key) ? [[key, documents.get(key) as Buffer]] : [])),
    );
  }

  /** A page depends only on the releases that it was composed from, and it contains their names. */
  private isUpToDate(key: string, shell: Live<ShellRelease>, { remote, keepsPresent }: Target): boolean {
    const present = this.present.get(key);
    if (!present) return false;
    if (keepsPresent) return true;
    if (this.options.force) return false;
    return present.bytes.includes(`content="${compositionMark(shell, remote)}"`);
  }

  /** Compresses several at a time what {@link compare} needs compressed. */
  private async compressChanged(wanted: ReadonlyMap<string, Buffer | undefined>): Promise<void> {
    await inParallel([...wanted], CONCURRENT_COMPRESSIONS, async ([key, content]) => {
      const isChanged = content && !this.present.get(key)?.bytes.equals(content);
      if (isChanged) await this.composer.compress(key, content);
    });
  }

  /** @param wanted `undefined` for a page that is up to date */
  private async compare(key: string, wanted: Buffer | undefined): Promise<void> {
    const content = wanted ?? this.present.get(key)?.bytes;
    if (!content) return;
    this.change(key, content);
    const variants = withVariants(key).slice(1);
    const isIntact = variants.every((variant) =>
      isVariantOf(variant, this.present.get(variant)?.bytes, content),
    );
    if (isIntact) return;
    const compressed = new Map(
      (await this.composer.compress(key, content)).map(({ extension, bytes }) => [key + extension, bytes]),
    );
    for (const variant of variants) this.change(variant, compressed.get(variant) ?? null);
  }

  private change(key: string, content: Buffer | null): void {
    const present = this.present.get(key);
    const isSame = content === null ? !present : present?.bytes.equals(content);
    if (!isSame) this.changes.push({ key, content, etag: present?.etag });
  }

  private async removePagesBut(keys: ReadonlySet<string>): Promise<void> {
    for await (const { key } of this.store.list('')) {
      if (isPageKey(key) && !keys.has(withoutEncoding(key))) this.remove(key);
    }
  }

  private async removeFilesOf(replaced: ShellRelease, keys: ReadonlySet<string>): Promise<void> {
    const files = [...(await this.composer.composeSiteFiles(replaced)).keys()];
    for (const file of files)
      if (!keys.has(file))
        withVariants(file).forEach((key) => {
          this.remove(key);
        });
  }

  private remove(key: string): void {
    this.changes.push({ key, content: null, etag: undefined });
  }
}

/**
 * Plans what has to be written to make the pages of a site match the pointers; it writes nothing. In the scope of
 * the shell, the pages that no route leads to any more are deleted.
 *
 * Without a live shell there is nothing to compose.
 *
 * @throws UserError when a page does not render
 */
export async function planPages(
  store: Store,
  composer: PageComposer,
  pointers: PlannedPointers,
  options: PlanOptions,
): Promise<readonly PageChange[]> {
  return new Plan(store, composer, options).make(pointers);
}
