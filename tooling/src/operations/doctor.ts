import { pairOfReleases, storePages, type PairReleases } from '../compose/storePages';
import { assertPublishable } from '../gate/contractGate';
import { integrityOf } from '../release/integrity';
import { isComplete, listStoredPairs, readComplete } from '../store/completePairs';
import { compress, findBrokenVariants } from '../store/compress';
import { ensureObject, listKeys } from '../store/ensureObject';
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
import { assertSiteExists, liveShell, manifestsOf, readPointers } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listStoredReleases, readStoredManifest, storedFiles, type StoredRelease } from '../store/releases';
import { REMOVING_FILE } from '../store/remove';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { ignoreDamage, isDamage } from '../store/StoreAwayError';
import { inParallel } from '../util/inParallel';
import { pairsWith } from './pairs';

export interface DoctorOptions {
  /** Renders the pages of pairs that are missing or damaged, and compresses what is damaged. @default false */
  readonly fix?: boolean;
}

export interface Diagnosis {
  /** A line for each damage that is left: `releases/…/a.js in /srv/site is damaged. Publish …` */
  readonly damages: readonly string[];
  /** A line for each one that was repaired. */
  readonly repaired: readonly string[];
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
    for (const prefix of [PAGES_PREFIX, RELEASES_PREFIX]) {
      const keys = await listKeys(this.store, prefix);
      for (const key of keys) if (key.endsWith(`/${REMOVING_FILE}`)) await this.checkMark(key);
    }
    for (const stored of await listStoredReleases(this.store)) {
      // One that is not complete may just be being stored, unless visitors need it.
      if (stored.isCommitted || (await this.isNeeded(stored))) await this.checkRelease(stored);
    }
    await this.checkPages();
    await readEntries(this.store, undefined, ({ message }) => this.damages.push(message));
    return { damages: this.damages.toSorted(), repaired: this.repaired };
  }

  /** Looks for damages, and notes them; or repairs them, and notes which are left. */
  private async check(find: () => Promise<readonly string[]>, repair: () => Promise<unknown>): Promise<void> {
    const found = await findingsOf(find);
    if (!this.options.fix || found.length === 0) {
      this.damages.push(...found);
      return;
    }
    const left = await findingsOf(async () => {
      await repair();
      return find();
    });
    if (left.length === 0) this.repaired.push(...found);
    this.damages.push(...left);
  }

  /** Reads something. @returns `undefined` when it is damaged, which is noted */
  private async read<T>(work: () => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    const damages = await findingsOf(async () => {
      result = await work();
      return [];
    });
    this.damages.push(...damages);
    return result;
  }

  /** Finds what prune has marked and not removed, because it was killed or still runs. */
  private async checkMark(key: string): Promise<void> {
    const line = `${key} is left from a prune. If none runs, run farekite doctor --fix.`;
    await this.check(
      async () => ((await this.store.get(key)) ? [line] : []),
      () => this.store.delete(key),
    );
  }

  /** Whether a release is live or previewed. */
  private async isNeeded({ name, version }: StoredRelease): Promise<boolean> {
    const pointers = await readPointers(this.store, [name]).catch(ignoreDamage);
    return (
      pointers?.get(name)?.version === version || (await listPreviewed(this.store, name)).includes(version)
    );
  }

  private async checkRelease(stored: StoredRelease): Promise<void> {
    const release = await this.read(() => readStoredManifest(this.store, stored));
    await inParallel(Object.keys(release?.files ?? {}), CONCURRENT_REQUESTS, async (file) => {
      const bytes = release && (await this.read(() => storedFiles(this.store)(release, file)));
      if (!bytes || !file.startsWith('browser/')) return;
      const key = releaseKey(release, file);
      await this.check(
        () => this.variantDamage(key, bytes),
        async () => {
          for (const variant of await compress(key, bytes))
            await ensureObject(this.store, key + variant.extension, variant.bytes);
        },
      );
    });
  }

  private async variantDamage(key: string, content: Buffer): Promise<string[]> {
    const broken = await findBrokenVariants(this.store, key, content);
    return broken.map((variant) => `${variant} does not decompress to ${key}. Run farekite doctor --fix.`);
  }

  /** Checks the pairs that are live, and all others that are complete. */
  private async checkPages(): Promise<void> {
    // Pages of two releases that do not work together are not made.
    const live = (await this.read(() => this.livePairs())) ?? [];
    const stored = (await listStoredPairs(this.store)).map(({ pair }) => pair);
    const pairs = new Map([...live, ...stored].map((pair) => [pairLabel(pair), pair]));
    const needed = new Set(live.map(pairLabel));
    for (const [label, pair] of pairs) {
      if (!needed.has(label) && !(await isComplete(this.store, pair))) continue;
      await this.check(
        () => this.findPageDamage(pair),
        () => this.renderAgain(pair),
      );
    }
  }

  /** @throws UserError when the live releases do not work together, or a pointer is damaged */
  private async livePairs(): Promise<Pair[]> {
    const releases = manifestsOf(await readPointers(this.store));
    const shell = liveShell(releases);
    if (!shell) return [];
    assertPublishable(shell, releases);
    return pairsWith(releases, SHELL_NAME).map(pairOfReleases);
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
    return damages;
  }

  /** Renders the pages of a pair from its stored releases. */
  private async renderAgain(pair: Pair): Promise<void> {
    const shell = await readStoredManifest(this.store, { name: SHELL_NAME, version: pair.shell });
    const remote = pair.name === SHELL_NAME ? undefined : await readStoredManifest(this.store, pair);
    const releases = { shell, remote } as PairReleases;
    const complete = await storePages(this.store, [releases], storedFiles(this.store));
    await complete();
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
