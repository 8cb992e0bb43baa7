import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { PageComponent, PageProps } from '../contract/page';
import type { SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';

/** Details as the shell would hand them over. */
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
  /** What the shell was asked to do. */
  readonly navigate: jest.MockedFunction<PageProps['navigate']>;
  readonly reportError: jest.MockedFunction<PageProps['reportError']>;
  /** Renders again in another language, as the language toggle does: state is kept. */
  readonly switchLanguage: (language: Language) => void;
}

/** Renders a page as the shell would, with services that only remember what was asked of them. */
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
