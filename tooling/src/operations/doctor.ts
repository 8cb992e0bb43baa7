import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { pairOfReleases, storePages, type PairReleases, type RenderOptions } from '../compose/storePages';
import { assertPublishable } from '../gate/contractGate';
import { integrityOf } from '../release/integrity';
import { isComplete, listStoredPairs, readComplete } from '../store/completePairs';
import { compress, findBrokenVariants } from '../store/compress';
import { ensureObject } from '../store/ensureObject';
import { readEntries } from '../store/history';
import {
  completeKey,
  pairKey,
  pairLabel,
  PAGES_PREFIX,
  releaseKey,
  RELEASES_PREFIX,
  SHELL_NAME,
  type Pair,
} from '../store/keys';
import { assertSiteExists, liveShell, manifestsOf, readPointers, type Releases } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listStoredReleases, readStoredManifest, storedFiles, type StoredRelease } from '../store/releases';
import { REMOVING_FILE } from '../store/remove';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { isDamage } from '../store/StoreAwayError';
import { inParallel } from '../util/inParallel';
import { pairsWith } from './pairs';

export interface DoctorOptions extends RenderOptions {
  /** Renders the pages of pairs that are missing or damaged, and compresses what is damaged. @default false */
  readonly fix?: boolean;
}

export interface Diagnosis {
  /** A line for each damage that is left: `releases/…/a.js in /srv/site is damaged. Publish …` */
  readonly damages: readonly string[];
  /** A line for each one that was repaired. */
  readonly repaired: readonly string[];
}

/** Makes sure that the live releases work together. @throws UserError when they do not */
async function findMisfits(releases: Releases): Promise<readonly string[]> {
  const shell = liveShell(releases);
  if (shell) assertPublishable(shell, releases);
  return Promise.resolve([]);
}

/** What a check finds; a UserError that it throws is a finding, too, unless the store is away. */
async function findingsOf(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  return check().catch((error: unknown) => {
    if (isDamage(error)) return [error.message];
    throw error;
  });
}

class Doctor {
  private readonly damages: string[] = [];
  private readonly repaired: string[] = [];

  constructor(
    private readonly store: Store,
    private readonly options: DoctorOptions,
  ) {}

  async run(): Promise<Diagnosis> {
    await this.checkMarks();
    const releases = await listStoredReleases(this.store);
    for (const stored of releases) {
      this.damages.push(...(await findingsOf(() => this.findReleaseDamage(stored))).toSorted());
    }
    this.damages.push(...(await findingsOf(() => this.checkPages())));
    await readEntries(this.store, undefined, ({ message }) => this.damages.push(message));
    return { damages: this.damages, repaired: this.repaired };
  }

  /** Finds what prune has marked and not removed, because it was killed or still runs. */
  private async checkMarks(): Promise<void> {
    for (const prefix of [PAGES_PREFIX, RELEASES_PREFIX]) {
      for await (const { key } of this.store.list(prefix)) {
        if (!key.endsWith(`/${REMOVING_FILE}`)) continue;
        if (this.options.fix) await this.store.delete(key);
        const line = `${key} is left from a prune. If none runs, run farekite doctor --fix.`;
        (this.options.fix ? this.repaired : this.damages).push(line);
      }
    }
  }

  /** Whether a release is live or previewed. */
  private async isNeeded({ name, version }: StoredRelease): Promise<boolean> {
    const pointers = await readPointers(this.store, [name]);
    return (
      pointers.get(name)?.version === version || (await listPreviewed(this.store, name)).includes(version)
    );
  }

