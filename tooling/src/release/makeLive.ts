import type { ReleaseManifest } from '@farekite/shared/contract';
import { composeStalePages, writeComposed, type ComposeOptions } from './compose';
import type { ComposedFile } from './composeWorker';
import { assertPublishable } from './contractGate';
import { record } from './history';
import type { Site } from './Site';
import type { Verify } from './verify';

/** What has become of a release, and of the site's pages. */
export interface Published {
  readonly release: ReleaseManifest;
  /** `false` when this very version was live already. */
  readonly isNew: boolean;
  /** Files of the site that were written anew. */
  readonly files: readonly string[];
}

export interface MakeLiveOptions extends Pick<ComposeOptions, 'timeoutMs'> {
  /** Looks at the release before it goes live. @default nobody does */
  readonly verify?: Verify | undefined;
}

/**
 * Renders the pages of a stored release with what else is live, and has them looked at.
 * @throws ReleaseError when what is live cannot work with it, it does not render, or does not pass
 */
export async function rehearse(
  release: ReleaseManifest,
  site: Site,
  { verify, ...options }: MakeLiveOptions,
): Promise<readonly ComposedFile[]> {
  const live = await site.pointers();
  assertPublishable(release, live);
  const pointers = new Map(live).set(release.name, release);
  const files = await composeStalePages(site, pointers, options);
  await verify?.({ release, site, pointers, files });
  return files;
}

/**
 * Makes a stored release live: renders its pages with what else is live, and only then flips its
 * pointer and replaces the pages that changed. Only for who holds the lock.
 *
 * @throws ReleaseError as {@link rehearse} does
 */
export async function makeLive(
  release: ReleaseManifest,
  site: Site,
  action: 'publish' | 'rollback',
  options: MakeLiveOptions = {},
): Promise<Published> {
  const files = await rehearse(release, site, options);
  const isNew = !(await site.isLive(release));
  if (isNew) {
    await record(site, release, action);
    await site.flip(release);
  }
  await writeComposed(site, files);
  return { release, isNew, files: files.map(({ file }) => file) };
}
