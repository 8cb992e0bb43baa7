import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { createLanguageStore, type LanguageStore } from '../../language/LanguageStore';
import { ShellLanguage } from '../../language/useShellLanguage';
import { NO_PREVIEWS, type Previews } from '../../preview/previews';
import type { PageSource } from '../../remotes/PageSource';
import { ShellContext } from '../../ShellContext';

function refuse(): never {
  throw new Error('The chrome asks for no pages');
}

const NO_PAGES: PageSource = { page: refuse, leave: refuse, prefetch: refuse };

interface RenderChromeOptions {
  readonly language?: Language;
  readonly site?: SiteDetails;
  readonly previews?: Previews;
}

interface RenderedChrome extends RenderResult {
  readonly user: UserEvent;
  readonly language: LanguageStore;
}

/** Renders a part of the chrome as the shell does: it speaks the language of the store, and changes with it. */
export function renderChrome(
  part: ReactNode,
  { language = DEFAULT_LANGUAGE, site = TEST_SITE, previews = NO_PREVIEWS }: RenderChromeOptions = {},
): RenderedChrome {
  const store = createLanguageStore(language);
  const result = render(
    <ShellContext value={{ site, language: store, pages: NO_PAGES, previews }}>
      <ShellLanguage>{part}</ShellLanguage>
    </ShellContext>,
  );
  return { ...result, user: userEvent.setup(), language: store };
}
