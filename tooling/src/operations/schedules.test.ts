import { setImmediate } from 'node:timers/promises';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { arePagesStored } from '../compose/pairs';
import { labelOf, serializeManifest } from '../release/manifest';
import {
  HISTORY_PREFIX,
  pairOf,
  POINTERS_PREFIX,
  PREVIEWS_PREFIX,
  releaseKey,
  REMOVING_PREFIX,
  type Named,
} from '../store/keys';
import { readPointers } from '../store/pointers';
import { parsePreviewed } from '../store/previews';
import { storedFiles } from '../store/releases';
import { CONFLICT, type ListedObject, type Store, type WriteCondition } from '../store/Store';
import { createRandom } from '../testing/createRandom';
import { FAKE_ROUTES, fakeRemote, fakeShell, pageSource, type FakeRemoteName } from '../testing/fakeReleases';
import { findLostWork } from '../testing/findLostWork';
import { inFull } from '../testing/inFull';
import { ageObjects, MemoryStore } from '../testing/MemoryStore';
import { WatchedSite, type ServerRules } from '../testing/WatchedSite';
import { ConflictError, ignoreUserError } from '../util/UserError';
import { shareCanary } from './canary';
import { doctor } from './doctor';
import { goLive } from './goLive';
import { promote } from './promote';
import { prune } from './prune';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/composeDocuments');
jest.mock('../store/compress');

// A built release is its manifest here, without files.
jest.mock('../release/readRelease', () => ({
  readRelease: (dist: string) => Promise.resolve(JSON.parse(dist) as ReleaseManifest),
}));

jest.mock('../store/releases', () => {
  const actual = jest.requireActual<typeof import('../store/releases')>('../store/releases');
  const { listKept } = jest.requireActual<typeof import('../store/Store')>('../store/Store');
  const isReleaseStored: typeof actual.isReleaseStored = async (store, release) =>
    (await listKept(store, releaseKey(release, ''))).has(releaseKey(release, 'release.json'));
  const storeRelease: typeof actual.storeRelease = async (store, release) => {
    const key = releaseKey(release, 'release.json');
    await store.put(key, Buffer.from(serializeManifest(release)), 'absent');
  };
  return { ...actual, isReleaseStored, storeRelease, verifyStored: actual.readStoredManifest };
});

const SCHEDULES = inFull(300, 60);
/** To see that something is needed; one that is wrong is enough. */
const SCHEDULES_WITHOUT = 1_000;
const KILL_PROBABILITY = 0.01;
/** Longer than others take for everything. */
const STALL_MS = 500;
/** Twice what a prune takes to decide about something that it has marked, and to remove it. */
const MAX_STEPS_TO_STALL = 16;
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

jest.setTimeout(60_000 + Math.max(SCHEDULES, SCHEDULES_WITHOUT) * 200);

/** Of these shells, one does not host what one of every three remotes needs, and one hosts nothing else. */
const shells = [[1, 2], [1, 2], [1], [2], [1, 2]].map(
  (hosts, index) =>
    fakeShell({
      greeting: `Shell ${String(index)}`,
      routes: index === 4 ? FAKE_ROUTES.slice(0, 1) : FAKE_ROUTES,
      contract: `${String(hosts.at(-1))}.0.0`,
      hosts,
    }).release,
);

const remotes = FAKE_ROUTES.map(({ path, remote }) =>
  ['1.0.0', '1.0.0', '2.0.0', '1.0.0'].map((contract, index) => {
    const pages = { [path]: pageSource(String(index)) };
    return fakeRemote(remote as FakeRemoteName, { contract, pages }).release;
  }),
);
const all: readonly ReleaseManifest[] = [...shells, ...remotes.flat()];

class Killed extends Error {}

type Previewed = ReturnType<typeof parsePreviewed>;

type Action = 'publish' | 'canary' | 'share' | 'preview' | 'promote' | 'rollback' | 'prune';

interface Weakness extends ServerRules {
  /** Pointers are replaced whoever has moved them. */
  readonly withoutCondition?: boolean;
  /** Publishers do not read the pointers again once they have moved one. */
  readonly withoutLook?: boolean;
  /** These do not look whether prune has marked what they need. */
  readonly withoutMarks?: readonly Action[];
  /** Prunes of the same have the same mark. */
  readonly sharesMarks?: boolean;
  /** Prune believes its first list of what begins so, also when it has marked something. */
  readonly lastList?: string;
  /** What is done at once, to the same few releases. Without it, that is left to chance. */
  readonly crowd?: readonly Action[];
  /** A preview that is there already is not recorded again. */
  readonly withoutRecords?: boolean;
  /** Publishers make pages for what is live alone, and not for canaries. */
  readonly withoutSets?: boolean;
  /** Prune keeps what pointers name as live alone. */
  readonly prunesCanaries?: boolean;
}

