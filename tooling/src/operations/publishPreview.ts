import type { ReleaseManifest } from '@farekite/shared/protocol';
import { pairOfReleases, pathsOf, storePages } from '../compose/storePages';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import { parseLabel } from '../release/preview';
import { readRelease } from '../release/readRelease';
import { SHELL_NAME } from '../store/keys';
import { assertSiteOrEmptyFolder, liveShell, manifestsOf, readPointers } from '../store/pointers';
import { addPreview } from '../store/previews';
import { builtFiles, readStoredManifest, storeRelease } from '../store/releases';
import type { Store } from '../store/Store';
import { incompletePairs, pairsWith } from './pairs';
import type { PublishOptions } from './publish';

export interface PreviewOptions extends PublishOptions {
  /** Stored releases that are previewed beside the built ones, instead of those that are live: `mfe-home@77c1…` */
  readonly with?: readonly string[];
}

export interface PreviewResult {
  readonly releases: readonly ReleaseManifest[];
  /** The paths whose pages differ from those that are live. */
  readonly paths: readonly string[];
}

/**
 * Stores built releases with their pages for visitors who open `?preview=`, and changes nothing that is live. They have
 * to pass the checks of a publish.
 *
 * @param dists the folders that the releases were built into
 * @throws UserError as `publish` does
 */
export async function publishPreview(
  dists: readonly string[],
  store: Store,
  { with: others = [], routes, create = false }: PreviewOptions = {},
): Promise<PreviewResult> {
  const built = new Map<string, ReleaseManifest>();
  for (const dist of dists) built.set(dist, await readRelease(dist));
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  const stored = await Promise.all(others.map((label) => readStoredManifest(store, parseLabel(label))));
  const live = await readPointers(store);
  const releases = [...built.values(), ...stored];
  const state = new Map([
    ...manifestsOf(live),
    ...releases.map((release) => [release.name, release] as const),
  ]);
  const shell = liveShell(state);
  const known = new Map([...manifestsOf(live), ...(shell ? [[SHELL_NAME, shell] as const] : [])]);
  for (const release of releases) {
    assertPublishable(release, state);
    assertRemoteKnown(release, known, routes);
  }
  const names = releases.map(({ name }) => name);
  // A shell makes pairs with all remotes.
  const makers = names.includes(SHELL_NAME) ? [SHELL_NAME] : names;
  const pairs = makers.flatMap((name) => pairsWith(state, name));
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  // First of all, because prune keeps what a preview names.
  for (const { name } of built.values()) await addPreview(store, name, versions, pairs.map(pairOfReleases));
  const read = builtFiles(store, built);
  const complete = await storePages(store, await incompletePairs(store, pairs), read);
  for (const release of built.values()) await storeRelease(store, release, read);
  await complete();
  return { releases, paths: pairs.flatMap(pathsOf) };
}
