import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoutePath } from '@farekite/shared/contract';
import { composeDocuments } from '../compose/composeDocuments';
import { fakeRemote, fakeShell, type FakeRemoteName } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { MemoryStore } from '../testing/MemoryStore';
import { publish } from './publish';

jest.mock('../compose/composeDocuments');
jest.mock('../store/compress');

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

/** A site whose remotes have so many pages each; another edition of a release is another version. */
function generateSite(remotes: number, pathsPerRemote: number) {
  const site = { requests: 0 };
  const store = new MemoryStore(new Map(), () => {
    site.requests += 1;
    return Promise.resolve();
  });
  const remote = (index: number) => `mfe-generated-${String(index)}` as FakeRemoteName;
  const pathsOf = (index: number) =>
    Array.from(
      { length: pathsPerRemote },
      (_, page) => `/generated-${String(index)}/${String(page)}` as RoutePath,
    );
  const indices = Array.from({ length: remotes }, (_, index) => index);
  const routes = indices.flatMap((index) => pathsOf(index).map((path) => ({ path, remote: remote(index) })));

  const publishRemote = (index: number, edition: string) => {
    const pages = Object.fromEntries(pathsOf(index).map((path) => [path, edition]));
    return publish(fakeRemote(remote(index), { pages }).dist, store, { create: true });
  };
  const publishShell = (greeting: string) => publish(fakeShell({ routes, greeting }).dist, store);
  const publishAll = async () => {
    for (const index of indices) await publishRemote(index, 'First');
    await publishShell('First');
  };
  return Object.assign(site, { publishRemote, publishShell, publishAll });
}

describe('Publishing', () => {
  it('renders each page of a shell once, few of them at the same time, and none that is live already', async () => {
    const pathsPerRemote = inFull(160, 40);
    const site = generateSite(5, pathsPerRemote);
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
      const site = generateSite(remotes, 4);
      await site.publishAll();
      site.requests = 0;
      await site.publishRemote(0, 'Second');
      return site.requests;
    };
    expect(await countRequests(inFull(100, 12))).toBe(await countRequests(3));
  });
});
