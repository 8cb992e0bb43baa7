import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { definePage, type PageComponent, type PageProps } from '../contract/page';
import type { SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';

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

interface RenderPageOptions {
  /** @default 'en' */
  readonly language?: Language;
  /** @default TEST_SITE */
  readonly site?: SiteDetails;
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly reportError: jest.MockedFunction<PageProps['reportError']>;
  /** Keeps the page's state, as the language toggle does. */
  readonly switchLanguage: (language: Language) => void;
}

/** Renders a page as the shell does, with all texts of its package. */
export function renderPage(
  Page: PageComponent,
  { language = DEFAULT_LANGUAGE, site = TEST_SITE }: RenderPageOptions = {},
): RenderedPage {
  const reportError: RenderedPage['reportError'] = jest.fn();
  const i18n = createTestI18n(language);
  const result = render(<Page i18n={i18n} site={site} reportError={reportError} />);
  return {
    ...result,
    user: userEvent.setup(),
    reportError,
    switchLanguage: (other) => {
      act(() => void i18n.changeLanguage(other));
    },
  };
}

/** Renders a component inside a page, as its hooks need. */
export function renderPart(part: ReactNode, options?: RenderPageOptions): RenderedPage {
  const Page = definePage(
    () => part,
    () => ({ title: '', description: '' }),
  );
  return renderPage(Page, options);
}
