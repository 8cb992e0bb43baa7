import type { ReleaseManifest } from '@farekite/shared/protocol';
import {
  isMarkedComplete,
  listStoredPairs,
  pairOfReleases,
  type PairReleases,
  pairsInSets,
  readComplete,
} from '../compose/pairs';
import { storePages } from '../compose/storePages';
import { assertSetsFit, readServedSets } from '../gate/contractGate';
import { integrityOf } from '../release/manifest';
import { ensureVariants, findBrokenVariants } from '../store/compress';
import { readEntries } from '../store/history';
import {
  completeKey,
  pairKey,
  releaseKey,
  REMOVING_PREFIX,
  SHELL_NAME,
  type Named,
  type Pair,
} from '../store/keys';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listStoredReleases, readStoredManifest, storedFiles } from '../store/releases';
import { CONCURRENT_REQUESTS, ignoreDamage, isDamage, listKeys, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';

/** A UserError that either of them throws is a damage, too, unless the store is away. */
interface Check {
  readonly find: () => Promise<readonly string[]>;
  readonly repair: () => Promise<unknown>;
}

export async function doctor(store: Store, { fix = false } = {}) {
  await assertSiteExists(store);
  if (fix) await store.prepare();
  const damages: string[] = [];
  const repaired: string[] = [];
  const note = (error: unknown): undefined => {
    if (!isDamage(error)) throw error;
    damages.push(error.message);
  };
  const run = async ({ find, repair }: Check) => {
    const found = await linesOf(find);
    const left = fix && found.length > 0 ? await linesOf(() => repair().then(find)) : found;
    if (left.length === 0) repaired.push(...found);
    damages.push(...left);
  };

  for (const key of await listKeys(store, REMOVING_PREFIX)) await run(markCheck(store, key));
  for (const stored of await listStoredReleases(store)) {
    // One that is not complete may just be being stored, unless visitors need it.
    if (!stored.isCommitted && !(await isNeeded(store, stored))) continue;
    const release = await readStoredManifest(store, stored).catch(note);
    if (!release) continue;
    const files = Object.keys(release.files);
    await inParallel(files, CONCURRENT_REQUESTS, (file) => run(fileCheck(store, release, file)));
  }
  const live = (await livePairs(store).catch(note)) ?? [];
  const stored = (await listStoredPairs(store)).map(({ pair }) => pair);
  const needed = new Set(live.map(completeKey));
  for (const [key, pair] of new Map([...live, ...stored].map((pair) => [completeKey(pair), pair]))) {
    if (needed.has(key) || (await isMarkedComplete(store, pair))) await run(pagesCheck(store, pair));
  }
  await readEntries(store, undefined, note);
  return { damages: damages.toSorted(), repaired };
}

async function linesOf(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  return check().catch((error: unknown) => {
    if (isDamage(error)) return [error.message];
    throw error;
  });
}

/** What prune has marked and not removed, because it was killed or still runs. */
function markCheck(store: Store, key: string): Check {
  const line = `${key} is left from a prune. If none runs, run farekite doctor --fix.`;
  return { find: async () => ((await store.get(key)) ? [line] : []), repair: () => store.delete(key) };
}

async function isNeeded(store: Store, { name, version }: Named): Promise<boolean> {
  const pointers = await readPointers(store, [name]).catch(ignoreDamage);
  const pointer = pointers?.get(name);
  const served = [pointer?.version, pointer?.canary?.version];
  return served.includes(version) || (await listPreviewed(store, name)).includes(version);
}

/** A file that is damaged itself cannot be repaired. */
function fileCheck(store: Store, release: ReleaseManifest, file: string): Check {
  const key = releaseKey(release, file);
  const read = () => storedFiles(store)(release, file);
  return {
    find: async () => {
      const bytes = await read();
      return file.startsWith('browser/') ? variantDamages(store, key, bytes) : [];
    },
    repair: async () => ensureVariants(store, key, await read()),
  };
}

async function variantDamages(store: Store, key: string, content: Buffer): Promise<string[]> {
  const broken = await findBrokenVariants(store, key, content);
  return broken.map((variant) => `${variant} does not decompress to ${key}. Run farekite doctor --fix.`);
}

async function livePairs(store: Store): Promise<Pair[]> {
  const pointers = await readPointers(store);
  const sets = await readServedSets(store, pointers);
  assertSetsFit(sets, pointers, SHELL_NAME);
  return pairsInSets(sets, SHELL_NAME).map(pairOfReleases);
}

function pagesCheck(store: Store, pair: Pair): Check {
  return {
    find: async () => {
      const complete = await readComplete(store, pair);
      if (!complete) return [`${completeKey(pair)} is missing. Run farekite doctor --fix.`];
      const damages: string[] = [];
      await inParallel(Object.entries(complete.files), CONCURRENT_REQUESTS, async ([file, { integrity }]) => {
        const key = pairKey(pair, file);
        const bytes = (await store.get(key))?.bytes;
        if (bytes && integrityOf(bytes) === integrity)
          damages.push(...(await variantDamages(store, key, bytes)));
        else damages.push(`${key} is ${bytes ? 'damaged' : 'missing'}. Run farekite doctor --fix.`);
      });
      return damages;
    },
    repair: async () => {
      const shell = await readStoredManifest(store, { name: SHELL_NAME, version: pair.shell });
      const remote = pair.name === SHELL_NAME ? undefined : await readStoredManifest(store, pair);
      const releases = { shell, remote, isPreview: pair.isPreview } as PairReleases;
      const complete = await storePages(store, [releases], storedFiles(store));
      await complete();
    },
  };
}
