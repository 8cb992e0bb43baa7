import { randomUUID } from 'node:crypto';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { PageComposer } from '../compose/PageComposer';
import { preparePages } from '../compose/preparePages';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import type { Verify } from '../gate/verifyInBrowser';
import type { RouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import type { Pointer } from '../release/parsePointer';
import { announce } from '../store/announcements';
import { recordAction } from '../store/history';
import {
  manifestOf,
  movePointer,
  readPointersFor,
  type LivePointer,
  type LivePointers,
} from '../store/pointers';
import { removePreview } from '../store/previews';
import { isStored, type ReadReleaseFile } from '../store/releases';
import type { Store } from '../store/Store';
import { ConflictError, UserError } from '../util/UserError';
import { finishOthers } from './finishOthers';
import { settlePages } from './settlePages';

/** The reason in the history when a publisher takes its release back. */
const TAKEN_BACK = 'another release, with which it does not work, went live at the same moment';

export interface MakeLiveOptions {
  /** Checks the release before it goes live. @default no check besides the contract gate and composing */
  readonly verify?: Verify | undefined;
  /** The route table of the checkout, whose remotes may be published before the shell that routes to them. */
  readonly routes?: RouteTable | undefined;
}

export interface PublishResult {
  readonly release: ReleaseManifest;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The keys of the objects of the site that were written or deleted. */
  readonly files: readonly string[];
}

/** A release that is to go live, and how. */
export interface GoingLive {
  readonly release: ReleaseManifest;
  readonly action: 'publish' | 'rollback';
  /** The reason, for the history: one line of up to 300 characters. */
  readonly because?: string | undefined;
  /** Reads its files. */
  readonly read: ReadReleaseFile;
  /** Makes sure that the store keeps it whole; called once its pages have rendered and were verified. */
  readonly keep: () => Promise<void>;
  /** The only pointer that it may replace. @default whichever there is */
  readonly replaces?: LivePointer | undefined;
}

/**
 * Composes the pages of a release as they will be once it is live, and verifies them. Nothing that is live changes.
 *
 * @param pointer the release as it will be live
 * @throws UserError when a page does not render or verify
 */
export async function composeAndVerify(
  store: Store,
  composer: PageComposer,
  pointer: Pointer,
  live: LivePointers,
  { read, verify }: Pick<GoingLive, 'read'> & Pick<MakeLiveOptions, 'verify'>,
): Promise<void> {
  const pointers = new Map<string, Pointer>(live).set(pointer.name, pointer);
  const contentAt = await preparePages(composer, pointers, pointer.name);
  await verify?.({ release: pointer, read, store, pointers, contentAt });
}

/**
 * Announces the pages, records the action and moves the pointer.
 * @returns the key of the announcement; `undefined` when another publisher was faster, or the release was pruned
 */
async function movePointerAnnounced(
  store: Store,
  pointer: Pointer,
  before: LivePointer | undefined,
  { action, because }: Pick<GoingLive, 'action' | 'because'>,
): Promise<string | undefined> {
  const announcement = await announce(store, pointer.name, pointer);
  const { serial, id } = pointer;
  const previous = before?.id && { previous: before.id };
  await recordAction(store, pointer, action, { serial, id, ...previous, ...(because && { because }) });
  // A prune that has begun before the entry was written may have removed the release; it finds later entries itself.
  const isKept = await isStored(store, pointer);
  if (isKept && (await movePointer(store, pointer, before))) return announcement;
  await store.delete(announcement);
  return undefined;
}

/** The pointer that makes a release live after another one. */
function successorOf(before: LivePointer | undefined, release: ReleaseManifest): Pointer {
  return { ...release, serial: (before?.serial ?? 0) + 1, id: randomUUID() };
}

/**
 * Makes the release live again that was live before.
 *
 * @param announcement the key of the announcement of the release that is taken back; it is removed
 * @returns what became of that release, for a message: `was taken back`
 */
async function takeBack(
  store: Store,
  composer: PageComposer,
  current: LivePointer,
  before: LivePointer | undefined,
  announcement: string,
): Promise<string> {
  if (!before) return 'stays live, because there is no release before it';
  const previous = successorOf(current, manifestOf(before));
  const announcementOfPrevious = await movePointerAnnounced(store, previous, current, {
    action: 'rollback',
    because: TAKEN_BACK,
  });
  await settlePages(store, composer, { scope: current.name });
  await store.delete(announcement);
  if (announcementOfPrevious) {
    await store.delete(announcementOfPrevious);
    return 'was taken back';
  }
  return (await isStored(store, previous))
    ? 'was replaced by yet another release'
    : `stays live, because ${labelOf(previous)} was removed`;
}

/**
 * Checks once more against the live releases, now that the pointer has moved: another publisher may have moved one at
 * the same moment. Of two that do not work together, at least one finds out and takes its release back.
 *
 * @param announcement the key of the release's announcement, which is removed with the release
 * @throws ConflictError when the contract gate refuses the release now
 */
async function assertStillPublishable(
  store: Store,
  composer: PageComposer,
  pointer: Pointer,
  before: LivePointer | undefined,
  announcement: string,
): Promise<void> {
  const live = await readPointersFor(store, pointer.name);
  const current = live.get(pointer.name);
  if (current?.id !== pointer.id) return;
  try {
    assertPublishable(pointer, live);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const outcome = await takeBack(store, composer, current, before, announcement);
    throw new ConflictError(
      `${error.problem}; another publisher made that live at the same moment, and ${labelOf(pointer)} ${outcome}`,
      error.remedy,
      { cause: error },
    );
  }
}

/**
 * Makes sure that the release replaces the one that it was chosen to replace.
 * @throws ConflictError when another publisher has moved the pointer since
 */
function assertReplaces({ release, replaces }: GoingLive, before: LivePointer | undefined): void {
  if (!replaces || replaces.etag === before?.etag) return;
  throw new ConflictError(
    `${before ? labelOf(before) : `No release of ${release.name}`} went live while ${labelOf(replaces)} was to be replaced by ${labelOf(release)}`,
    'Nothing was changed: run farekite status, then decide again.',
  );
}

/**
 * Makes a release live: checks it against the live releases, composes and verifies its pages, moves its pointer, then
 * writes the pages that changed. There is no lock. A publisher that another one has overtaken starts again; one that
 * is killed leaves an announcement, with which the next command finishes its pages.
 *
 * @throws UserError when the contract gate refuses the release, or a page does not render or verify
 * @throws ConflictError when another publisher has moved a pointer so that the release is not to go live any more
 */
export async function makeLive(
  store: Store,
  composer: PageComposer,
  goingLive: GoingLive,
  { verify, routes }: MakeLiveOptions = {},
): Promise<PublishResult> {
  const { release, action, read, keep } = goingLive;
  await finishOthers(store, composer);
  for (;;) {
    const live = await readPointersFor(store, release.name);
    assertPublishable(release, live);
    if (action === 'publish') assertRemoteKnown(release, live, routes);
    const before = live.get(release.name);
    assertReplaces(goingLive, before);
    const isNew = before?.version !== release.version;
    const pointer = isNew ? successorOf(before, release) : before;
    // The pages of a release that is live already were checked before, and most of them are up to date.
    if (isNew || verify) await composeAndVerify(store, composer, pointer, live, { read, verify });
    await keep();
    const announcement = isNew ? await movePointerAnnounced(store, pointer, before, goingLive) : undefined;
    if (isNew && announcement === undefined) continue;
    if (announcement) await assertStillPublishable(store, composer, pointer, before, announcement);
    const { keys: files } = await settlePages(store, composer, { scope: release.name });
    if (announcement) await store.delete(announcement);
    await removePreview(store, release.name, release.version);
    return { release, isNew, files };
  }
}
