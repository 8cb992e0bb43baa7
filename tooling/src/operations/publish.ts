import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import type { HistoryEntry } from '../release/formats';
import { labelOf, parseLabel } from '../release/manifest';
import { assertNoDocument, readRelease } from '../release/readRelease';
import { findCommit } from '../store/history';
import { releaseKey, type Named } from '../store/keys';
import { isS3Location, openStore } from '../store/openStore';
import { assertSiteOrEmptyFolder, manifestsOf, readPointersFor, type Releases } from '../store/pointers';
import {
  builtFiles,
  readStoredManifest,
  sourceFiles,
  storedFiles,
  type ReleaseSource,
} from '../store/releases';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { inOneLine, RefusedError, UsageError, UserError } from '../util/UserError';
import { asRefusal, goLive, type GoingLive, type GoLiveOptions, type PublishResult } from './goLive';

const execute = promisify(execFile);

export interface PublishOptions extends GoLiveOptions, Pick<GoingLive, 'share'> {
  /** Begins a site where there is none, also in a folder that has other files. */
  readonly create?: boolean;
  /** Publishes also what is of an older commit than the live release. */
  readonly older?: boolean;
  /** The commit of releases in folders, unless the provenance names one. */
  readonly builtFrom?: string | undefined;
  readonly warn?: (warning: UserError) => void;
}

interface OpenedSource extends ReleaseSource {
  readonly from: Store | undefined;
}

/** @param place the folder that it was built into, or `s3://BUCKET/PREFIX/mfe-deals@77c1d0a95ee2b346` in another site */
export async function openSource(place: string): Promise<OpenedSource> {
  const end = place.lastIndexOf('/');
  const label = place.slice(end + 1);
  if (!isS3Location(place) && (!label.includes('@') || existsSync(place)))
    return { release: await readRelease(place), read: builtFiles(place), from: undefined };
  const named = parseLabel(label);
  if (end < 1) {
    throw new UsageError(
      `${place} names no site`,
      `Write SITE/${label}. What the site itself has stored, farekite promote makes live.`,
    );
  }
  const from = openStore(place.slice(0, end));
  const release = await readStoredManifest(from, named);
  const read = storedFiles(from);
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    assertNoDocument(`${from.location}/${releaseKey(release, file)}`);
    await read(release, file);
  });
  return { release, read, from };
}

export async function publish(place: string, store: Store, options: PublishOptions = {}) {
  return publishSource(await openSource(place), store, options);
}

/** Publishes nothing when one of the releases is damaged, or the contract gate allows no order. */
export async function publishAll(
  places: readonly string[],
  store: Store,
  options: PublishOptions = {},
): Promise<PublishResult[]> {
  const sources: OpenedSource[] = [];
  if (options.share !== undefined && places.length > 1) {
    throw new UsageError(
      'Several releases cannot begin canaries at once',
      'Publish them one after the other.',
    );
  }
  for (const place of places) sources.push(await openSource(place));
  const found = await Promise.all(sources.map(({ release }) => readPointersFor(store, release.name)));
  const live = manifestsOf(new Map(found.flatMap((pointers) => [...pointers])));
  const published: PublishResult[] = [];
  for (const source of inOrder(sources, live, options.routes))
    published.push(await publishSource(source, store, options));
  return published;
}

async function publishSource(
  { from, ...source }: OpenedSource,
  store: Store,
  { create = false, older = false, builtFrom, warn = () => undefined, ...options }: PublishOptions,
): Promise<PublishResult> {
  const { release } = source;
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  const commit = options.provenance?.commit ?? (from ? await findCommit(from, release) : builtFrom);
  // What comes from another site is not of this checkout.
  const isAgeKnown = commit !== undefined || !from;
  return goLive(store, {
    ...options,
    provenance: { ...options.provenance, commit },
    release,
    action: options.share === undefined ? 'publish' : 'canary',
    built: sourceFiles(store, [source]),
    assertNotOlder: older || !isAgeKnown ? undefined : (live) => assertNotOlder(release, live, commit, warn),
  });
}

/** How many commits lead to one and not to the other. */
async function compareCommits(mine: string, live: string): Promise<[number, number]> {
  const git = async (...args: string[]) => (await execute('git', args, { env: process.env })).stdout.trim();
  const count = async (...commits: string[]) => Number(await git('rev-list', '--count', ...commits, '--'));
  const counts: [number, number] = [await count(mine, `^${live}`), await count(live, `^${mine}`)];
  // Where both have some, they may meet where the history is cut off.
  const isCut = !counts.includes(0) && (await git('rev-parse', '--is-shallow-repository')) === 'true';
  if (isCut) throw new Error('the history of this checkout is cut off');
  return counts;
}

function reasonOf(error: unknown): string {
  const { code, message, stderr = '' } = error as NodeJS.ErrnoException & { readonly stderr?: string };
  return code === 'ENOENT' ? 'git is not installed' : inOneLine(stderr.split('\n')[0] || message, 200);
}

/** A pipeline that is run again must not replace a release of a newer commit. Where git does not know, a warning says so. */
async function assertNotOlder(
  release: Named,
  live: HistoryEntry | undefined,
  commit: string | undefined,
  warn: (warning: UserError) => void,
): Promise<void> {
  if (!live || live.commit === commit) return;
  if (live.commit === undefined) {
    const problem = `Whether ${labelOf(release)} is older than ${labelOf(live)}, which is live, is not known: the history has no commit of that`;
    if (commit !== undefined) warn(new UserError(problem, 'It is published nevertheless.'));
    return;
  }
  const from = `${live.commit.slice(0, 10)}, from which ${labelOf(live)} was built, which is live`;
  try {
    const [own, others] = await compareCommits(commit ?? 'HEAD', live.commit);
    if (own > 0 || others === 0) return;
  } catch (error) {
    const problem = `Whether ${labelOf(release)} is older than ${from}, is not known: ${reasonOf(error)}`;
    warn(new UserError(problem, 'It is published nevertheless. With the whole history, git would know.'));
    return;
  }
  throw new RefusedError(
    `${labelOf(release)} is of ${commit?.slice(0, 10) ?? 'a checkout'}, an older commit than ${from}`,
    `To go back, run farekite rollback ${release.name}. To publish it nevertheless, add --older.`,
  );
}

function findRefusal(release: ReleaseManifest, live: Releases, routes: GoLiveOptions['routes']) {
  try {
    assertPublishable(release, live);
    assertRemoteKnown(release, live, routes);
    return undefined;
  } catch (error) {
    return asRefusal(error);
  }
}

/**
 * What the gate refuses waits for the others: a shell that hosts the old and the new contract goes before remotes that need
 * the new one, and a shell that hosts the old one no more goes after them.
 */
function inOrder(
  sources: readonly OpenedSource[],
  live: Releases,
  routes: GoLiveOptions['routes'],
): OpenedSource[] {
  const refusals = sources.map(({ release }) => findRefusal(release, live, routes));
  const next = sources[refusals.indexOf(undefined)];
  if (!next) {
    if (refusals[0]) throw refusals[0];
    return [];
  }
  const waiting = sources.filter((source) => source !== next);
  return [next, ...inOrder(waiting, new Map(live).set(next.release.name, next.release), routes)];
}
