import { incompletePairs, pairOfReleases, pairsWith, pathsOfPair } from '../compose/pairs';
import { storePages } from '../compose/storePages';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import { parseLabel } from '../release/manifest';
import { SHELL_NAME } from '../store/keys';
import { assertSiteOrEmptyFolder, liveShell, manifestsOf, readPointers } from '../store/pointers';
import { addPreview } from '../store/previews';
import {
  isReleaseStored,
  readStoredManifest,
  sourceFiles,
  storeRelease,
  verifyStored,
  type ReleaseSource,
} from '../store/releases';
import type { Store } from '../store/Store';
import { openSource, type PublishOptions } from './publish';

export interface PreviewOptions extends PublishOptions {
  /** Stored releases that are previewed instead of those that are live: `mfe-home@77c1…` */
  readonly with?: readonly string[];
}

export type PreviewResult = Awaited<ReturnType<typeof publishPreview>>;

/**
 * Stores releases with their pages for visitors who open `?preview=`, and changes nothing that is live.
 * @param places as of `openSource`
 */
export async function publishPreview(
  places: readonly string[],
  store: Store,
  { with: others = [], routes, create = false, provenance, builtFrom }: PreviewOptions = {},
) {
  const sources: ReleaseSource[] = [];
  const commit = provenance?.commit ?? builtFrom;
  for (const place of places) sources.push(await openSource(place));
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  for (;;) {
    const stored = await Promise.all(others.map((label) => readStoredManifest(store, parseLabel(label))));
    for (const release of stored) await verifyStored(store, release);
    const live = manifestsOf(await readPointers(store));
    const built = sources.map(({ release }) => release);
    const releases = [...built, ...stored];
    const named = new Map(releases.map((release) => [release.name, release]));
    const shown = new Map([...live, ...named]);
    const shell = liveShell(shown);
    for (const release of releases) {
      assertPublishable(release, shown);
      assertRemoteKnown(release, shell ? new Map(live).set(SHELL_NAME, shell) : live, routes);
    }
    const makers = named.has(SHELL_NAME) ? [SHELL_NAME] : [...named.keys()];
    const pairs = makers.flatMap((name) => pairsWith(shown, name));
    const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
    // First of all: prune marks what it removes and looks then for previews that name it.
    const made = pairs.map(pairOfReleases);
    for (const { name } of built) await addPreview(store, name, versions, made, commit);
    const read = sourceFiles(store, sources);
    // The pages that servers send to who has opened the preview, unless publishers have stored the same.
    const toStore = async () =>
      (await incompletePairs(store, pairs)).map((pair) => ({ ...pair, isPreview: true }));
    const complete = await storePages(store, await toStore(), read);
    for (const release of built) await storeRelease(store, release, read);
    await complete();
    const areStored = await Promise.all(releases.map((release) => isReleaseStored(store, release)));
    const missing = await incompletePairs(store, await toStore());
    // Something may have been pruned meanwhile.
    if (areStored.every(Boolean) && missing.length === 0)
      return { releases, paths: pairs.flatMap(pathsOfPair) };
  }
}
