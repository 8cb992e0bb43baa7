import type { ReleaseManifest } from '@farekite/shared/protocol';
import { incompletePairs, pairsInSets, type PairReleases, partnersOf, pathsOfPair } from '../compose/pairs';
import { storePages } from '../compose/storePages';
import { assertRemoteKnown, assertSetsFit, readServedSets } from '../gate/contractGate';
import type { RouteTable } from '../pages/routes';
import { manifestOf, type HistoryEntry, type Pointer, type Provenance } from '../release/formats';
import { labelOf } from '../release/manifest';
import { assertProvenance, readLiveMove, recordAction, type Action } from '../store/history';
import type { Named } from '../store/keys';
import {
  manifestsOf,
  movePointer,
  readPointersFor,
  successorOf,
  withCanary,
  type LivePointer,
} from '../store/pointers';
import {
  isReleaseStored,
  storedFiles,
  storeRelease,
  verifyStored,
  type ReadReleaseFile,
} from '../store/releases';
import type { Store } from '../store/Store';
import { ConflictError, RefusedError } from '../util/UserError';

export interface GoLiveOptions {
  readonly routes?: RouteTable | undefined;
  readonly provenance?: Provenance | undefined;
}

export interface PublishResult {
  readonly release: Named;
  /** `false` when this version was live already, or a canary. */
  readonly isNew: boolean;
  /** Of a canary, in percent. */
  readonly share?: number | undefined;
  readonly takenBack?: Named;
  readonly paths: readonly string[];
}

export interface GoingLive extends GoLiveOptions, Pick<Action, 'action' | 'because'> {
  readonly release: ReleaseManifest;
  readonly built?: ReadReleaseFile;
  readonly share?: number | undefined;
  readonly replaces?: LivePointer | undefined;
  /** Gets the entry of what is live. Without it, older releases may go live. */
  readonly assertNotOlder?: ((live: HistoryEntry | undefined) => Promise<void>) | undefined;
}

/**
 * Makes a release live, or a canary. There is no lock: a publisher that another one has overtaken starts again; one that is
 * killed leaves objects that nothing names.
 */
export async function goLive(store: Store, going: GoingLive): Promise<PublishResult> {
  const { release, because, built, routes, provenance = {}, assertNotOlder } = going;
  assertProvenance({ ...provenance, because });
  const read = built ?? storedFiles(store);
  const keep = () => (built ? storeRelease(store, release, built) : verifyStored(store, release));
  for (;;) {
    const pointers = await readPointersFor(store, release.name);
    const live = manifestsOf(pointers);
    const before = pointers.get(release.name);
    assertReplaces(going, before);
    assertPassesCanary(going, before);
    // What is live already, or has nothing live beside it, is for everybody.
    const share = before?.version === release.version ? undefined : before && going.share;
    const partners = partnersOf(new Map(live).set(release.name, release), release);
    const action = going.action === 'canary' && share === undefined ? 'publish' : going.action;
    const pointer =
      before && share !== undefined
        ? withCanary(before, { version: release.version, share, with: partners, begun: before.serial + 1 })
        : successorOf(before, release, partners);
    const moving = new Map<string, Pointer>(pointers).set(release.name, pointer);
    const sets = await readServedSets(store, moving, release);
    assertSetsFit(sets, moving, release.name);
    if (action !== 'rollback') assertRemoteKnown(release, live, routes);
    const pairs = pairsInSets(sets, release.name).filter(
      ({ shell, remote }) => (release.kind === 'shell' ? shell : remote)?.version === release.version,
    );
    const present = share === undefined ? before?.version : before?.canary?.version;
    if (before && present === release.version) {
      await keep();
      await lookAgain(store, read, before, undefined, provenance);
      return { release, isNew: false, share: share && before.canary?.share, paths: [] };
    }
    if (before && assertNotOlder) await assertNotOlder(await readLiveMove(store, before));
    // A publish replaces those that are damaged.
    const toRender = built ? pairs : await incompletePairs(store, pairs);
    const complete = await storePages(store, toRender, read, action === 'promote');
    await keep();
    await complete();
    const moved = await move(store, release, pointer, before, { ...provenance, action, because }, pairs);
    if (!moved) continue;
    await lookAgain(store, read, moved, before, provenance);
    return { release, isNew: true, share, paths: [...new Set(pairs.flatMap(pathsOfPair))] };
  }
}

