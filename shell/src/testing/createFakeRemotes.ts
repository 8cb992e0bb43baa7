import type { i18n as I18n } from 'i18next';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { FileIntegrity } from '../remotes/FileIntegrity';
import type { LoadModule } from '../remotes/federation';
import { PageLocator } from '../remotes/PageLocator';
import { RemotePages, type PrerenderedPage } from '../remotes/RemotePages';
import { FirstClassPage } from './pages';
import { locateInDeals } from './releases';
import { settle } from './settle';

/** Where pages come from: the test release, whose modules the test gives. */
export function createFakeRemotes(shell: I18n, prerendered?: PrerenderedPage) {
  const integrity = new FileIntegrity({});
  const locator = new PageLocator(undefined, new Map());
  const requests: { resolve: (module: unknown) => void; reject: (cause: unknown) => void }[] = [];
  const loadModule = jest.fn<Promise<unknown>, Parameters<LoadModule>>(
    () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
  );
  /** Gives a module that was asked for. @param request its number @default the latest */
  const answer = async (module: unknown, request = -1) => {
    requests.at(request)?.resolve(module);
    await settle();
  };
  return {
    pages: new RemotePages(locator, loadModule, integrity, shell, prerendered),
    loadModule,
    locate: jest
      .spyOn(locator, 'locate')
      .mockImplementation(({ path }: Route) => Promise.resolve(locateInDeals(path))),
    refetch: jest.spyOn(integrity, 'refetch').mockResolvedValue(),
    /** The modules that were asked for, in their order. */
    loaded: () => loadModule.mock.calls.map(([, module]) => module),
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
