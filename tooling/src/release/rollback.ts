import { labelOf } from './manifest';
import type { ComposeOptions } from './compose';
import { flipsIn, readHistory, type HistoryEntry } from './history';
import { withLock } from './lock';
import { makeLive, type Published } from './makeLive';
import { readRelease } from './readRelease';
import { ReleaseError } from './ReleaseError';
import type { Site } from './Site';

export interface RollbackOptions extends Pick<ComposeOptions, 'timeoutMs'> {
  /** A kept version, or as much of its beginning as tells it from the others. @default what was live before */
  readonly to?: string;
}

/** What was live before the live release was published: rolling back twice goes two releases back. */
function versionBefore(
  live: string,
  history: readonly HistoryEntry[],
  kept: readonly string[],
): string | undefined {
  const published = history.findLastIndex(({ version, action }) => version === live && action === 'publish');
  return history
    .slice(0, Math.max(published, 0))
    .findLast(({ version }) => version !== live && kept.includes(version))?.version;
}

async function findTarget(name: string, live: string, site: Site, to: string | undefined): Promise<string> {
  const kept = await site.keptVersions(name);
  const remedy =
    kept.length > 0 ? `Kept of ${name}: ${kept.join(', ')}.` : `Publish a release of ${name} first.`;
  if (to === undefined) {
    const history = flipsIn(await readHistory(site)).filter((entry) => entry.name === name);
    const version = versionBefore(live, history, kept);
    if (version) return version;
    throw new ReleaseError(
      `No release of ${name} that was live before ${live} is kept`,
      `${remedy} Name one with --to.`,
    );
  }
  const [version, other] = kept.filter((candidate) => candidate.startsWith(to));
  if (version && !other) return version;
  throw new ReleaseError(
    other ? `Several kept versions of ${name} begin with ${to}` : `No version ${to} of ${name} is kept`,
    remedy,
  );
}

/**
 * Makes an earlier release of the shell or of a remote live again, from what the site keeps of it.
 * @throws ReleaseError when there is none, or what else is live cannot work with it
 */
export async function rollback(
  name: string,
  site: Site,
  { to, ...options }: RollbackOptions = {},
): Promise<Published> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const live = (await site.pointers()).get(name);
    if (!live) {
      throw new ReleaseError(`Nothing of ${name} is live`, 'farekite status tells the names of what is.');
    }
    const version = await findTarget(name, live.version, site, to);
    const release = await readRelease(site.releaseDirectory({ name, version }));
    if (release.name !== name || release.version !== version) {
      throw new ReleaseError(
        `The folder of ${labelOf({ name, version })} holds ${labelOf(release)}`,
        'Roll back to another version with --to.',
      );
    }
    return makeLive(release, site, 'rollback', options);
  });
}