/** Nothing goes live past a canary but the canary itself. */
function assertPassesCanary({ release, share, action }: GoingLive, before: LivePointer | undefined): void {
  const { name, version } = release;
  const isCanary = before?.canary?.version === version;
  // A rollback to a release that is named ends the canary with the release beside it.
  if (!before?.canary || action === 'rollback' || (isCanary && (share !== undefined || action === 'promote')))
    return;
  throw new RefusedError(
    `${labelOf({ name, version: before.canary.version })} is a canary of ${String(before.canary.share)} %`,
    `Make it live with farekite promote ${name}, take it back with farekite rollback ${name}, or only preview ` +
      `${isCanary ? 'another release' : labelOf(release)} with farekite publish --preview.`,
  );
}

function assertReplaces({ release, replaces }: GoingLive, before: LivePointer | undefined): void {
  if (!replaces || replaces.etag === before?.etag) return;
  throw new ConflictError(
    `${before ? labelOf(before) : `No release of ${release.name}`} went live while ${labelOf(replaces)} was to be replaced by ${labelOf(release)}`,
    'Nothing was changed: run farekite status, then decide again.',
  );
}

/**
 * Records the action and moves the pointer. The entry is written before the release and its pages are looked for once
 * more: prune, which may remove what nothing names, marks it first and looks for entries then.
 *
 * @returns `undefined` when another publisher was faster, or something was pruned
 */
async function move(
  store: Store,
  release: ReleaseManifest,
  pointer: Pointer,
  before: LivePointer | undefined,
  action: Action,
  pairs: readonly PairReleases[] = [],
): Promise<LivePointer | undefined> {
  await recordAction(store, pointer, before, action);
  const isStored =
    (await isReleaseStored(store, release)) && (await incompletePairs(store, pairs)).length === 0;
  return isStored ? movePointer(store, pointer, before) : undefined;
}

/**
 * Another publisher may have moved the partner of a pointer at the same moment; then there are pages to render, or the two do
 * not work together.
 *
 * @param before the pointer to go back to
 */
async function lookAgain(
  store: Store,
  read: ReadReleaseFile,
  moved: LivePointer,
  before: LivePointer | undefined,
  { run, by }: Provenance,
): Promise<void> {
  const refusal = await completePages(store, read, moved).catch(asRefusal);
  if (!refusal) return;
  if (before) {
    const previous =
      moved.version === before.version
        ? withCanary(moved, undefined)
        : successorOf(moved, manifestOf(before), before.with);
    const because = 'another release, with which it does not work, went live at the same moment';
    const action = { action: 'rollback', because, run, by } as const;
    const back = await move(store, manifestOf(before), previous, moved, action);
    // Now two others may not work together: that is theirs to take back.
    if (back) await completePages(store, read, back).catch(asRefusal);
  }
  const outcome = before ? 'did not stay live' : 'stays live, because there is no release before it';
  throw new ConflictError(
    `${refusal.problem}; another publisher made that live at the same moment, and ${labelOf(moved)} ${outcome}`,
    refusal.remedy,
    { cause: refusal },
  );
}

/** Goes on until nobody has moved a pointer while it looked and rendered. */
async function completePages(store: Store, read: ReadReleaseFile, { name, etag }: LivePointer) {
  for (;;) {
    const pointers = await readPointersFor(store, name);
    // Whoever has replaced it answers for the pairs.
    if (pointers.get(name)?.etag !== etag) return undefined;
    const sets = await readServedSets(store, pointers);
    assertSetsFit(sets, pointers, name);
    const missing = await incompletePairs(store, pairsInSets(sets, name));
    if (missing.length === 0) return undefined;
    const complete = await storePages(store, missing, read);
    await complete();
  }
}

export function asRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  throw error;
}
