import './jsdomPolyfills';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { createLanguageStore, type LanguageStore } from '../language/LanguageStore';
import { BrowserNavigation } from '../navigation/BrowserNavigation';
import { ShellTexts } from '../loading/ShellTexts';
import { NO_PREVIEWS, type Previews } from '../preview/previews';
import type { PageResource, PageSource } from '../remotes/PageSource';
import { ShellContext } from '../context/ShellContext';

export interface FakePages extends PageSource {
  readonly enter: jest.MockedFunction<PageSource['enter']>;
  readonly leave: jest.MockedFunction<PageSource['leave']>;
  readonly loadWaiting: jest.MockedFunction<PageSource['loadWaiting']>;
  readonly prefetchLanguage: jest.MockedFunction<PageSource['prefetchLanguage']>;
  readonly prefetch: jest.MockedFunction<PageSource['prefetch']>;
}

/** A page source with the given pages, and mocks for everything else. */
export function createFakePages(...resources: readonly PageResource[]): FakePages {
  return {
    page: ({ path }) => {
      const resource = resources.find(({ route }) => route.path === path);
      if (!resource) throw new Error(`The test has no page for ${path}`);
      return resource;
    },
    enter: jest.fn(),
    leave: jest.fn(),
    loadWaiting: jest.fn(),
    prefetchLanguage: jest.fn(),
    prefetch: jest.fn(),
  };
}

export interface RenderInShellOptions {
  readonly language?: Language;
  readonly pages?: PageSource;
  readonly previews?: Previews;
  readonly site?: SiteDetails;
  readonly shellTexts?: ShellTexts;
}

export interface RenderedInShell extends RenderResult {
  readonly user: UserEvent;
  readonly language: LanguageStore;
}

/** Renders a part of the shell with its services and the navigation. */
export function renderInShell(
  part: ReactNode,
  {
    language = DEFAULT_LANGUAGE,
    pages = createFakePages(),
    previews = NO_PREVIEWS,
    site = TEST_SITE,
    shellTexts = new ShellTexts(),
  }: RenderInShellOptions = {},
): RenderedInShell {
  const store = createLanguageStore(language, shellTexts.load);
  const services = { site, language: store, shellTexts, pages, previews };
  const result = render(part, {
    wrapper: ({ children }) => (
      <BrowserNavigation>
        <ShellContext value={services}>{children}</ShellContext>
      </BrowserNavigation>
    ),
  });
  return { ...result, user: userEvent.setup(), language: store };
}
