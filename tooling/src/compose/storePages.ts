import { availableParallelism } from 'node:os';
import type { RoutePath } from '@farekite/shared/contract';
import type { CompletePair } from '../release/formats';
import { integrityOf, labelOf } from '../release/manifest';
import { CONCURRENT_COMPRESSIONS, ensureVariants, findBrokenVariants } from '../store/compress';
import { pairKey, type Pair } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import { ensureObject, listKeys, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { RefusedError } from '../util/UserError';
import { assertStarts } from './assertStarts';
import { composeDocuments } from './composeDocuments';
import { completePair, isMarkedComplete, pairOfReleases, type PairReleases, pathsOfPair } from './pairs';

const DOCUMENTS_PER_TASK = 50;
/** The highest quality makes pages 6 % smaller, and takes a hundred times as long. */
const BROTLI_QUALITY = 6;

function partsOf(releases: PairReleases): (RoutePath | null)[][] {
  if (!releases.remote) return [[null]];
  const pathsPerTask = Math.max(1, Math.floor(DOCUMENTS_PER_TASK / releases.shell.languages.length));
  const paths = pathsOfPair(releases);
  return Array.from({ length: Math.ceil(paths.length / pathsPerTask) }, (_, index) =>
    paths.slice(index * pathsPerTask, (index + 1) * pathsPerTask),
  );
}

/** What was looked at has to be what goes live. */
async function assertPreviewed(store: Store, pair: Pair, file: string, content: Buffer): Promise<void> {
  const key = pairKey({ ...pair, isPreview: true }, file);
  const previewed = await store.get(key);
  const isSame =
    previewed?.bytes.equals(content) && (await findBrokenVariants(store, key, content)).length === 0;
  if (isSame) return;
  throw new RefusedError(
    `${key} in ${store.location} is not the page that ${labelOf(pair)} renders now`,
    'Preview it again and look at it, or publish it from its build.',
  );
}

/**
 * @param isPromotion whether pages have to be those that were previewed, if any were
 * @returns completes the pairs: before, no page counts
 */
export async function storePages(
  store: Store,
  pairs: readonly PairReleases[],
  readFile: ReadReleaseFile,
  isPromotion = false,
): Promise<() => Promise<void>> {
  await inParallel(pairs, availableParallelism(), (releases) => assertStarts(releases, readFile));
  const plans = await Promise.all(
    pairs.map(async (releases) => {
      const pair = pairOfReleases(releases);
      const files: CompletePair['files'] = {};
      const listed = new Set(await listKeys(store, pairKey(pair, '')));
      const isCompared = isPromotion && (await isMarkedComplete(store, { ...pair, isPreview: true }));
      return { releases, pair, files, listed, isCompared };
    }),
  );
  const tasks = plans.flatMap((plan) => partsOf(plan.releases).map((paths) => ({ ...plan, paths })));
  await inParallel(tasks, availableParallelism(), async ({ releases, paths, ...plan }) => {
    const { pair, files, listed, isCompared } = plan;
    const composed = await composeDocuments({ ...releases, paths, readFile });
    await inParallel([...composed], CONCURRENT_COMPRESSIONS, async ([file, content]) => {
      if (isCompared) await assertPreviewed(store, pair, file, content);
      const key = pairKey(pair, file);
      await ensureObject(store, key, content, listed.has(key));
      await ensureVariants(store, key, content, listed, BROTLI_QUALITY);
      files[file] = { integrity: integrityOf(content), bytes: content.length };
    });
  });
  return async () => {
    for (const { pair, files } of plans) await completePair(store, pair, { files });
  };
}
