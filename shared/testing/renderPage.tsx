import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { PageComponent, PageProps } from '../contract/page';
import type { SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';

/** Site details for tests; none of them is real. */
export const TEST_SITE: SiteDetails = {
  name: 'FareKite',
  origin: 'https://www.farekite.example',
  phone: '1-800-555-0199',
  email: 'info@farekite.example',
  address: { street: '1 Test Street', city: 'Testville', state: 'CA', zip: '94016' },
  social: [
    { network: 'facebook', url: 'https://social.example/facebook' },
    { network: 'instagram', url: 'https://social.example/instagram' },
    { network: 'x', url: 'https://social.example/x' },
  ],
};

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  /** Mock of the shell's function. */
  readonly navigate: jest.MockedFunction<PageProps['navigate']>;
  readonly reportError: jest.MockedFunction<PageProps['reportError']>;
  /** Renders again in another language and keeps the state, as the language toggle does. */
  readonly switchLanguage: (language: Language) => void;
}

/** Renders a page as the shell does, with mocks for the shell's functions. */
export function renderPage(
  Page: PageComponent,
  { language = DEFAULT_LANGUAGE, site = TEST_SITE }: Partial<Pick<PageProps, 'language' | 'site'>> = {},
): RenderedPage {
  const navigate: RenderedPage['navigate'] = jest.fn();
  const reportError: RenderedPage['reportError'] = jest.fn();
  const page = (shown: Language) => (
    <Page language={shown} site={site} navigate={navigate} reportError={reportError} />
  );
  const result = render(page(language));
  return {
    ...result,
    user: userEvent.setup(),
    navigate,
    reportError,
    switchLanguage: (other) => result.rerender(page(other)),
  };
}
