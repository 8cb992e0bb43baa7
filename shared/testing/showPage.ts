import type { PageComponent, PageHead } from '../contract/page';
import type { SiteDetails } from '../contract/site';
import type { Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';
import { renderPage, TEST_SITE } from './renderPage';

/** Shows what a page has copied instead of asking the shell. */
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
  /** Its text after a change from another language. */
  readonly switchedText: string | undefined;
  /** What was logged meanwhile, in any language. */
  readonly errors: readonly unknown[];
  readonly warnings: readonly unknown[];
}

/** Shows a page in the default language, changes it to each language, and shows it in each from the beginning. */
export function showPage(
  Page: PageComponent,
  languages: readonly Language[],
): Readonly<Record<Language, ShownPage>> {
  const errors = jest.spyOn(console, 'error');
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  const first = renderPage(Page, { site: OTHER_SITE });
  const defaultText = first.container.textContent;
  const switchedTexts = languages.map((language) => {
    first.switchLanguage(language);
    return first.container.textContent;
  });
  first.unmount();
  const shown = languages.map((language, index): ShownPage => {
    const { container, queryAllByRole, unmount } = renderPage(Page, { language, site: OTHER_SITE });
    const i18n = createTestI18n(language);
    const text = container.textContent;
    const headings = queryAllByRole('heading', { level: 1 }).length;
    const onOtherSite = container.innerHTML + JSON.stringify(Page.head(i18n, OTHER_SITE));
    unmount();
    return {
      language,
      head: Page.head(i18n, TEST_SITE),
      text,
      headings,
      onOtherSite,
      defaultText,
      switchedText: switchedTexts[index],
      errors: errors.mock.calls.flat(),
      warnings: warnings.mock.calls.flat(),
    };
  });
  return Object.fromEntries(shown.map((page) => [page.language, page])) as Record<Language, ShownPage>;
}
