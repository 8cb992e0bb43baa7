import { parseLabel } from '../release/manifest';
import { movesOf, readEntries } from '../store/history';
import { historyPrefix } from '../store/keys';
import { assertSiteExists, readPointers, type LivePointer } from '../store/pointers';
import { listVersions, readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';
import { shareCanary } from './canary';
import { goLive, type GoingLive, type PublishResult } from './goLive';

export interface RollbackOptions extends Pick<GoingLive, 'because' | 'provenance'> {
  /** A stored version, or its first characters. */
  readonly to?: string;
}

/** Earlier rollbacks do not count: otherwise a second rollback would undo the first one. */
async function findPreviousVersion(
  live: LivePointer,
  store: Store,
  kept: readonly string[],
): Promise<string | undefined> {
  // What was done with canaries made nothing live.
  const entries = await readEntries(store, historyPrefix(live.name));
  const moves = movesOf(entries, live).filter(({ canary }) => !canary);
  const published = moves.findLastIndex(
    ({ version, action }) => version === live.version && action !== 'rollback',
  );
  // A release that was never published has gone live by a rollback.
  const since = published === -1 ? moves.findIndex(({ version }) => version === live.version) : published;
  return moves
    .slice(0, Math.max(since, 0))
    .findLast(({ version }) => version !== live.version && kept.includes(version))?.version;
}

async function findTarget(live: LivePointer, store: Store, to: string | undefined): Promise<string> {
  const kept = await listVersions(store, live.name);
  const [version, other] =
    to === undefined
      ? [await findPreviousVersion(live, store, kept)]
      : kept.filter((candidate) => candidate.startsWith(to));
  if (version !== undefined && other === undefined) return version;
  const wanted = to === undefined ? `that was live before ${live.version}` : `that begins with ${to}`;
  throw new UsageError(
    `The site keeps ${other === undefined ? 'no' : 'more than one'} version of ${live.name} ${wanted}`,
    `It keeps ${kept.join(', ')}. Choose one with --to, or publish one.`,
  );
}

/**
 * Takes a canary back where there is one; else it makes an earlier release live again.
 * @param label a name; or a name with the version of a canary, which is taken back if it still is one
 */
export async function rollback(
  label: string,
  store: Store,
  { to, because, provenance }: RollbackOptions = {},
): Promise<PublishResult> {
  if (label.includes('@')) {
    const { name, version } = parseLabel(label);
    return shareCanary(store, name, 0, { because, provenance, version });
  }
  const name = label;
  await assertSiteExists(store);
  await store.prepare();
  const live = (await readPointers(store, [name])).get(name);
  if (!live) {
    throw new UsageError(
      `No release of ${name} is live`,
      'Run farekite status to see the names of the live releases.',
    );
  }
  if (live.canary && to === undefined)
    return shareCanary(store, name, 0, { because, provenance, replaces: live });
  const version = await findTarget(live, store, to);
  const release = await readStoredManifest(store, { name, version });
  // What was live before depends on what is live; a version that was named does not.
  const replaces = to === undefined ? live : undefined;
  return goLive(store, { release, action: 'rollback', because, replaces, provenance });
}
