import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompositionRequest } from '../compose/composeDocuments';
import { CONFLICT, type ObjectMetadata, type WriteCondition } from '../store/Store';
import { isPageKey } from '../store/pageKeys';
import { generatedRemote, generatedShell, type SiteSize } from '../testing/generatedSite';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { findDamage } from './findDamage';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

/** How many documents were composed, and how many of them at most at the same time. */
const composed = { documents: 0, atOnce: 0, most: 0 };

// Documents that are composed at once, without a process for each batch of them.
jest.mock('../compose/composeDocuments', () => ({
  composeDocuments: async ({ shell, paths, generator }: CompositionRequest) => {
    const documents = paths.flatMap((path) =>
      (shell.languages ?? []).map((language) => ({
        path,
        language,
        html: `<meta name="generator" content="${generator}">${language}${'padding '.repeat(200)}`,
      })),
    );
    composed.documents += documents.length;
    composed.atOnce += documents.length;
    composed.most = Math.max(composed.most, composed.atOnce);
    await sleep(1);
    composed.atOnce -= documents.length;
    return documents;
  },
  composeSiteFiles: () => Promise.resolve(new Map([['robots.txt', Buffer.from('User-agent: *')]])),
}));

class Killed extends Error {}

/** A store that counts requests, and kills the publisher when it has written so many pages. */
class CountingStore extends MemoryStore {
  requests = 0;
  /** Also compressed variants. */
  pagesRead = 0;
  pagesWritten = 0;
  /** What was to be written after the publisher was killed, also compressed variants. */
  refusedWrites = 0;

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
    if (isPageKey(key)) this.pagesRead += 1;
    return super.get(key);
  }

  override async put(key: string, bytes: Buffer, metadata: ObjectMetadata, when: WriteCondition) {
    if (this.pagesWritten >= this.killAfterPages) {
      this.refusedWrites += 1;
      throw new Killed();
    }
    const result = await super.put(key, bytes, metadata, when);
    if (result !== CONFLICT && /^(?:generated|404).*\.html$/.test(key)) this.pagesWritten += 1;
    return result;
  }
}

/** A site with all its pages. One remote is live; for the pages of the others, the shell has its own. */
async function siteOf(size: SiteSize): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  const store = new MemoryStore(objects);
  await publish(generatedRemote(size, 0, 'First').dist, store, { create: true });
  await publish(generatedShell(size, 'First').dist, store);
  return objects;
}

const SIZE = { languages: ['en', 'es'], pageKilobytes: 1 };
const LARGE: SiteSize = { ...SIZE, remotes: 10, pathsPerRemote: inFull(100, 30) };
/** In both languages, with the 404 page. */
const PAGES = 2 * (LARGE.remotes * LARGE.pathsPerRemote + 1);

beforeEach(() => {
  Object.assign(composed, { documents: 0, atOnce: 0, most: 0 });
});

describe('Publishing', () => {
  let large: Map<string, Buffer>;

  beforeAll(async () => {
    large = await siteOf(LARGE);
  });

  it('composes each page of a shell once, and few of them at the same time', async () => {
    await publish(generatedShell(LARGE, 'Second').dist, new MemoryStore(new Map(large)));
    expect(composed.documents).toBe(PAGES);
    expect(composed.most).toBeLessThanOrEqual(50 * availableParallelism());
  });

  it('reads no page that it replaces, nor any when all are up to date', async () => {
    const store = new CountingStore(new Map(large));
    const { dist } = generatedShell(LARGE, 'Second');
    for (const pagesWritten of [PAGES, 0]) {
      store.pagesWritten = 0;
      await publish(dist, store);
      expect(store).toMatchObject({ pagesWritten, pagesRead: 0 });
    }
  });

  it('reads no page of a site that has none yet', async () => {
    const store = new CountingStore(new Map());
    await publish(generatedShell(LARGE, 'First').dist, store, { create: true });
    expect(store).toMatchObject({ pagesWritten: PAGES, pagesRead: 0 });
  });

  it('reads no page of a remote whose pages are all up to date', async () => {
    const store = new CountingStore(new Map(large));
    await publish(generatedRemote(LARGE, 0, 'First').dist, store);
    expect(store).toMatchObject({ pagesWritten: 0, pagesRead: 0 });
  });

  it('goes on where it was cut off: pages that are up to date are neither composed nor written again', async () => {
    const objects = new Map(large);
    const { dist } = generatedShell(LARGE, 'Second');
    // Both languages of half of the paths.
    const writtenBefore = LARGE.remotes * LARGE.pathsPerRemote;
    await expect(publish(dist, new CountingStore(objects, writtenBefore))).rejects.toThrow(Killed);
    composed.documents = 0;
    const next = new CountingStore(objects);
    await publish(dist, next);
    expect(next.pagesWritten).toBe(PAGES - writtenBefore);
    expect(composed.documents).toBeLessThanOrEqual(PAGES - writtenBefore + 50 * availableParallelism());
    // Only those of the groups that were cut off, with their compressed variants.
    expect(next.pagesRead).toBeLessThanOrEqual(3 * 50 * availableParallelism());
    expect(await findDamage(next)).toEqual([]);
  });

  it('begins no other group of pages once one cannot be written', async () => {
    const store = new CountingStore(new Map(large), 200);
    await expect(publish(generatedShell(LARGE, 'Second').dist, store)).rejects.toThrow(Killed);
    expect(store.refusedWrites).toBeLessThanOrEqual(3 * 50 * availableParallelism());
  });

  it('asks as much of the store for one remote on a large site as on one of 24 pages', async () => {
    const countRequests = async (remotes: number) => {
      const size = { ...SIZE, remotes, pathsPerRemote: 4 };
      const store = new CountingStore(await siteOf(size));
      await publish(generatedRemote(size, 0, 'Second').dist, store);
      return store.requests;
    };
    expect(await countRequests(inFull(250, 60))).toBe(await countRequests(3));
  });
});
