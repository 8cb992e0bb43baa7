import { setImmediate } from 'node:timers/promises';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { CompositionRequest } from '../compose/composeDocuments';
import { PageComposer } from '../compose/PageComposer';
import type { PageChange } from '../compose/Comparison';
import { serializeManifest } from '../release/manifest';
import { listAnnouncements } from '../store/announcements';
import { readMoves } from '../store/history';
import { objectMetadata } from '../store/objectMetadata';
import { withoutEncoding } from '../store/pageKeys';
import { readPointers } from '../store/pointers';
import { releaseKey, storedFiles } from '../store/releases';
import type { Store } from '../store/Store';
import { fakeRemoteShowing, fakeShell, FIVE_ROUTES, type FakeRemoteName } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { planAll } from '../testing/planAll';
import { makeLive } from './makeLive';
import { settlePages } from './settlePages';

jest.mock('../compose/runInSandbox');

// A document that says from which releases it was composed: what matters here is which one is written last.
jest.mock('../compose/composeDocuments', () => ({
  composeDocuments: ({ paths, generator }: CompositionRequest) =>
    Promise.resolve(
      paths.flatMap((path) =>
        ['en', 'es'].map((language) => ({
          path,
          language,
          html: `<meta name="generator" content="${generator}">${language}`,
        })),
      ),
    ),
  composeSiteFiles: ({ version }: ReleaseManifest) =>
    Promise.resolve(new Map([['robots.txt', Buffer.from(version)]])),
}));

/** More schedules can be tried by hand: SCHEDULES=20000 npx jest schedules */
const SCHEDULES = Number(process.env.SCHEDULES ?? inFull(300, 40));
const KILL_PROBABILITY = 0.02;

const REMOTES: readonly FakeRemoteName[] = ['mfe-home', 'mfe-deals', 'mfe-guides'];
const ROUTES = FIVE_ROUTES.filter(({ remote }) => REMOTES.includes(remote as FakeRemoteName));
const shells = ['One', 'Two', 'Three'].map((greeting) => fakeShell({ greeting, routes: ROUTES }).release);
// This shell has one page less.
const smallShell = fakeShell({ greeting: 'Small', routes: ROUTES.slice(0, 2) }).release;
const remotes = REMOTES.flatMap((name) =>
  ['One', 'Two', 'Three'].map((text) => fakeRemoteShowing(name, text).release),
);

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Killed extends Error {}

/** A publisher that runs as slowly as chance wants, and may be killed before any step. */
async function runPublisher(
  objects: Map<string, Buffer>,
  release: ReleaseManifest,
  random: () => number,
  killProbability: number,
): Promise<boolean> {
  const maxPauses = random() < 0.3 ? 40 : 4;
  let isKilled = false;
  const store = new MemoryStore(objects, async () => {
    for (let pauses = Math.floor(random() * maxPauses); pauses > 0; pauses -= 1) await setImmediate();
    isKilled ||= random() < killProbability;
    if (isKilled) throw new Killed();
  });
  try {
    await publishTo(store, release);
    return true;
  } catch (error) {
    if (error instanceof Killed) return false;
    throw error;
  }
}

async function publishTo(store: Store, release: ReleaseManifest): Promise<void> {
  const keep = async () => {
    const key = releaseKey(release, 'release.json');
    await store.put(key, Buffer.from(serializeManifest(release)), objectMetadata(key), 'absent');
  };
  const goingLive = { release, action: 'publish', read: storedFiles(store), keep } as const;
  await using composer = new PageComposer(storedFiles(store));
  await makeLive(store, composer, goingLive);
}

async function findWrongPages(store: Store): Promise<readonly PageChange[]> {
  return planAll(store, { scope: 'shell', force: true });
}

/** Whether announcements name all pages that are wrong. */
async function isAnnounced(store: Store, wrong: readonly PageChange[]): Promise<boolean> {
  const scopes = (await listAnnouncements(store)).map(({ name }) => name);
  if (scopes.includes('shell')) return true;
  return wrong.every(({ key }) => {
    const path = `/${withoutEncoding(key).replace(/(?:^|\/)index(?:\.es)?\.html$/, '')}`;
    return ROUTES.some((route) => route.path === path && scopes.includes(route.remote));
  });
}

/** Runs two to five publishers at once on a small site. @returns the site, and how many of them were killed */
async function runSchedule(seed: number): Promise<{ store: MemoryStore; killed: number }> {
  const random = createRandom(seed);
  const objects = new Map<string, Buffer>();
  const store = new MemoryStore(objects);
  for (const release of [...remotes.filter((_, index) => index % 3 === 0), shells[0]]) {
    if (release) await publishTo(store, release);
  }
  const killProbability = random() < 0.5 ? KILL_PROBABILITY : 0;
  const choices = [...remotes, ...shells, smallShell];
  const publishers = Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
    const release = choices[Math.floor(random() * choices.length)] as ReleaseManifest;
    return runPublisher(objects, release, random, killProbability);
  });
  const outcomes = await Promise.all(publishers);
  return { store, killed: outcomes.filter((isDone) => !isDone).length };
}

describe('Publishers that share a store and no lock', () => {
  it(
    `leave a site that matches its pointers, or announce what is missing, in ${String(SCHEDULES)} random schedules`,
    async () => {
      let killedIn = 0;
      for (let seed = 1; seed <= SCHEDULES; seed += 1) {
        const { store, killed } = await runSchedule(seed);
        if (killed > 0) killedIn += 1;
        const wrong = await findWrongPages(store);
        const announcements = await listAnnouncements(store);
        if (killed === 0)
          expect({ seed, wrong, announcements }).toEqual({ seed, wrong: [], announcements: [] });
        expect({ seed, isAnnounced: await isAnnounced(store, wrong) }).toEqual({ seed, isAnnounced: true });

        await using composer = new PageComposer(storedFiles(store));
        await settlePages(store, composer, { scope: 'shell', force: true });
        expect({ seed, wrong: await findWrongPages(store) }).toEqual({ seed, wrong: [] });
        for (const [name, pointer] of await readPointers(store)) {
          expect({ seed, name, moves: (await readMoves(store, name, pointer)).length }).toEqual({
            seed,
            name,
            moves: pointer.serial,
          });
        }
      }
      expect(killedIn).toBeGreaterThan(SCHEDULES / 10);
    },
    60_000 + SCHEDULES * 200,
  );
});
