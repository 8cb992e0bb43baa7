import type { ReleaseManifest } from '@farekite/shared/protocol';
import { incompletePairs, pairOfReleases, pairsWith, pathsOfPair } from '../compose/pairs';
import { storePages } from '../compose/storePages';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import { parseLabel } from '../release/preview';
import { readRelease } from '../release/readRelease';
import { SHELL_NAME } from '../store/keys';
import { assertSiteOrEmptyFolder, liveShell, manifestsOf, readPointers } from '../store/pointers';
import { addPreview } from '../store/previews';
import {
  builtFiles,
  isReleaseStored,
  readStoredManifest,
  storeRelease,
  verifyStored,
} from '../store/releases';
import type { Store } from '../store/Store';
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
  { with: others = [], routes, create = false, provenance }: PreviewOptions = {},
): Promise<PreviewResult> {
  const built = new Map<string, ReleaseManifest>();
  for (const dist of dists) built.set(dist, await readRelease(dist));
  if (!create) await assertSiteOrEmptyFolder(store);
  await store.prepare();
  for (;;) {
    const result = await storePreview(store, built, others, routes, provenance?.commit);
    if (result) return result;
  }
}

/** @returns `undefined` when something was pruned meanwhile */
async function storePreview(
  store: Store,
  built: ReadonlyMap<string, ReleaseManifest>,
  others: readonly string[],
  routes: PublishOptions['routes'],
  commit: string | undefined,
): Promise<PreviewResult | undefined> {
  const stored = await Promise.all(others.map((label) => readStoredManifest(store, parseLabel(label))));
  for (const release of stored) await verifyStored(store, release);
  const live = manifestsOf(await readPointers(store));
  const releases = [...built.values(), ...stored];
  const named = new Map(releases.map((release) => [release.name, release]));
  const shown = new Map([...live, ...named]);
  const shell = liveShell(shown);
  for (const release of releases) {
    assertPublishable(release, shown);
    assertRemoteKnown(release, shell ? new Map(live).set(SHELL_NAME, shell) : live, routes);
  }
  // A shell makes pairs with all remotes.
  const makers = named.has(SHELL_NAME) ? [SHELL_NAME] : [...named.keys()];
  const pairs = makers.flatMap((name) => pairsWith(shown, name));
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  // First of all, because prune keeps what a preview names. Prune marks what it removes and looks for previews then.
  const made = pairs.map(pairOfReleases);
  for (const { name } of built.values()) await addPreview(store, name, versions, made, commit);
  const read = builtFiles(store, built);
  // The pages that servers send to who has opened the preview, unless publishers have stored the same.
  const toStore = async () =>
    (await incompletePairs(store, pairs)).map((pair) => ({ ...pair, isPreview: true }));
  const complete = await storePages(store, await toStore(), read);
  for (const release of built.values()) await storeRelease(store, release, read);
  await complete();
  for (const release of releases) if (!(await isReleaseStored(store, release))) return undefined;
  const isThere = (await incompletePairs(store, await toStore())).length === 0;
  return isThere ? { releases, paths: pairs.flatMap(pathsOfPair) } : undefined;
}
