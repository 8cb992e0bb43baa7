import type { ReleaseManifest } from '@farekite/shared/contract';
import { composeStalePages, writeComposed, type ComposeOptions } from './compose';
import { assertPublishable } from './contractGate';
import { record } from './history';
import type { Site } from './Site';

/** What has become of a release, and of the site's pages. */
export interface Published {
  readonly release: ReleaseManifest;
  /** `false` when this very version was live already. */
  readonly isNew: boolean;
  /** Files of the site that were written anew. */
  readonly files: readonly string[];
}

/**
 * Makes a stored release live: renders its pages with what else is live, and only then flips its
 * pointer and replaces the pages that changed. Only for who holds the lock.
 *
 * @throws ReleaseError when what is live cannot work with it, or it does not render
 */
export async function makeLive(
  release: ReleaseManifest,
  site: Site,
  action: 'publish' | 'rollback',
  options: Pick<ComposeOptions, 'timeoutMs'> = {},
): Promise<Published> {
  const live = await site.pointers();
  assertPublishable(release, live);
  const isNew = live.get(release.name)?.version !== release.version;
  const pointers = isNew ? new Map(live).set(release.name, release) : live;
  const files = await composeStalePages(site, pointers, options);
  if (isNew) {
    await record(site, release, action);
    await site.flip(release);
  }
  await writeComposed(site, files);
  return { release, isNew, files: files.map(({ file }) => file) };
}
