import type { PageComponent } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { createReleases } from '../remotes/createReleases';
import { FileIntegrity } from '../remotes/FileIntegrity';
import { createAnswers } from './createAnswers';
import { FirstClassPage } from './pages';
import { locateInDeals } from './releases';

/** Where pages come from: the test release, whose modules the test gives. */
export function createFakeRemotes() {
  const releases = createReleases(undefined, new Map());
  const integrity = new FileIntegrity({});
  const { ask: load, answer, fail } = createAnswers<[RemoteRelease, string], unknown>();
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
    fail,
    /** Lets the page come that was asked for last: its code, and its texts. */
    arrive: async (Page: PageComponent = FirstClassPage) => {
      await answer({ default: Page }, -2);
      await answer({ heading: 'Words' });
    },
  };
}