let mockWeakness: Weakness = {};

jest.mock('../gate/contractGate', () => {
  const actual = jest.requireActual<typeof import('../gate/contractGate')>('../gate/contractGate');
  const readServedSets: typeof actual.readServedSets = async (...args) => {
    const sets = await actual.readServedSets(...args);
    const [, , built] = args;
    // Its own pages it makes also then.
    const isOwn = (set: (typeof sets)[number], index: number) =>
      index === 0 || (built && set.get(built.name)?.version === built.version);
    return mockWeakness.withoutSets ? sets.filter(isOwn) : sets;
  };
  return { ...actual, readServedSets };
});

jest.mock('../store/named', () => {
  const { labelsNamedBy } = jest.requireActual<typeof import('../store/named')>('../store/named');
  const weakened: typeof labelsNamedBy = (publications) =>
    labelsNamedBy(
      mockWeakness.prunesCanaries
        ? publications.map(({ name, version, with: pairs, from }) => ({ name, version, with: pairs, from }))
        : publications,
    );
  return { labelsNamedBy: weakened };
});

/** A clock that jumps to the next time at which somebody has something to do. */
class Clock {
  private nowMs = 0;
  private isRunning = false;
  private readonly waiting: { readonly atMs: number; readonly wake: () => void }[] = [];

  async wait(ms: number): Promise<void> {
    return new Promise((wake) => {
      this.waiting.push({ atMs: this.nowMs + ms, wake });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      // By then, whoever was woken waits again.
      await setImmediate();
      const next = this.waiting.sort((one, other) => one.atMs - other.atMs).shift();
      this.nowMs = next?.atMs ?? this.nowMs;
      next?.wake();
    }
    this.isRunning = false;
  }
}

/** The store of one process, which runs as slowly as chance wants, and may be killed before any step. */
class ProcessStore extends MemoryStore {
  isDead = false;
  preview: Previewed | undefined;
  private stepsToStall: number | undefined;
  private readonly lists = new Map<string, Promise<ListedObject[]>>();

  constructor(
    objects: Map<string, Buffer>,
    private readonly random: () => number,
    killProbability: number,
    private readonly weakness: Weakness,
    private readonly action: Action,
    clock: Clock,
  ) {
    const longestStepMs = random() < 0.3 ? 40 : 4;
    super(objects, async () => {
      await clock.wait(random() * longestStepMs);
      if (this.stepsToStall !== undefined && this.stepsToStall-- === 0) await clock.wait(STALL_MS);
      this.isDead ||= random() < killProbability;
      if (this.isDead) throw new Killed();
    });
  }

  override async put(key: string, bytes: Buffer, when: WriteCondition) {
    const { withoutCondition, withoutRecords } = this.weakness;
    const isPointer = key.startsWith(POINTERS_PREFIX);
    if (key.startsWith(REMOVING_PREFIX)) this.stepsToStall = Math.floor(this.random() * MAX_STEPS_TO_STALL);
    if (key.startsWith(PREVIEWS_PREFIX)) {
      this.preview = parsePreviewed(bytes);
      if (withoutRecords && !key.endsWith('-first.json')) return CONFLICT;
    }
    const result = await super.put(this.keyOf(key), bytes, withoutCondition && isPointer ? 'always' : when);
    if (isPointer && result !== CONFLICT && this.weakness.withoutLook) this.isDead = true;
    return result;
  }

  override delete(key: string): Promise<void> {
    return super.delete(this.keyOf(key));
  }

  override async list(prefix: string): Promise<ListedObject[]> {
    const { withoutMarks = [], lastList } = this.weakness;
    if (prefix.startsWith(REMOVING_PREFIX) && withoutMarks.includes(this.action)) return [];
    const listed = (prefix === lastList && this.lists.get(prefix)) || super.list(prefix);
    this.lists.set(prefix, listed);
    return listed;
  }

