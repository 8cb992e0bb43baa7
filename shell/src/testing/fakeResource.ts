import { lazy } from 'react';
import { act } from '@testing-library/react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { createRemotePage } from '../remotes/createRemotePage';
import type { LoadStatus } from '../loading/LoadAttempts';
import type { PageResource, RemotePageComponent } from '../remotes/PageSource';
import { RemoteError } from '../remotes/RemoteError';
import { DEALS_RELEASE } from './releases';

export interface FakeResource extends PageResource {
  readonly retry: jest.MockedFunction<PageResource['retry']>;
  /** Sets the load status. */
  readonly setStatus: (status: LoadStatus) => void;
  /** Completes loading with this page. */
  readonly resolve: (Page: PageComponent) => Promise<void>;
}

/** The status of a page whose scripts could not be loaded. */
export const FAILED: LoadStatus = {
  phase: 'failed',
  error: new RemoteError({ remote: 'mfe-deals', step: 'script', cause: new Error('offline') }),
};

/** The nodes of a prerendered page with this HTML. */
export function prerenderedNodes(html: string): Node[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [page];
}

interface FakeResourceOptions {
  readonly prerendered?: readonly Node[] | undefined;
  readonly status?: LoadStatus;
  readonly lacksParts?: boolean;
}

/** A page resource whose loading the test controls. */
export function createFakeResource(
  route: Route,
  { prerendered, status = { phase: 'loading' }, lacksParts = true }: FakeResourceOptions = {},
): FakeResource {
  const listeners = new Set<() => void>();
  let current = status;
  let resolvePage: (module: { default: RemotePageComponent }) => void;
  const promise = new Promise<{ default: RemotePageComponent }>((resolve) => {
    resolvePage = resolve;
  });
  const change = (next: LoadStatus) => {
    current = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    route,
    RemotePage: lazy(() => promise),
    prerendered,
    getVersion: () => (current.phase === 'ready' ? DEALS_RELEASE.version : undefined),
    getStatus: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lacksParts: () => lacksParts,
    retry: jest.fn(),
    setStatus: (next) => {
      act(() => {
        change(next);
      });
    },
    resolve: async (Page) => {
      await act(async () => {
        resolvePage({ default: createRemotePage(Page, DEALS_RELEASE) });
        change({ phase: 'ready' });
        await promise;
      });
    },
  };
}
