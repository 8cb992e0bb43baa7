import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { createLanguageStore, type LanguageStore } from '../language/LanguageStore';
import { ShellLanguageProvider } from '../context/ShellLanguageProvider';
import { NO_PREVIEWS, type Previews } from '../preview/previews';
import type { PageSource } from '../remotes/PageSource';
import { ShellContext } from '../context/ShellContext';

function refuse(): never {
  throw new Error('The layout requests no pages');
}

const NO_PAGES: PageSource = { page: refuse, forgetFailed: refuse, prefetch: refuse };

interface RenderLayoutOptions {
  readonly language?: Language;
  readonly site?: SiteDetails;
  readonly previews?: Previews;
}

interface RenderedLayout extends RenderResult {
  readonly user: UserEvent;
  readonly language: LanguageStore;
}

/** Renders a part of the layout as the shell does, in the language of the store. */
export function renderLayout(
  part: ReactNode,
  { language = DEFAULT_LANGUAGE, site = TEST_SITE, previews = NO_PREVIEWS }: RenderLayoutOptions = {},
): RenderedLayout {
  const store = createLanguageStore(language);
  const result = render(
    <ShellContext value={{ site, language: store, pages: NO_PAGES, previews }}>
      <ShellLanguageProvider>{part}</ShellLanguageProvider>
    </ShellContext>,
  );
  return { ...result, user: userEvent.setup(), language: store };
}
