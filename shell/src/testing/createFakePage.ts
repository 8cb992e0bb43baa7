import { lazy, type ComponentType } from 'react';
import { act } from '@testing-library/react';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { createStore } from '@farekite/shared/hooks';
import { createI18n, type Language } from '@farekite/shared/language';
import type { Phase } from '../loading/Loading';
import { createPageComponent } from '../remotes/createPageComponent';
import type { RemotePage, RemotePageProps } from '../remotes/Pages';
import { FirstClassPage } from './pages';
import { DEALS_RELEASE } from './releases';

export interface FakePage extends RemotePage {
  readonly retry: jest.MockedFunction<RemotePage['retry']>;
  readonly setPhase: (phase: Phase) => void;
  /** Completes loading. @param Page @default FirstClassPage */
  readonly arrive: (Page?: PageComponent) => Promise<void>;
}

interface FakePageOptions {
  readonly phase?: Phase;
  /** HTML of the prerendered page. */
  readonly prerendered?: string;
  readonly lacksParts?: boolean;
}

function nodesOf(html: string): Node[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [page];
}

/** A page whose loading the test controls. */
export function createFakePage(
  route: Route,
  { phase = 'loading', prerendered, lacksParts = true }: FakePageOptions = {},
): FakePage {
  const store = createStore(phase);
  const i18n = createI18n('en', {});
  let resolve!: (module: { readonly default: ComponentType<RemotePageProps> }) => void;
  const arrival = new Promise<Parameters<typeof resolve>[0]>((resolveArrival) => {
    resolve = resolveArrival;
  });
  return {
    route,
    Component: lazy(() => arrival),
    prerendered: prerendered === undefined ? undefined : nodesOf(prerendered),
    phase: store,
    lacksParts: () => lacksParts,
    getVersion: () => (store.get() === 'ready' ? DEALS_RELEASE.version : undefined),
    retry: jest.fn(),
    show: (language: Language) => void i18n.changeLanguage(language),
    prefetch: () => undefined,
    setPhase: (next) => {
      act(() => {
        store.set(next);
      });
    },
    arrive: async (Page = FirstClassPage) => {
      await act(async () => {
        resolve({ default: createPageComponent({ release: DEALS_RELEASE, Page, i18n }) });
        store.set('ready');
        await arrival;
      });
    },
  };
}
