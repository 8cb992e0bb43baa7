import type { PageComponent } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { createReleases } from '../remotes/createReleases';
import { FileIntegrity } from '../remotes/FileIntegrity';
import { FirstClassPage } from './pages';
import { locateInDeals } from './releases';
import { settle } from './settle';

/** Where pages come from: the test release, whose modules the test gives. */
export function createFakeRemotes() {
  const releases = createReleases(undefined, new Map());
  const integrity = new FileIntegrity({});
  const requests: { resolve: (module: unknown) => void; reject: (cause: unknown) => void }[] = [];
  const load = jest.fn<Promise<unknown>, [RemoteRelease, string]>(
    () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
  );
  /** Gives a module that was asked for. @param request its number @default the latest */
  const answer = async (module: unknown, request = -1) => {
    requests.at(request)?.resolve(module);
    await settle();
  };
  return {
    remotes: { releases, integrity, federation: { load } },
    locate: jest
      .spyOn(releases, 'locate')
      .mockImplementation(({ path }) => Promise.resolve(locateInDeals(path))),
    isDeveloped: jest.spyOn(releases, 'isDeveloped').mockReturnValue(false),
    refetch: jest.spyOn(integrity, 'refetch').mockResolvedValue(),
    /** The modules that were asked for, in their order. */
    loaded: () => load.mock.calls.map(([, module]) => module),
    load,
    answer,
    /** Lets a request fail. @param request its number @default the latest */
    fail: async (cause: unknown, request = -1) => {
      requests.at(request)?.reject(cause);
      await settle();
    },
    /** Lets the page come that was asked for last: its code, and its texts. */
    arrive: async (Page: PageComponent = FirstClassPage) => {
      await answer({ default: Page }, -2);
      await answer({ heading: 'Words' });
    },
  };
}
