import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { ComposedFile } from '../compose/ComposedFile';
import { composeStalePages, writeComposedFiles, type ComposeOptions } from '../compose/composeStalePages';
import { assertPublishable } from '../gate/contractGate';
import type { Verify } from '../gate/verifyInBrowser';
import { recordAction } from '../store/history';
import type { Site } from '../store/Site';

export interface MakeLiveOptions extends Pick<ComposeOptions, 'timeoutMs'> {
  /** Checks the release before it goes live. @default no check besides the contract gate and composing */
  readonly verify?: Verify | undefined;
}

export interface PublishResult {
  readonly release: ReleaseManifest;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The files of the site that were written or removed. */
  readonly files: readonly string[];
}

/**
 * Composes the site's pages as they will be once a stored release is live, and verifies them. It
 * changes nothing on the site.
 *
 * @throws UserError when the contract gate refuses the release, or a page does not render or verify
 */
export async function composeAndVerify(
  release: ReleaseManifest,
  site: Site,
  { verify, ...options }: MakeLiveOptions,
): Promise<readonly ComposedFile[]> {
  const live = await site.readPointers();
  assertPublishable(release, live);
  const pointers = new Map(live).set(release.name, release);
  const files = await composeStalePages(site, pointers, options);
  await verify?.({ release, site, pointers, files });
  return files;
}

/**
 * Makes a stored release live: composes and verifies its pages, then moves its pointer, then writes the
 * pages that changed. Only the holder of the lock may call it.
 *
 * @throws UserError as {@link composeAndVerify} does
 */
export async function makeLive(
  release: ReleaseManifest,
  site: Site,
  action: 'publish' | 'rollback',
  options: MakeLiveOptions = {},
): Promise<PublishResult> {
  const files = await composeAndVerify(release, site, options);
  const isNew = !(await site.isLive(release));
  if (isNew) {
    await recordAction(site, release, action);
    await site.movePointer(release);
  }
  await writeComposedFiles(site, files);
  return { release, isNew, files: files.map(({ file }) => file) };
}
