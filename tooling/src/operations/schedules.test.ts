import { setImmediate } from 'node:timers/promises';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf, serializeManifest } from '../release/manifest';
import { releaseKey, REMOVING_PREFIX } from '../store/keys';
import { readPointers } from '../store/pointers';
import { storedFiles } from '../store/releases';
import { CONFLICT, type Store, type WriteCondition } from '../store/Store';
import { createRandom } from '../testing/createRandom';
import { FAKE_ROUTES, fakeRemote, fakeShell, pageSource, type FakeRemoteName } from '../testing/fakeReleases';
import { findLostWork } from '../testing/findLostWork';
import { inFull } from '../testing/inFull';
import { ageObjects, MemoryStore } from '../testing/MemoryStore';
import { WatchedSite, type ServerRules } from '../testing/WatchedSite';
import { ConflictError, ignoreUserError } from '../util/UserError';
import { doctor } from './doctor';
import { goLive } from './goLive';
import { promote } from './promote';
import { prune } from './prune';
import { rollback } from './rollback';

jest.mock('../compose/composeDocuments');
jest.mock('../store/compress');

// Releases have no files here.
jest.mock('../store/releases', () => {
  const actual = jest.requireActual<typeof import('../store/releases')>('../store/releases');
  const { listKept } = jest.requireActual<typeof import('../store/remove')>('../store/remove');
  const isStored: typeof actual.isStored = async (store, release) =>
    (await listKept(store, releaseKey(release, ''))).has(releaseKey(release, 'release.json'));
  const storeRelease: typeof actual.storeRelease = async (store, release) => {
    const key = releaseKey(release, 'release.json');
    await store.put(key, Buffer.from(serializeManifest(release)), 'absent');
  };
  return { ...actual, isStored, storeRelease, verifyStored: actual.readStoredManifest };
});

/** More schedules can be tried by hand: SCHEDULES=20000 npx jest schedules */
const SCHEDULES = Number(process.env.SCHEDULES ?? inFull(300, 60));
/** To see that something is needed; one that is wrong is enough. */
const SCHEDULES_WITHOUT = 1_000;
const KILL_PROBABILITY = 0.01;
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

/** What may be taken out, to see that it is needed. */
interface Weakness extends ServerRules {
  /** Pointers are replaced whoever has moved them. */
  readonly withoutCondition?: boolean;
  /** Publishers do not read the pointers again once they have moved one. */
  readonly withoutLook?: boolean;
}

/** The store of one process, which runs as slowly as chance wants, and may be killed before any step. */
class ProcessStore extends MemoryStore {
  isDead = false;

  constructor(
    objects: Map<string, Buffer>,
    random: () => number,
    killProbability: number,
    private readonly weakness: Weakness,
  ) {
    const maxPauses = random() < 0.3 ? 40 : 4;
    super(objects, async () => {
      for (let pauses = Math.floor(random() * maxPauses); pauses > 0; pauses -= 1) await setImmediate();
      this.isDead ||= random() < killProbability;
      if (this.isDead) throw new Killed();
    });
  }

  override async put(key: string, bytes: Buffer, when: WriteCondition) {
    const isPointer = key.startsWith('live/');
    const result = await super.put(key, bytes, this.weakness.withoutCondition && isPointer ? 'always' : when);
    if (isPointer && result !== CONFLICT && this.weakness.withoutLook) this.isDead = true;
    return result;
  }
}

async function publishTo(store: Store, release: ReleaseManifest): Promise<ReleaseManifest> {
  return (await goLive(store, { release, action: 'publish', built: storedFiles(store) })).release;
}

/** A site with a release of each name that was live before, and one that is live. Everything is two days old. */
const template = new Map<string, Buffer>();

beforeAll(async () => {
  const store = new MemoryStore(template);
  for (const index of [0, 1])
    for (const releases of [...remotes, shells]) await publishTo(store, releases[index] as ReleaseManifest);
  ageObjects(template, TWO_DAYS_MS);
});

function createSite(weakness: Weakness): WatchedSite {
  const site = new WatchedSite(weakness);
  for (const [key, bytes] of template) site.set(key, bytes);
  site.watch();
  return site;
}

/** One of the things that people do at the same time. */
async function act(store: Store, random: () => number): Promise<ReleaseManifest | undefined> {
  const choice = random();
  const release = all[Math.floor(random() * all.length)] as ReleaseManifest;
  if (choice < 0.7) return publishTo(store, release);
  if (choice < 0.8) return (await rollback(release.name, store)).release;
  if (choice < 0.9) return (await promote(labelOf(release), store)).release;
  await prune(store, { keep: 0, nowMs: Date.now() });
  return undefined;
}

/** Runs two to five processes at once. */
async function runSchedule(seed: number, weakness: Weakness = {}) {
  const random = createRandom(seed);
  const site = createSite(weakness);
  const killProbability = random() < 0.5 ? KILL_PROBABILITY : 0;
  const counts = { killed: 0, takenBack: 0 };
  let isToFinish = false;
  const done: ReleaseManifest[] = [];
  const run = async () => {
    const store = new ProcessStore(site, random, killProbability, weakness);
    try {
      const release = await act(store, random);
      if (release) done.push(release);
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
  await Promise.all(Array.from({ length: 2 + Math.floor(random() * 4) }, run));
  const store = new MemoryStore(site);
  if ([...site.keys()].some((key) => key.startsWith(REMOVING_PREFIX))) await doctor(store, { fix: true });
  if (counts.killed > 0 || isToFinish) await finish(store);
  // Of two that do not work together, who should have taken one back was killed. Visitors get a pair that a pointer names.
  const mayMisfit = counts.killed > 0 && !weakness.withoutLook;
  return { faults: [...site.faults, ...(await findLostWork(store, done, mayMisfit))], ...counts };
}

/** What whoever comes next does: every name is published once more. */
async function finish(store: Store): Promise<void> {
  for (const pointer of (await readPointers(store)).values()) {
    const release = all.find((one) => one.version === pointer.version);
    // Of two that do not work together, both publishers may have been killed; the gate says so.
    if (release) await publishTo(store, release).catch(ignoreUserError);
  }
}

describe('Publishers, rollbacks, promotions and prunes that share a store and no lock', () => {
  it(`show every page at every moment, and finish their work, in ${String(SCHEDULES)} random schedules`, async () => {
    const total = { killed: 0, takenBack: 0 };
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const { faults, killed, takenBack } = await runSchedule(seed);
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      total.killed += killed;
      total.takenBack += takenBack;
    }
    if (process.env.SCHEDULES !== undefined) console.info(total);
    expect(total.killed).toBeGreaterThan(SCHEDULES / 10);
    expect(total.takenBack).toBeGreaterThan(0);
  });

  it.each<[string, Weakness, RegExp]>([
    ['the condition on a pointer’s ETag', { withoutCondition: true }, /of .* is false|has \d of|never live/],
    ['the last look at the pointers', { withoutLook: true }, /has no pages/],
    ['the mark that a pair is complete', { asksForComplete: false }, /is served without/],
    ['the pairs that pointers name', { usesNamedPairs: false }, /there is no page/],
  ])('need %s', async (_what, weakness, fault) => {
    let isWrong = false;
    for (let seed = 1; seed <= SCHEDULES_WITHOUT && !isWrong; seed += 1) {
      const { faults } = await runSchedule(seed, weakness);
      isWrong = faults.some((one) => fault.test(one));
    }
    expect(isWrong).toBe(true);
  });
});
