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

/** Publishes remotes with so many pages each, and a shell. Another edition of a release is another version. */
async function publishSite(remotes: number, pathsPerRemote: number) {
  const request = jest.fn(() => Promise.resolve());
  const store = new MemoryStore(new Map(), request);
  const names = Array.from(
    { length: remotes },
    (_, index) => `mfe-generated-${String(index)}` as FakeRemoteName,
  );
  const routes = names.flatMap((remote) =>
    Array.from({ length: pathsPerRemote }, (_, page) => ({
      path: `/${remote}/${String(page)}` as RoutePath,
      remote,
    })),
  );
  const publishRemote = (name: FakeRemoteName, edition: string) => {
    const paths = routes.filter(({ remote }) => remote === name).map(({ path }) => path);
    const pages = Object.fromEntries(paths.map((path) => [path, edition]));
    return publish(fakeRemote(name, { pages }).dist, store, { create: true });
  };
  const publishShell = (greeting: string) => publish(fakeShell({ routes, greeting }).dist, store);
  for (const name of names) await publishRemote(name, 'First');
  await publishShell('First');
  return { publishRemote, publishShell, request };
}

describe('Publishing', () => {
  it('renders each page of a shell once, few of them at the same time, and none that is live already', async () => {
    const pathsPerRemote = inFull(160, 40);
    const { publishShell } = await publishSite(5, pathsPerRemote);
    // In both languages, with the 404 page; and robots.txt.
    for (const documents of [2 * (5 * pathsPerRemote + 1) + 1, 0]) {
      Object.assign(rendered, { documents: 0, most: 0 });
      await publishShell('Second');
      expect(rendered.documents).toBe(documents);
      expect(rendered.most).toBeLessThanOrEqual(50 * availableParallelism());
    }
  });

  it('asks as much of the store for one remote on a large site as on a small one', async () => {
    const countRequests = async (remotes: number) => {
      const { publishRemote, request } = await publishSite(remotes, 4);
      request.mockClear();
      await publishRemote('mfe-generated-0' as FakeRemoteName, 'Second');
      return request.mock.calls.length;
    };
    expect(await countRequests(inFull(100, 12))).toBe(await countRequests(3));
  });
});
