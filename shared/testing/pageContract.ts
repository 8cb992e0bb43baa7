import type { PageComponent } from '../contract/page';
import { telephoneHref, type SiteDetails } from '../contract/site';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../language/Language';
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

/**
 * Defines the tests that every page of a remote must pass: in each language it has one h1, words of its own, none that
 * is missing, and a head that search engines show whole; it follows a change of language; it takes the site's details
 * from the shell.
 *
 * @param pages the exposed pages by path
 * @param languages those that the remote speaks @default all languages of the site
 */
export function describePageContract(
  pages: Readonly<Record<string, PageComponent>>,
  languages: readonly Language[] = LANGUAGES,
): void {
  const translations = languages.filter((language) => language !== DEFAULT_LANGUAGE);

  describe.each(Object.entries(pages))('%s keeps the contract of a page', (_path, Page) => {
    // The first test of each page, because React reports one problem only once.
    it.each(translations)('changes to the language %s without a console error', (language) => {
      const consoleError = jest.spyOn(console, 'error');
      const { container, switchLanguage, unmount } = renderPage(Page, { language: DEFAULT_LANGUAGE });
      switchLanguage(language);
      const switched = container.textContent;
      unmount();
      expect(switched).toBe(renderPage(Page, { language }).container.textContent);
      expect(consoleError).not.toHaveBeenCalled();
    });

    it.each(languages)('shows one h1 (%s)', (language) => {
      const { getAllByRole } = renderPage(Page, { language });
      expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });

    it.each(languages)('lacks no text (%s)', (language) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      renderPage(Page, { language });
      expect(warn).not.toHaveBeenCalled();
    });

    it.each(languages)('has a title and a description of the right length (%s)', (language) => {
      const { title, description } = Page.head(createTestI18n(language), TEST_SITE);
      expect(title).not.toBe('');
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
    });

    it.each(languages)("takes the site's details from the shell (%s)", (language) => {
      const { container } = renderPage(Page, { language, site: OTHER_SITE });
      const shown = container.innerHTML + JSON.stringify(Page.head(createTestI18n(language), OTHER_SITE));
      expect(TEST_SITE_DETAILS.filter((detail) => shown.includes(detail))).toEqual([]);
    });

    it.each(translations)('has other words in the language %s than in English', (language) => {
      expect(textIn(Page, language)).not.toBe(textIn(Page, DEFAULT_LANGUAGE));
    });
  });
}
