import { labelOf } from '../release/manifest';
import { movesOf, readEntries, type ListedEntry } from '../store/history';
import { listStoredPairs } from '../store/completePairs';
import {
  completeKey,
  historyPrefix,
  ownPair,
  pairKey,
  pairLabel,
  releaseKey,
  SHELL_NAME,
  type Pair,
} from '../store/keys';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listPreviews, type Preview } from '../store/previews';
import { listStoredReleases, type StoredRelease } from '../store/releases';
import { removeObjects } from '../store/remove';
import { readStoreTime, type Store } from '../store/Store';
import type { UserError } from '../util/UserError';

export const DEFAULT_KEEP = 5;
export const DEFAULT_PREVIEW_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What was stored or named later may be about to go live, and visits that began with it still load its files. */
const RECENT_MS = DAY_MS;

export interface PruneOptions {
  /** The number of releases of the shell, and of each remote, to keep besides the live one. @default 5 */
  readonly keep?: number;
  /** For how many days previews are kept. @default 14 */
  readonly previewDays?: number;
  /** By the clock of the store, in milliseconds since 1970. @default the time of the call */
  readonly nowMs?: number;
}

export interface Pruned {
  readonly releases: readonly Pick<StoredRelease, 'name' | 'version'>[];
  /** The pairs whose pages were removed: `3f9a…/mfe-deals@77c1…` */
  readonly pairs: readonly string[];
  /** The keys of the previews that have ended. */
  readonly previews: readonly string[];
}

/** Releases and pairs that something names, by their labels. */
interface Named {
  readonly releases: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

type Publication = Pick<ListedEntry, 'name' | 'version' | 'with' | 'from'>;

/** The pair, or the pairs, that a pointer says it was made with. */
function pairsOf({ name, version, with: partners }: Publication): Pair[] {
  if (partners === null) return [];
  if (typeof partners === 'string') return [{ shell: partners, name, version }];
  return Object.entries(partners).map(([remote, other]) => ({
    shell: version,
    name: remote,
    version: other,
  }));
}

/**
 * What publications name. Any two of them may have been live beside each other.
 * @param publications those of pointers, also of publishers that are about to move them
 */
function namedBy(publications: readonly Publication[]): Named {
  const live = publications.flatMap(({ name, version, from }) => [
    { name, version },
    ...(from === null ? [] : [{ name, version: from }]),
  ]);
  const remotes = live.filter(({ name }) => name !== SHELL_NAME);
  const shells = live.filter(({ name }) => name === SHELL_NAME).map(({ version }) => version);
  const pairs = [
    ...publications.flatMap(pairsOf),
    ...shells.map(ownPair),
    ...shells.flatMap((shell) => remotes.map((remote) => ({ shell, ...remote }))),
  ];
  const shellsOfPairs = pairs.map(({ shell }) => ({ name: SHELL_NAME, version: shell }));
  return {
    pairs: new Set(pairs.map(pairLabel)),
    releases: new Set([...live, ...pairs, ...shellsOfPairs].map(labelOf)),
  };
}

/** An entry that cannot be read may name what is to stay. @throws UserError */
function refuseDamage(error: UserError): never {
  throw error;
}

class Prune {
  private readonly liveADayAgo: ListedEntry[] = [];

  constructor(
    private readonly store: Store,
    private readonly nowMs: number,
    private readonly options: Required<Pick<PruneOptions, 'keep' | 'previewDays'>>,
  ) {}

  async run(): Promise<Pruned> {
    // First what there is: what is stored later is young.
    const releases = await listStoredReleases(this.store);
    const pairs = await listStoredPairs(this.store);
    const previews = await listPreviews(this.store);
    const isEnded = ({ modifiedMs }: Preview) => this.nowMs - modifiedMs >= this.options.previewDays * DAY_MS;
    const kept = await this.readKept(previews.filter((preview) => !isEnded(preview)));
    const pruned = {
      previews: previews.filter(isEnded).map(({ key }) => key),
      pairs: [] as string[],
      releases: [] as Pick<StoredRelease, 'name' | 'version'>[],
    };
    for (const key of pruned.previews) await this.store.delete(key);
    for (const { pair, modifiedMs } of pairs) {
      const label = pairLabel(pair);
      if (kept.pairs.has(label) || this.isYoung(modifiedMs)) continue;
      const isNamed = async () => (await this.readNamed()).pairs.has(label);
      if (await removeObjects(this.store, pairKey(pair, ''), completeKey(pair), isNamed)) {
        pruned.pairs.push(label);
      }
    }
    for (const { name, version, modifiedMs } of releases) {
      const release = { name, version };
      const label = labelOf(release);
      if (kept.releases.has(label) || this.isYoung(modifiedMs)) continue;
      const isNamed = async () => (await this.readNamed()).releases.has(label);
      if (
        await removeObjects(this.store, releaseKey(release, ''), releaseKey(release, 'release.json'), isNamed)
      ) {
        pruned.releases.push(release);
      }
    }
    return pruned;
  }

  private isYoung(modifiedMs: number): boolean {
    return this.nowMs - modifiedMs < RECENT_MS;
  }

  private async readNamed(): Promise<Named> {
    const pointers = await readPointers(this.store);
    const recent = await readEntries(this.store, undefined, refuseDamage, this.nowMs - RECENT_MS);
    // What they have replaced was replaced earlier, unless an entry of the last day says so.
    const before = [...pointers.values(), ...this.liveADayAgo].map((publication) => ({
      ...publication,
      from: null,
    }));
    return namedBy([...before, ...recent]);
  }

  private async readKept(previews: readonly Preview[]): Promise<Named> {
    const former: string[] = [];
    for (const [name, pointer] of await readPointers(this.store)) {
      const moves = movesOf(await readEntries(this.store, historyPrefix(name), refuseDamage), pointer);
      const liveADayAgo = moves.findLast(({ modifiedMs }) => !this.isYoung(modifiedMs));
      if (liveADayAgo) this.liveADayAgo.push(liveADayAgo);
      const versions = moves.map(({ version }) => version).filter((version) => version !== pointer.version);
      const last = [...new Set(versions.toReversed())].slice(0, this.options.keep);
      former.push(...last.map((version) => labelOf({ name, version })));
    }
    const named = await this.readNamed();
    const ofPreviews = previews.flatMap(({ releases }) => Object.entries(releases));
    const shells = previews.flatMap(({ pairs }) => pairs.map((pair) => pair.split('/', 1)[0] ?? ''));
    return {
      pairs: new Set([...named.pairs, ...previews.flatMap(({ pairs }) => pairs)]),
      releases: new Set([
        ...named.releases,
        ...former,
        ...ofPreviews.map(([name, version]) => labelOf({ name, version })),
        ...shells.map((version) => labelOf({ name: SHELL_NAME, version })),
      ]),
    };
  }
}

/**
 * Removes old releases and pages. It keeps what pointers name or have named within the last day, what previews name, the
 * releases that were live most recently before the live one, and what was stored within the last day, because a
 * publisher may be about to make it live.
 *
 * @throws UserError when there is no site, or an entry of the history cannot be read, which may name what is to stay
 */
export async function prune(
  store: Store,
  { keep = DEFAULT_KEEP, previewDays = DEFAULT_PREVIEW_DAYS, nowMs }: PruneOptions = {},
): Promise<Pruned> {
  await assertSiteExists(store);
  await store.prepare();
  return new Prune(store, nowMs ?? (await readStoreTime(store)), { keep, previewDays }).run();
}
