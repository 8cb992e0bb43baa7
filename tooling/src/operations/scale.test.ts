import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoutePath } from '@farekite/shared/contract';
import { composeDocuments } from '../compose/composeDocuments';
import { fakeRemote, fakeShell, type FakeRemoteName } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { publish } from './publish';

jest.mock('../compose/composeDocuments');

/** How many documents were rendered, and how many of them at most at the same time. */
const rendered = { documents: 0, atOnce: 0, most: 0 };

const compose = jest.mocked(composeDocuments);
const composeAtOnce = compose.getMockImplementation() as typeof composeDocuments;
compose.mockImplementation(async (request) => {
  const documents = await composeAtOnce(request);
  rendered.documents += documents.size;
  rendered.atOnce += documents.size;
  rendered.most = Math.max(rendered.most, rendered.atOnce);
  await sleep(1);
  rendered.atOnce -= documents.size;
  return documents;
});

const nameOf = (index: number) => `mfe-generated-${String(index)}` as FakeRemoteName;

/** A site whose remotes have so many pages each. */
class GeneratedSite {
  requests = 0;
  readonly store = new MemoryStore(new Map(), () => {
    this.requests += 1;
    return Promise.resolve();
  });

  constructor(
    private readonly remotes: number,
    private readonly pathsPerRemote: number,
  ) {}

  private pathsOf(index: number): RoutePath[] {
    const pages = Array.from({ length: this.pathsPerRemote }, (_, page) => String(page));
    return pages.map((page) => `/generated-${String(index)}/page-${page}` as RoutePath);
  }

  /** Another edition gives another version. */
  async publishRemote(index: number, edition: string): Promise<void> {
    const pages = Object.fromEntries(this.pathsOf(index).map((path) => [path, edition]));
    await publish(fakeRemote(nameOf(index), { pages }).dist, this.store, { create: true });
  }

  /** Publishes a shell with routes to all pages. */
  async publishShell(greeting: string): Promise<void> {
    const indices = Array.from({ length: this.remotes }, (_, index) => index);
    const routes = indices.flatMap((index) =>
      this.pathsOf(index).map((path) => ({ path, remote: nameOf(index) })),
    );
    await publish(fakeShell({ routes, greeting }).dist, this.store);
  }

  async publishAll(): Promise<void> {
    for (let index = 0; index < this.remotes; index += 1) await this.publishRemote(index, 'First');
    await this.publishShell('First');
  }
}

describe('Publishing', () => {
  it('renders each page of a shell once, few of them at the same time, and none that is live already', async () => {
    const pathsPerRemote = inFull(160, 40);
    const site = new GeneratedSite(5, pathsPerRemote);
    await site.publishAll();
    for (const [greeting, documents] of [
      // In both languages, with the 404 page; and robots.txt.
      ['Second', 2 * (5 * pathsPerRemote + 1) + 1],
      ['Second', 0],
    ] as const) {
      Object.assign(rendered, { documents: 0, most: 0 });
      await site.publishShell(greeting);
      expect(rendered.documents).toBe(documents);
      expect(rendered.most).toBeLessThanOrEqual(50 * availableParallelism());
    }
  });

  it('asks as much of the store for one remote on a large site as on a small one', async () => {
    const countRequests = async (remotes: number) => {
      const site = new GeneratedSite(remotes, 4);
      await site.publishAll();
      site.requests = 0;
      await site.publishRemote(0, 'Second');
      return site.requests;
    };
    expect(await countRequests(inFull(100, 30))).toBe(await countRequests(3));
  });
});
