import type { ReleaseManifest } from '@farekite/shared/protocol';
import { pairOfReleases, pathsOf, storePages, type PairReleases } from '../compose/storePages';
import { assertPublishable, assertRemoteKnown } from '../gate/contractGate';
import type { RouteTable } from '../pages/routes';
import { manifestOf, type HistoryEntry, type Pointer } from '../release/formats';
import { labelOf } from '../release/manifest';
import { recordAction } from '../store/history';
import { pairLabel } from '../store/keys';
import {
  manifestsOf,
  movePointer,
  readPointersFor,
  successorOf,
  type LivePointer,
  type Releases,
} from '../store/pointers';
import { isStored, type ReadReleaseFile } from '../store/releases';
import type { Store } from '../store/Store';
import { ConflictError, RefusedError } from '../util/UserError';
import { incompletePairs, pairsWith, partnersOf } from './pairs';

/** The reason in the history when a publisher takes its release back. */
const TAKEN_BACK = 'another release, with which it does not work, went live at the same moment';

export interface GoLiveOptions {
  /** The route table of the checkout, whose remotes may be published before the shell that routes to them. */
  readonly routes?: RouteTable | undefined;
}

export interface PublishResult {
  readonly release: ReleaseManifest;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The paths whose pages have changed. */
  readonly paths: readonly string[];
}

/** A release that is to go live, and how. */
export interface GoingLive {
  readonly release: ReleaseManifest;
  readonly action: HistoryEntry['action'];
  /** The reason, for the history: one line of up to 300 characters. */
  readonly because?: string | undefined;
  readonly read: ReadReleaseFile;
  /** Makes sure that the store keeps it whole; called once its pages have rendered. */
  readonly keep: () => Promise<void>;
  /** The only pointer that it may replace. @default whichever there is */
  readonly replaces?: LivePointer | undefined;
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

function labelOfPair(pair: PairReleases): string {
  return pairLabel(pairOfReleases(pair));
}

class GoLive {
  /** The pairs whose pages this publisher has rendered. */
  private readonly rendered = new Set<string>();

  constructor(
    private readonly store: Store,
    private readonly going: GoingLive,
    private readonly options: GoLiveOptions,
  ) {}

  async run(): Promise<PublishResult> {
    const { release, keep } = this.going;
    for (;;) {
      const live = await readPointersFor(this.store, release.name);
      const before = live.get(release.name);
      const releases = new Map(manifestsOf(live)).set(release.name, release);
      this.assertWelcome(manifestsOf(live), before);
      const paths = pairsWith(releases, release.name).flatMap(pathsOf);
      if (before?.version === release.version) {
        await keep();
        await this.lookAgain(before, undefined);
        return { release, isNew: false, paths: [] };
      }
      const pointer = successorOf(before, release, partnersOf(releases, release));
      await this.storePages(releases);
      const moved = await this.move(pointer, before, releases);
      if (!moved) continue;
      await this.lookAgain(moved, before);
      return { release, isNew: true, paths };
    }
  }

  private assertWelcome(live: Releases, before: LivePointer | undefined): void {
    const { release, action } = this.going;
    assertPublishable(release, live);
    if (action !== 'rollback') assertRemoteKnown(release, live, this.options.routes);
    assertReplaces(this.going, before);
  }

  /**
   * Stores the release and the pages of its pairs. A publish renders also the pages that are there, and compares them:
   * credentials that may only preview could have put others there.
   */
  private async storePages(releases: Releases): Promise<void> {
    const { release, action, read, keep } = this.going;
    const pairs = pairsWith(releases, release.name);
    const missing = await incompletePairs(this.store, pairs);
    const isDoubtful = (pair: PairReleases) => action === 'publish' && !this.rendered.has(labelOfPair(pair));
    const toRender = pairs.filter((pair) => missing.includes(pair) || isDoubtful(pair));
    const complete = await storePages(this.store, toRender, read);
    await keep();
    await complete();
    for (const pair of toRender) this.rendered.add(labelOfPair(pair));
  }

  /**
   * Records the action and moves the pointer. The entry is written before the release and its pages are looked for once
   * more: prune, which may remove what nothing names, marks it first and looks for entries then.
   *
   * @returns the pointer; `undefined` when another publisher was faster, or something was pruned
   * @throws ConflictError when prune is removing something
   */
  private async move(
    pointer: Pointer,
    before: LivePointer | undefined,
    releases: Releases,
  ): Promise<LivePointer | undefined> {
    await recordAction(this.store, pointer, before, this.going);
    const pairs = pairsWith(releases, pointer.name);
    const isThere =
      (await isStored(this.store, pointer)) && (await incompletePairs(this.store, pairs)).length === 0;
    return isThere ? movePointer(this.store, pointer, before) : undefined;
  }

  /**
   * Reads the pointers once more, now that this one has moved. Another publisher may have moved its partner at the same
   * moment; then there are pages to render, or the two do not work together. So it goes on until nobody has moved a
   * pointer while it looked and rendered.
   *
   * @param before the pointer to go back to; `undefined` when there is none
   * @throws ConflictError when the release was taken back
   */
  private async lookAgain(moved: LivePointer, before: LivePointer | undefined): Promise<void> {
    let mine = moved;
    let refusal: RefusedError | undefined;
    for (;;) {
      const seen = await readPointersFor(this.store, mine.name);
      // Whoever has replaced it answers for the pairs.
      if (seen.get(mine.name)?.etag !== mine.etag) break;
      const releases = manifestsOf(seen);
      let missing: readonly PairReleases[] = [];
      const problem = await refusalOf(async () => {
        assertPublishable(manifestOf(mine), releases);
        missing = await incompletePairs(this.store, pairsWith(releases, mine.name));
        const complete = await storePages(this.store, missing, this.going.read);
        await complete();
      });
      if (!problem && missing.length > 0) continue;
      // After taking it back, two others may not work together: that is theirs to take back.
      if (!problem || refusal) break;
      refusal = problem;
      const previous = before && (await this.takeBack(mine, before));
      if (!previous) break;
      mine = previous;
    }
    if (!refusal) return;
    const outcome = before ? 'did not stay live' : 'stays live, because there is no release before it';
    throw new ConflictError(
      `${refusal.problem}; another publisher made that live at the same moment, and ${labelOf(moved)} ${outcome}`,
      refusal.remedy,
      { cause: refusal },
    );
  }

  /** Makes the release live again that was live before. @returns `undefined` when it is gone, or another one was faster */
  private async takeBack(mine: LivePointer, before: LivePointer): Promise<LivePointer | undefined> {
    const previous = successorOf(mine, manifestOf(before), before.with);
    await recordAction(this.store, previous, mine, { action: 'rollback', because: TAKEN_BACK });
    return (await isStored(this.store, previous)) ? movePointer(this.store, previous, mine) : undefined;
  }
}

/** Runs a check. @returns why it refuses a release; `undefined` when it does not */
async function refusalOf(check: () => Promise<void>): Promise<RefusedError | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

/**
 * Makes a release live: checks it against the live releases, renders the pages of all pairs that it makes, stores
 * everything, and moves its pointer. There is no lock. A publisher that another one has overtaken starts again; one that
 * is killed leaves objects that nothing names.
 *
 * @throws UserError when the contract gate refuses the release, or a page does not render
 * @throws ConflictError when another publisher has moved a pointer so that the release is not to go live any more
 */
export async function goLive(
  store: Store,
  going: GoingLive,
  options: GoLiveOptions = {},
): Promise<PublishResult> {
  return new GoLive(store, going, options).run();
}