  /**
   * The damages of a stored release. One that is not complete may just be being stored, unless visitors need it.
   * @throws UserError when its manifest is missing or damaged
   */
  private async findReleaseDamage(stored: StoredRelease): Promise<string[]> {
    if (!stored.isCommitted && !(await this.isNeeded(stored))) return [];
    const release = await readStoredManifest(this.store, stored);
    const damages: string[] = [];
    await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
      const find = async () => {
        const bytes = await storedFiles(this.store)(release, file);
        return file.startsWith('browser/') ? this.checkVariants(releaseKey(release, file), bytes) : [];
      };
      damages.push(...(await findingsOf(find)));
    });
    return damages;
  }

  /** Compresses a file of a release again, if that is to be repaired. @returns the damages that are left */
  private async checkVariants(key: string, content: Buffer): Promise<string[]> {
    const found = await this.variantDamage(key, content);
    if (!this.options.fix || found.length === 0) return found;
    for (const { extension, bytes } of await compress(key, content)) {
      await ensureObject(this.store, key + extension, bytes, undefined);
    }
    const left = await this.variantDamage(key, content);
    this.repaired.push(...found.filter((line) => !left.includes(line)));
    return left;
  }

  private async variantDamage(key: string, content: Buffer): Promise<string[]> {
    const broken = await findBrokenVariants(this.store, key, content);
    return broken.map((variant) => `${variant} does not decompress to ${key}. Run farekite doctor --fix.`);
  }

  /** Checks the pairs that are live, and all others that are complete. @throws UserError when a pointer is damaged */
  private async checkPages(): Promise<readonly string[]> {
    const releases = manifestsOf(await readPointers(this.store));
    const shell = liveShell(releases);
    // Pages of two releases that do not work together are not made.
    const damages = [...(await findingsOf(() => findMisfits(releases)))];
    const live = shell && damages.length === 0 ? pairsWith(releases, SHELL_NAME).map(pairOfReleases) : [];
    const stored = (await listStoredPairs(this.store)).map(({ pair }) => pair);
    const pairs = new Map([...live, ...stored].map((pair) => [pairLabel(pair), pair]));
    const needed = new Set(live.map(pairLabel));
    for (const [label, pair] of pairs) {
      if (!needed.has(label) && !(await isComplete(this.store, pair))) continue;
      const found = await findingsOf(() => this.findPageDamage(pair));
      if (found.length === 0) continue;
      const left = this.options.fix ? await findingsOf(() => this.renderAgain(pair)) : found;
      if (left.length === 0) this.repaired.push(...found);
      damages.push(...left);
    }
    return damages;
  }

  private async findPageDamage(pair: Pair): Promise<string[]> {
    const complete = await readComplete(this.store, pair);
    if (!complete) return [`${completeKey(pair)} is missing. Run farekite doctor --fix.`];
    const damages: string[] = [];
    await inParallel(Object.entries(complete.files), CONCURRENT_REQUESTS, async ([file, { integrity }]) => {
      const key = pairKey(pair, file);
      const bytes = (await this.store.get(key))?.bytes;
      if (bytes && integrityOf(bytes) === integrity) damages.push(...(await this.variantDamage(key, bytes)));
      else damages.push(`${key} is ${bytes ? 'damaged' : 'missing'}. Run farekite doctor --fix.`);
    });
    return damages.sort();
  }

  /** Renders the pages of a pair from its stored releases. @returns what is still damaged */
  private async renderAgain(pair: Pair): Promise<string[]> {
    const shell = await readStoredManifest(this.store, { name: SHELL_NAME, version: pair.shell });
    const remote = pair.name === SHELL_NAME ? undefined : await readStoredManifest(this.store, pair);
    const releases = {
      shell: shell as ShellRelease,
      remote: remote as RemoteRelease | undefined,
    } satisfies PairReleases;
    const complete = await storePages(this.store, [releases], storedFiles(this.store), this.options);
    await complete();
    return this.findPageDamage(pair);
  }
}

/**
 * Compares every object of a site with what it should be: the files of the stored releases and the pages with their
 * hashes, and the compressed variants with both; and reads the pointers and the history.
 *
 * @throws UserError when there is no site
 */
export async function doctor(store: Store, options: DoctorOptions = {}): Promise<Diagnosis> {
  await assertSiteExists(store);
  if (options.fix) await store.prepare();
  return new Doctor(store, options).run();
}
