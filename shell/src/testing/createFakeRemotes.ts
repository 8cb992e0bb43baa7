import type { i18n as I18n } from 'i18next';
import type { PageComponent, Route } from '@farekite/shared/contract';
import type { LoadModule } from '../remotes/federation';
import { RemotePages, type DocumentStart } from '../remotes/RemotePages';
import { FirstClassPage } from './pages';
import { locateInDeals } from './releases';
import { settle } from './settle';

/** The test answers for their modules. */
export function createFakeRemotes(shell: I18n, prerendered?: DocumentStart['prerendered']) {
  const requests: { resolve: (module: unknown) => void; reject: (cause: unknown) => void }[] = [];
  const loadModule = jest.fn<Promise<unknown>, Parameters<LoadModule>>(
    () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
  );
  /** @param request its number @default the latest */
  const answer = async (module: unknown, request = -1) => {
    requests.at(request)?.resolve(module);
    await settle();
  };
  const refetchFailed = jest.fn(() => Promise.resolve());
  const pages = new RemotePages({ overrides: new Map(), prerendered }, loadModule, shell);
  return {
    pages,
    loadModule,
    locate: jest
      .spyOn(pages, 'locate')
      .mockImplementation(({ path }: Route) => Promise.resolve(locateInDeals(path))),
    refetchFailed,
    loaded: () => loadModule.mock.calls.map(([, module]) => module),
    answer,
    fail: async (cause: unknown, request = -1) => {
      requests.at(request)?.reject(cause);
      await settle();
    },
    arrive: async (Page: PageComponent = FirstClassPage) => {
      await answer({ default: Page }, -2);
      await answer({ heading: 'Words' });
    },
  };
}
