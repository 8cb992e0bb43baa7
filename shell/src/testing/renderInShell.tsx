import './jsdomPolyfills';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ROUTES, type SiteDetails } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, I18nProvider, type Language } from '@farekite/shared/language';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { ShellContext } from '../context/ShellContext';
import { LanguageChoice } from '../language/LanguageChoice';
import type { DocumentStart } from '../remotes/RemotePages';
import { createRoutes } from '../routes';
import { createFakeRemotes } from './createFakeRemotes';
import { settle } from './settle';

interface RenderInShellOptions {
  readonly language?: Language;
  readonly path?: string;
  readonly site?: SiteDetails;
  /** The page that the document contains. @default none */
  readonly prerendered?: DocumentStart['prerendered'];
}

/** With the shell's services, and its texts in every language; the test answers for the remotes. */
export function renderInShell(
  part: ReactNode,
  { language = DEFAULT_LANGUAGE, path = '/about', site = TEST_SITE, prerendered }: RenderInShellOptions = {},
) {
  history.replaceState(null, '', path);
  const i18n = createTestI18n(language);
  const choice = new LanguageChoice(i18n);
  const fake = createFakeRemotes(i18n, prerendered);
  const { pages, refetchFailed } = fake;
  const services = { site, routes: createRoutes(ROUTES), choice, pages, refetchFailed };
  const result = render(part, {
    wrapper: ({ children }) => (
      <BrowserRouter>
        <I18nProvider i18n={i18n}>
          <ShellContext value={services}>{children}</ShellContext>
        </I18nProvider>
      </BrowserRouter>
    ),
  });
  const choose = (chosen: Language) => act(async () => Promise.resolve(choice.choose(chosen)));
  const prefetch = jest.spyOn(choice.shell, 'prefetch');
  // A test may hold the clock.
  return { ...result, ...fake, choice, choose, prefetch, user: userEvent.setup({ delay: null }) };
}

/** With a page that suspends. The clock is held, and everything that comes at once has come. */
export async function openInShell(...args: Parameters<typeof renderInShell>) {
  const rendered = await act(async () => Promise.resolve(renderInShell(...args)));
  await settle();
  const choose = async (chosen: Language) => {
    await rendered.choose(chosen);
    await settle();
  };
  return { ...rendered, choose };
}
