import './jsdomPolyfills';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Route, SiteDetails } from '@farekite/shared/contract';
import { createStore } from '@farekite/shared/hooks';
import { DEFAULT_LANGUAGE, I18nProvider, type Language } from '@farekite/shared/language';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { ShellContext } from '../context/ShellContext';
import { createLanguageChoice, type LanguageChoice } from '../language/LanguageChoice';
import type { Loadable, Phase } from '../loading/Loading';
import type { Pages, RemotePage } from '../remotes/Pages';

interface RenderInShellOptions {
  readonly language?: Language;
  /** Where the visitor is. @default '/about' */
  readonly path?: string;
  readonly site?: SiteDetails;
  /** The shell's own texts. @default all of them are there */
  readonly texts?: Loadable;
  /** @default none */
  readonly pages?: readonly RemotePage[];
}

interface RenderedInShell extends RenderResult {
  readonly user: UserEvent;
  readonly choice: LanguageChoice & { readonly prefetch: jest.MockedFunction<LanguageChoice['prefetch']> };
  readonly pages: jest.Mocked<Pages>;
}

/** Texts that are there. */
export function createReadyTexts(): Loadable {
  return { phase: createStore<Phase>('ready'), lacksParts: () => false, retry: () => undefined };
}

/** The given pages, and an error for any other. */
export function createFakePages(pages: readonly RemotePage[]): jest.Mocked<Pages> {
  return {
    get: jest.fn(({ path }: Route) => {
      const found = pages.find(({ route }) => route.path === path);
      if (!found) throw new Error(`The test has no page for ${path}`);
      return found;
    }),
    leave: jest.fn(),
    prefetch: jest.fn(),
  };
}

/** Renders a part of the shell with its services, at an address of the site. Every text is there in every language. */
export function renderInShell(
  part: ReactNode,
  {
    language = DEFAULT_LANGUAGE,
    path = '/about',
    site = TEST_SITE,
    texts = createReadyTexts(),
    pages: given = [],
  }: RenderInShellOptions = {},
): RenderedInShell {
  history.replaceState(null, '', path);
  const i18n = createTestI18n(language);
  const real = createLanguageChoice(language);
  real.lead({ show: (chosen) => void i18n.changeLanguage(chosen), prefetch: () => undefined }, i18n);
  const choice = { ...real, prefetch: jest.fn<ReturnType<LanguageChoice['prefetch']>, [Language]>() };
  const pages = createFakePages(given);
  const services = { site, choice, texts, pages };
  const result = render(part, {
    wrapper: ({ children }) => (
      <BrowserRouter>
        <I18nProvider i18n={i18n}>
          <ShellContext value={services}>{children}</ShellContext>
        </I18nProvider>
      </BrowserRouter>
    ),
  });
  const choose = (chosen: Language) => {
    act(() => {
      choice.choose(chosen);
    });
  };
  return { ...result, user: userEvent.setup(), choice: { ...choice, choose }, pages };
}
