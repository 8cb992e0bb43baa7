import type { PageComponent } from '../contract/page';
import { telephoneHref, type SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, type Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';
import { renderPage, TEST_SITE } from './renderPage';

const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 140, max: 160 };

/** Details that differ from the test site's, to show what a page has copied instead of asking the shell. */
const OTHER_SITE: SiteDetails = {
  ...TEST_SITE,
  name: 'Another Agency',
  phone: '1-800-555-0123',
  email: 'hello@another.example',
};

const TEST_SITE_DETAILS = [TEST_SITE.name, TEST_SITE.phone, telephoneHref(TEST_SITE.phone), TEST_SITE.email];

function textIn(Page: PageComponent, language: Language): string {
  const { container, unmount } = renderPage(Page, { language });
  const text = container.textContent;
  unmount();
  return text;
}

/** What every page does in each language that it speaks. */
export const CHECKS: Readonly<Record<string, (Page: PageComponent, language: Language) => void>> = {
  // The first one, because React reports one problem only once.
  'is shown without a console error, also after a change of language': (Page, language) => {
    const consoleError = jest.spyOn(console, 'error');
    const { container, switchLanguage, unmount } = renderPage(Page, { language: DEFAULT_LANGUAGE });
    switchLanguage(language);
    const switched = container.textContent;
    unmount();
    expect(switched).toBe(textIn(Page, language));
    expect(consoleError).not.toHaveBeenCalled();
  },
  'shows one h1': (Page, language) => {
    const { getAllByRole } = renderPage(Page, { language });
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
  'lacks no text': (Page, language) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    renderPage(Page, { language });
    expect(warn).not.toHaveBeenCalled();
  },
  'has a title and a description of the right length': (Page, language) => {
    const { title, description } = Page.head(createTestI18n(language), TEST_SITE);
    expect(title).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
  },
  "takes the site's details from the shell": (Page, language) => {
    const { container } = renderPage(Page, { language, site: OTHER_SITE });
    const shown = container.innerHTML + JSON.stringify(Page.head(createTestI18n(language), OTHER_SITE));
    expect(TEST_SITE_DETAILS.filter((detail) => shown.includes(detail))).toEqual([]);
  },
  'has words of its own': (Page, language) => {
    const isTranslated = textIn(Page, language) !== textIn(Page, DEFAULT_LANGUAGE);
    expect(isTranslated).toBe(language !== DEFAULT_LANGUAGE);
  },
};
