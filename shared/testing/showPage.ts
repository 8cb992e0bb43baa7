import type { PageComponent, PageHead } from '../contract/page';
import type { SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';
import { renderPage, TEST_SITE } from './renderPage';

/** Details that differ from the test site's, to show what a page has copied instead of asking the shell. */
const OTHER_SITE: SiteDetails = {
  ...TEST_SITE,
  name: 'Another Agency',
  phone: '1-800-555-0123',
  email: 'hello@another.example',
};

/** What a page shows in a language. */
export interface ShownPage {
  readonly language: Language;
  /** For the test site. */
  readonly head: PageHead;
  readonly text: string;
  /** How many headings of the first level it has. */
  readonly headings: number;
  /** Its markup and head for a site that shares no name, number or address with the test site. */
  readonly onOtherSite: string;
  readonly defaultText: string;
  /** Its text after a change from the default language. */
  readonly switchedText: string;
  /** What was logged meanwhile. */
  readonly errors: readonly unknown[];
  readonly warnings: readonly unknown[];
}

/** Shows a page in a language, and before that in the default language with a change to the other. */
export function showPage(Page: PageComponent, language: Language): ShownPage {
  const errors = jest.spyOn(console, 'error');
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  const first = renderPage(Page, { language: DEFAULT_LANGUAGE, site: OTHER_SITE });
  const defaultText = first.container.textContent;
  first.switchLanguage(language);
  const switchedText = first.container.textContent;
  first.unmount();
  const { container, queryAllByRole } = renderPage(Page, { language, site: OTHER_SITE });
  const i18n = createTestI18n(language);
  return {
    language,
    head: Page.head(i18n, TEST_SITE),
    text: container.textContent,
    headings: queryAllByRole('heading', { level: 1 }).length,
    onOtherSite: container.innerHTML + JSON.stringify(Page.head(i18n, OTHER_SITE)),
    defaultText,
    switchedText,
    errors: errors.mock.calls.flat(),
    warnings: warnings.mock.calls.flat(),
  };
}
