import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { composeDocuments } from '../compose/composeDocuments';
import { CONFLICT, type WriteCondition } from '../store/Store';
import { fakeRemote, fakeShell, type FakeRelease, type FakeRemoteName } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { doctor } from './doctor';
import { publish } from './publish';

jest.mock('../compose/composeDocuments');

/** How many documents were rendered, and how many of them at most at the same time. */
const rendered = { documents: 0, atOnce: 0, most: 0 };

const compose = jest.mocked(composeDocuments);
const composeAtOnce = compose.getMockImplementation() as typeof composeDocuments;
compose.mockImplementation(async (request) => {
  const documents = await composeAtOnce(request);
  rendered.documents += documents.length;
  rendered.atOnce += documents.length;
  rendered.most = Math.max(rendered.most, rendered.atOnce);
  await sleep(1);
  rendered.atOnce -= documents.length;
  return documents;
});

class Killed extends Error {}

/** A store that counts requests, and kills the publisher when it has written so many pages. */
class CountingStore extends MemoryStore {
  requests = 0;
  /** Also compressed variants. */
  pagesRead = 0;
  pagesWritten = 0;

  constructor(
    objects: Map<string, Buffer>,
    private readonly killAfterPages = Infinity,
  ) {
    super(objects, () => {
      this.requests += 1;
      return Promise.resolve();
    });
  }

  override async get(key: string) {
    if (/\.html(?:\.|$)/.test(key)) this.pagesRead += 1;
    return super.get(key);
  }

  override async put(key: string, bytes: Buffer, when: WriteCondition) {
    if (this.pagesWritten >= this.killAfterPages) throw new Killed();
    const result = await super.put(key, bytes, when);
    if (result !== CONFLICT && key.endsWith('.html')) this.pagesWritten += 1;
    return result;
  }
}

interface SiteSize {
  readonly remotes: number;
  readonly pathsPerRemote: number;
}

const LARGE: SiteSize = { remotes: 5, pathsPerRemote: inFull(160, 40) };
/** In both languages, with the 404 page. */
const PAGES = 2 * (LARGE.remotes * LARGE.pathsPerRemote + 1);

const nameOf = (index: number) => `mfe-generated-${String(index)}` as FakeRemoteName;

const pathsOf = ({ pathsPerRemote }: SiteSize, index: number) =>
  Array.from(
    { length: pathsPerRemote },
    (_, page) => `/generated-${String(index)}/page-${String(page)}` as RoutePath,
  );

/** A shell with routes to all pages of a site. Another greeting gives another version. */
function generatedShell(size: SiteSize, greeting: string): FakeRelease<ShellRelease> {
  const remotes = Array.from({ length: size.remotes }, (_, index) =>
    pathsOf(size, index).map((path) => ({ path, remote: nameOf(index) })),
  );
  return fakeShell({ routes: remotes.flat(), greeting });
}

/** A remote of a site. Another edition gives another version. */
function generatedRemote(size: SiteSize, index: number, edition: string): FakeRelease<RemoteRelease> {
  return fakeRemote(nameOf(index), {
    pages: Object.fromEntries(pathsOf(size, index).map((path) => [path, edition])),
  });
}

/** A site with all its pages. */
async function siteOf(size: SiteSize): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  const store = new MemoryStore(objects);
  for (let index = 0; index < size.remotes; index += 1) {
    await publish(generatedRemote(size, index, 'First').dist, store, { create: true });
  }
  await publish(generatedShell(size, 'First').dist, store);
  return objects;
}

beforeEach(() => {
  Object.assign(rendered, { documents: 0, atOnce: 0, most: 0 });
});

describe('Publishing', () => {
  let large: Map<string, Buffer>;

  beforeAll(async () => {
    large = await siteOf(LARGE);
  });

  it('renders and writes each page of a shell once, few of them at the same time, and reads none', async () => {
    const store = new CountingStore(new Map(large));
    await publish(generatedShell(LARGE, 'Second').dist, store);
    expect(store).toMatchObject({ pagesWritten: PAGES, pagesRead: 0 });
    expect(rendered.documents).toBe(PAGES);
    expect(rendered.most).toBeLessThanOrEqual(50 * availableParallelism());
  });

  it('renders nothing of what is live already', async () => {
    const store = new CountingStore(new Map(large));
    await publish(generatedShell(LARGE, 'First').dist, store);
    await publish(generatedRemote(LARGE, 0, 'First').dist, store);
    expect(store).toMatchObject({ pagesWritten: 0, pagesRead: 0 });
    expect(rendered.documents).toBe(0);
  });

  it('goes on where it was cut off: pages that are there are not written again', async () => {
    const objects = new Map(large);
    const { dist } = generatedShell(LARGE, 'Second');
    await expect(publish(dist, new CountingStore(objects, PAGES / 2))).rejects.toThrow(Killed);
    const next = new CountingStore(objects);
    await publish(dist, next);
    expect(next.pagesWritten).toBe(PAGES - PAGES / 2);
    expect((await doctor(next)).damages).toEqual([]);
  });

  it('asks as much of the store for one remote on a large site as on a small one', async () => {
    const countRequests = async (remotes: number) => {
      const size = { remotes, pathsPerRemote: 4 };
      const store = new CountingStore(await siteOf(size));
      await publish(generatedRemote(size, 0, 'Second').dist, store);
      return store.requests;
    };
    expect(await countRequests(inFull(100, 30))).toBe(await countRequests(3));
  });
});
