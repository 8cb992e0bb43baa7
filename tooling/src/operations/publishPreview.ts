import { randomUUID } from 'node:crypto';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { PageComposer } from '../compose/PageComposer';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { recordAction } from '../store/history';
import { assertSiteOrEmptyFolder } from '../store/assertSiteOrEmptyFolder';
import { readPointersFor } from '../store/pointers';
import { addPreview } from '../store/previews';
import { builtFiles, storeRelease } from '../store/releases';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';
import { composeAndVerify } from './makeLive';
import type { PublishOptions } from './publish';

/**
 * Stores a built release for visitors who open `?preview=`. It has to pass the same checks as a publish,
 * but nothing that is live changes.
 *
 * @param dist the folder that the release was built into
 * @throws UserError as `publish` does, and for a release of the shell, which cannot be previewed
 */
export async function publishPreview(
  dist: string,
  store: Store,
  { verify, routes, create = false, ...options }: PublishOptions = {},
): Promise<RemoteRelease> {
  const release = await readRelease(dist);
  if (release.kind === 'shell') {
    throw new UsageError(
      `${labelOf(release)} is a shell, and only remotes can be previewed`,
      "Publish it into a copy of the site's folder and serve that copy.",
    );
  }
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  const live = await readPointersFor(store, release.name);
  assertPublishable(release, live);
  assertRemoteKnown(release, live, routes);
  const publication = { serial: live.get(release.name)?.serial ?? 0, id: randomUUID() };
  const read = builtFiles(store, release, dist);
  await using composer = new PageComposer(read, options);
  await composeAndVerify(store, composer, { ...release, ...publication }, live, { read, verify });
  if (live.get(release.name)?.version !== release.version) {
    // The preview first: prune keeps every release that one names.
    await addPreview(store, release.name, release.version);
    await recordAction(store, release, 'preview', publication);
  }
  await storeRelease(store, release, read);
  return release;
}
