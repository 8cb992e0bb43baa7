import { lazy } from 'react';
import { act } from '@testing-library/react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { createRegion } from '../remotes/createRegion';
import type { LoadStatus, PageResource, RegionComponent } from '../remotes/PageSource';
import { DEALS_RELEASE } from './releases';

export interface FakeResource extends PageResource {
  readonly retry: jest.MockedFunction<PageResource['retry']>;
  /** Says how the loading stands. */
  readonly report: (status: LoadStatus) => void;
  /** Lets the page arrive. */
  readonly arrive: (Page: PageComponent) => Promise<void>;
}

interface FakeResourceOptions {
  readonly prerendered?: readonly Node[] | undefined;
  readonly status?: LoadStatus;
}

/** A page on its way that arrives, and fails, when the test says so. */
export function createFakeResource(
  route: Route,
  { prerendered, status = { phase: 'loading' } }: FakeResourceOptions = {},
): FakeResource {
  const { name: remote, version: release } = DEALS_RELEASE;
  const listeners = new Set<() => void>();
  let current = status;
  let settle: (module: { default: RegionComponent }) => void;
  const region = new Promise<{ default: RegionComponent }>((resolve) => {
    settle = resolve;
  });
  const change = (next: LoadStatus) => {
    current = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    route,
    Region: lazy(() => region),
    prerendered,
    getRelease: () => (current.phase === 'ready' ? release : undefined),
    getStatus: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: jest.fn(),
    report: (next) => {
      act(() => {
        change(next);
      });
    },
    arrive: async (Page) => {
      await act(async () => {
        settle({ default: createRegion(Page, { remote, release }) });
        change({ phase: 'ready' });
        await region;
      });
    },
  };
}
