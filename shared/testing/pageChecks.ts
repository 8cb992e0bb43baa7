import { telephoneHref, type SiteDetails } from '../contract/site';
import type { PageComponent } from '../contract/page';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';
import { renderPage, TEST_SITE } from './renderPage';

const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 140, max: 160 };

const TEST_SITE_DETAILS = [TEST_SITE.name, TEST_SITE.phone, telephoneHref(TEST_SITE.phone), TEST_SITE.email];

/** Shows what a page has copied instead of asking the shell. */
const OTHER_SITE: SiteDetails = {
  ...TEST_SITE,
  name: 'Another Agency',
  phone: '1-800-555-0123',
  email: 'hello@another.example',
};

type ShownPage = ReturnType<typeof showPage>[Language];

/** Shows a page in the default language, changes it to each language, and shows it in each from the beginning. */
export function showPage(Page: PageComponent, languages: readonly Language[]) {
  const errors = jest.spyOn(console, 'error');
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  const first = renderPage(Page, { site: OTHER_SITE });
  const defaultText = first.container.textContent;
  const switchedTexts = languages.map((language) => {
    first.switchLanguage(language);
    return first.container.textContent;
  });
  first.unmount();
  const shown = languages.map((language, index) => {
    const { container, queryAllByRole, unmount } = renderPage(Page, { language, site: OTHER_SITE });
    const i18n = createTestI18n(language);
    const page = {
      language,
      defaultText,
      switchedText: switchedTexts[index],
      text: container.textContent,
      headings: queryAllByRole('heading', { level: 1 }).length,
      head: Page.head(i18n, TEST_SITE),
      onOtherSite: container.innerHTML + JSON.stringify(Page.head(i18n, OTHER_SITE)),
      logged: { errors: errors.mock.calls.flat(), warnings: warnings.mock.calls.flat() },
    };
    unmount();
    return page;
  });
  return Object.fromEntries(shown.map((page) => [page.language, page])) as Record<
    Language,
    (typeof shown)[0]
  >;
}

export const CHECKS: Readonly<Record<string, (shown: ShownPage) => void>> = {
  'is shown without a console error, also after a change of language': ({ text, switchedText, logged }) => {
    expect(switchedText).toBe(text);
    expect(logged.errors).toEqual([]);
  },
  'shows one h1': ({ headings }) => {
    expect(headings).toBe(1);
  },
  'lacks no text': ({ logged }) => {
    expect(logged.warnings).toEqual([]);
  },
  'has a title and a description of the right length': ({ head: { title, description } }) => {
    expect(title).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
  },
  "takes the site's details from the shell": ({ onOtherSite }) => {
    expect(TEST_SITE_DETAILS.filter((detail) => onOtherSite.includes(detail))).toEqual([]);
  },
  'has words of its own': ({ language, text, defaultText }) => {
    expect(text !== defaultText).toBe(language !== DEFAULT_LANGUAGE);
  },
};
