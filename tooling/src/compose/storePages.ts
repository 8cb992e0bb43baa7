import { availableParallelism } from 'node:os';
import type { RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { integrityOf } from '../release/integrity';
import type { CompletePair } from '../release/parseComplete';
import { completePair } from '../store/completePairs';
import { compress, CONCURRENT_COMPRESSIONS } from '../store/compress';
import { ensureObject, listKeys } from '../store/ensureObject';
import { ownPair, pageFile, pairKey, rootFile, type Pair } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import type { Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { composeDocuments, composeSiteFiles } from './composeDocuments';

/** Much more than any task takes, because the limit is there for endless loops only. */
const RENDER_TIMEOUT_MS = 30_000;
/** Bounds the memory of a publisher and of the processes that it starts, whatever the number of pages. */
const DOCUMENTS_PER_TASK = 50;
/** The highest one makes pages 6 % smaller, and takes a hundred times as long. */
const BROTLI_QUALITY = 6;

/** The two releases that pages are made of. */
export interface PairReleases {
  readonly shell: ShellRelease;
  /** `undefined` for the shell's own pages. */
  readonly remote: RemoteRelease | undefined;
}

/** The versions of two releases. */
export function pairOfReleases({ shell, remote }: PairReleases): Pair {
  return remote
    ? { shell: shell.version, name: remote.name, version: remote.version }
    : ownPair(shell.version);
}

/** The paths that a shell's routes give to a remote. */
export function pathsOf({ shell, remote }: PairReleases): RoutePath[] {
  return shell.routes.filter((route) => route.remote === remote?.name).map(({ path }) => path);
}

/** The pages of one pair on their way into a store. */
interface PairPages {
  readonly pair: Pair;
  /** Those that are stored, by name. */
  readonly files: CompletePair['files'];
  /** Each renders and stores a part of the pages. */
  readonly tasks: readonly (() => Promise<void>)[];
}

function planPages(store: Store, releases: PairReleases, readFile: ReadReleaseFile): PairPages {
  const { shell, remote } = releases;
  const pair = pairOfReleases(releases);
  const files: CompletePair['files'] = {};
  let listing: Promise<ReadonlySet<string>> | undefined;
  const storeFile = async (file: string, content: Buffer) => {
    listing ??= listKeys(store, pairKey(pair, '')).then((keys) => new Set(keys));
    const listed = await listing;
    const variants = await compress(file, content, BROTLI_QUALITY);
    for (const { extension, bytes } of [{ extension: '', bytes: content }, ...variants]) {
      const key = pairKey(pair, file) + extension;
      await ensureObject(store, key, bytes, listed.has(key));
    }
    files[file] = { integrity: integrityOf(content), bytes: content.length };
  };
  const storeDocuments = async (paths: readonly (RoutePath | null)[]) => {
    const documents = await composeDocuments({
      shell,
      remote,
      paths,
      readFile,
      timeoutMs: RENDER_TIMEOUT_MS,
    });
    await inParallel(documents, CONCURRENT_COMPRESSIONS, ({ path, language, html }) =>
      storeFile(pageFile(path, language), Buffer.from(html)),
    );
  };
  const storeSiteFiles = async () => {
    const siteFiles = await composeSiteFiles(shell, readFile, RENDER_TIMEOUT_MS);
    for (const [name, content] of siteFiles) await storeFile(rootFile(name), content);
  };
  if (!remote) return { pair, files, tasks: [() => storeDocuments([null]), storeSiteFiles] };
  const pathsPerTask = Math.max(1, Math.floor(DOCUMENTS_PER_TASK / shell.languages.length));
  const paths = pathsOf(releases);
  const tasks = [];
  for (let start = 0; start < paths.length; start += pathsPerTask) {
    const part = paths.slice(start, start + pathsPerTask);
    tasks.push(() => storeDocuments(part));
  }
  return { pair, files, tasks };
}

/**
 * Renders the pages of pairs, as many at once as there are cores, and stores each as soon as it is known. Of those that
 * are stored already nothing is written. No page counts before its pair is complete.
 *
 * @returns a function that completes the pairs
 * @throws UserError when a page does not render
 */
export async function storePages(
  store: Store,
  pairs: readonly PairReleases[],
  read: ReadReleaseFile,
): Promise<() => Promise<void>> {
  const pages = pairs.map((releases) => planPages(store, releases, read));
  const tasks = pages.flatMap((plan) => plan.tasks);
  await inParallel(tasks, availableParallelism(), (run) => run());
  return async () => {
    for (const { pair, files } of pages) await completePair(store, pair, { files });
  };
}