  private keyOf(key: string): string {
    const isShared = this.weakness.sharesMarks && key.startsWith(REMOVING_PREFIX);
    return isShared ? key.replace(/[^/]*$/, 'mark.json') : key;
  }
}

async function publishTo(store: Store, release: ReleaseManifest, share?: number): Promise<Named> {
  const action = share === undefined ? 'publish' : 'canary';
  return (await goLive(store, { release, action, share, built: storedFiles(store) })).release;
}

/** A site with a release of each name that was live before, one that is live, and previews. Everything is two days old. */
async function createTemplate(
  published: readonly (ReleaseManifest | undefined)[],
  previewed: readonly (ReleaseManifest | undefined)[],
): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  const store = new MemoryStore(objects);
  for (const release of published) if (release) await publishTo(store, release);
  for (const release of previewed) if (release) await publishPreview([JSON.stringify(release)], store);
  ageObjects(objects, TWO_DAYS_MS);
  return objects;
}

let template: Map<string, Buffer>;
/** So that a prune has little to do but what others want, too. */
let smallTemplate: Map<string, Buffer>;

beforeAll(async () => {
  const names = [...remotes, shells];
  const published = [0, 1].flatMap((index) => names.map((releases) => releases[index]));
  template = await createTemplate(
    published,
    remotes.map((releases) => releases[3]),
  );
  const [first, second, , previewed] = remotes[0] ?? [];
  smallTemplate = await createTemplate([shells[0], first, second], [previewed]);
});

function chooseAction(random: () => number, prunes: number): Action {
  if (random() < prunes) return 'prune';
  const choice = random();
  if (choice < 0.15) return 'preview';
  if (choice < 0.3) return 'promote';
  if (choice < 0.5) return 'canary';
  if (choice < 0.55) return 'share';
  return choice < 0.65 ? 'rollback' : 'publish';
}

async function act(
  store: Store,
  action: Action,
  releases: readonly ReleaseManifest[],
  random: () => number,
): Promise<Named | undefined> {
  const release = releases[Math.floor(random() * releases.length)] as ReleaseManifest;
  if (action === 'publish') return publishTo(store, release);
  if (action === 'canary') return publishTo(store, release, 5);
  if (action === 'share') return (await shareCanary(store, release.name, 25)).release;
  if (action === 'rollback') return (await rollback(release.name, store)).release;
  if (action === 'promote')
    return (await promote(random() < 0.5 ? release.name : labelOf(release), store)).release;
  if (action === 'preview') await publishPreview([JSON.stringify(release)], store);
  else await prune(store, { keep: 0, previewDays: random() < 0.5 ? 1 : 14, nowMs: Date.now() });
  return undefined;
}

/** What previews show that is not there, of those whose publishers were successful. */
async function findLostPreviews(site: WatchedSite, previews: readonly Previewed[]) {
  const store = new MemoryStore(site);
  const lost: string[] = [];
  for (const { releases, pairs } of previews) {
    for (const [name, version] of Object.entries(releases))
      if (!site.has(releaseKey({ name, version }, 'release.json')))
        lost.push(`the preview of ${name}@${version} has lost its release`);
    for (const label of pairs) {
      const pair = pairOf(`pages/${label}/`);
      const isThere =
        pair &&
        ((await arePagesStored(store, pair)) || (await arePagesStored(store, { ...pair, isPreview: true })));
      if (!isThere) lost.push(`the preview of ${label} has lost its pages`);
    }
  }
  return lost;
}

async function runSchedule(seed: number, weakness: Weakness = {}) {
  const random = createRandom(seed);
  const clock = new Clock();
  const killProbability = random() < 0.5 ? KILL_PROBABILITY : 0;
  // In some, all want the same, and many prune.
  const isCrowded = weakness.crowd !== undefined || random() < 0.3;
  mockWeakness = weakness;
  const site = new WatchedSite(weakness);
  for (const [key, bytes] of isCrowded ? smallTemplate : template) site.set(key, bytes);
  site.watch();
  const releases = isCrowded ? [0, 3].map((index) => remotes[0]?.[index] as ReleaseManifest) : all;
  const counts = { killed: 0, takenBack: 0, previewed: 0, canaries: 0 };
  let isToFinish = false;
  const done: Named[] = [];
  const previews: Previewed[] = [];
  const run = async (action: Action) => {
    // A prune takes longer than the others, which would have ended before it removes anything.
    if (isCrowded) await clock.wait(random() * (action === 'prune' ? 1 : 2) * STALL_MS);
    const store = new ProcessStore(site, random, killProbability, weakness, action, clock);
    try {
      const release = await act(store, action, releases, random);
      if (release) done.push(release);
      if (store.preview) previews.push(store.preview);
    } catch (error) {
      if (error instanceof Killed) counts.killed += 1;
      else if (error instanceof ConflictError) {
        counts.takenBack += 1;
        // It says that it is to be run again.
        isToFinish ||= error.message.includes('is being removed by farekite prune');
      }
      // The gate refuses some, and some have no release to go back to.
      else ignoreUserError(error);
    }
  };
  const choose = () => chooseAction(random, isCrowded ? 0.5 : 0.1);
  const actions = weakness.crowd ?? Array.from({ length: 2 + Math.floor(random() * 4) }, choose);
  await Promise.all(actions.map(run));
  counts.previewed = previews.length;
  mockWeakness = {};
  const store = new MemoryStore(site);
  counts.canaries = [...(await readPointers(store)).values()].filter(({ canary }) => canary).length;
  if ([...site.keys()].some((key) => key.startsWith(REMOVING_PREFIX))) await doctor(store, { fix: true });
  if (counts.killed > 0 || isToFinish) await finish(store);
  // Of two that do not work together, who should have taken one back was killed. Visitors get a pair that a pointer names.
  const mayMisfit = counts.killed > 0 && !weakness.withoutLook;
  const lost = [...(await findLostWork(store, done, mayMisfit)), ...(await findLostPreviews(site, previews))];
  return { faults: [...site.faults, ...lost], ...counts };
}

