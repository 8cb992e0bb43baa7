import type { ComposeOptions } from '../compose/composeStalePages';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { pointerMovesIn, readHistory, type HistoryEntry } from '../store/history';
import { withLock } from '../store/lock';
import type { Site } from '../store/Site';
import { UserError } from '../util/UserError';
import { makeLive, type PublishResult } from './makeLive';

export interface RollbackOptions extends Pick<ComposeOptions, 'timeoutMs'> {
  /** A stored version, or its first characters. @default the release that was live before */
  readonly to?: string;
}

/**
 * The version that was live before the live release was published, as far as the site keeps it. Earlier
 * rollbacks do not count: otherwise a second rollback would undo the first one.
 */
function findPreviousVersion(
  live: string,
  history: readonly HistoryEntry[],
  kept: readonly string[],
): string | undefined {
  const publishIndex = history.findLastIndex(
    ({ version, action }) => version === live && action === 'publish',
  );
  return history
    .slice(0, Math.max(publishIndex, 0))
    .findLast(({ version }) => version !== live && kept.includes(version))?.version;
}

/** The version to roll back to. @throws UserError when none, or more than one, matches */
async function findTarget(name: string, live: string, site: Site, to: string | undefined): Promise<string> {
  const kept = await site.listKeptVersions(name);
  const remedy =
    kept.length > 0
      ? `The site keeps these versions of ${name}: ${kept.join(', ')}.`
      : `Publish a release of ${name} first.`;
  if (to === undefined) {
    const history = pointerMovesIn(await readHistory(site)).filter((entry) => entry.name === name);
    const version = findPreviousVersion(live, history, kept);
    if (version) return version;
    throw new UserError(
      `The site keeps no release of ${name} that was live before ${live}`,
      `${remedy} Choose one with --to.`,
    );
  }
  const [version, other] = kept.filter((candidate) => candidate.startsWith(to));
  if (version && !other) return version;
  throw new UserError(
    other
      ? `The site keeps several versions of ${name} that begin with ${to}`
      : `The site keeps no version ${to} of ${name}`,
    remedy,
  );
}

/**
 * Makes an earlier release of the shell or of a remote live again, from the releases that the site keeps.
 * @throws UserError when there is none, it is damaged, or it does not work with the other live releases
 */
export async function rollback(
  name: string,
  site: Site,
  { to, ...options }: RollbackOptions = {},
): Promise<PublishResult> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const live = (await site.readPointers()).get(name);
    if (!live) {
      throw new UserError(
        `No release of ${name} is live`,
        'Run farekite status to see the names of the live releases.',
      );
    }
    const version = await findTarget(name, live.version, site, to);
    const release = await readRelease(site.releaseDirectory({ name, version }));
    if (release.name !== name || release.version !== version) {
      throw new UserError(
        `The folder of ${labelOf({ name, version })} contains ${labelOf(release)}`,
        'Roll back to another version with --to.',
      );
    }
    return makeLive(release, site, 'rollback', options);
  });
}