async function finish(store: Store): Promise<void> {
  for (const { name, version, canary } of (await readPointers(store)).values()) {
    const release = all.find((one) => one.version === (canary?.version ?? version));
    if (!release) continue;
    // Of two that do not work together, both publishers may have been killed; the gate says so.
    const isDone = await publishTo(store, release, canary?.share).catch(ignoreUserError);
    if (canary && !isDone) await rollback(name, store);
  }
}

describe('Publishers, canaries, previews, rollbacks, promotions and prunes that share a store and no lock', () => {
  it(`show every page at every moment, and finish their work, in ${String(SCHEDULES)} random schedules`, async () => {
    const runs: Awaited<ReturnType<typeof runSchedule>>[] = [];
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const run = await runSchedule(seed);
      expect({ seed, faults: run.faults }).toEqual({ seed, faults: [] });
      runs.push(run);
    }
    const total = (what: 'killed' | 'takenBack' | 'previewed' | 'canaries') =>
      runs.reduce((sum, run) => sum + run[what], 0);
    expect(total('killed')).toBeGreaterThan(SCHEDULES / 10);
    expect(total('takenBack')).toBeGreaterThan(0);
    expect(total('previewed')).toBeGreaterThan(SCHEDULES / 10);
    expect(total('canaries')).toBeGreaterThan(SCHEDULES / 10);
  });

  it.each<[string, Weakness, RegExp]>([
    ['the condition on a pointer’s ETag', { withoutCondition: true }, /of .* is false|has \d of|never live/],
    ['the last look at the pointers', { withoutLook: true }, /has no pages/],
    ['the mark that a pair is complete', { asksForComplete: false }, /is served without/],
    ['the pairs that pointers name', { usesNamedPairs: false }, /there is no page/],
    ['publishers’ look for marks', { withoutMarks: ['publish', 'promote', 'rollback'] }, /is served without/],
    [
      'that previews look for marks',
      { withoutMarks: ['preview'], crowd: ['prune', 'preview', 'preview', 'preview'] },
      /has lost its/,
    ],
    [
      'a mark for each prune',
      { sharesMarks: true, crowd: ['prune', 'prune', 'publish', 'publish', 'publish'] },
      /is served without|has lost its/,
    ],
    [
      'that prune looks for entries once more',
      { lastList: HISTORY_PREFIX, crowd: ['prune', 'publish', 'publish', 'publish'] },
      /is served without/,
    ],
    [
      'that prune looks for previews once more',
      { lastList: PREVIEWS_PREFIX, crowd: ['prune', 'preview', 'preview'] },
      /has lost its/,
    ],
    ['that publishers make pages for canaries, too', { withoutSets: true }, /has no pages/],
    [
      'that prune keeps canaries',
      { prunesCanaries: true, crowd: ['canary', 'prune', 'prune', 'prune'] },
      /is served without|there is no page|is not stored/,
    ],
    [
      'a record for each preview',
      { withoutRecords: true, crowd: ['prune', 'prune', 'preview', 'preview'] },
      /has lost its/,
    ],
  ])('need %s', async (_what, weakness, fault) => {
    let isWrong = false;
    for (let seed = 1; seed <= SCHEDULES_WITHOUT && !isWrong; seed += 1) {
      const { faults } = await runSchedule(seed, weakness);
      isWrong = faults.some((one) => fault.test(one));
    }
    expect(isWrong).toBe(true);
  });
});
