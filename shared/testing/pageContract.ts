import type { PageComponent } from '../contract/page';
import { telephoneHref, type SiteDetails } from '../contract/site';
import { LANGUAGES } from '../language/Language';
import { renderPage, TEST_SITE } from './renderPage';

const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 140, max: 160 };

/** What a shell may say tomorrow. */
const OTHER_SITE: SiteDetails = {
  ...TEST_SITE,
  name: 'Another Agency',
  phone: '1-800-555-0123',
  email: 'hello@another.example',
};

/** What a page may know from the shell alone, as the test site has it. */
const OF_THE_SITE = [TEST_SITE.name, TEST_SITE.phone, telephoneHref(TEST_SITE.phone), TEST_SITE.email];

/**
 * The tests that every page of a remote must pass: it renders in both languages under one h1, and
 * in the other one when the visitor changes it; of the site it knows what the shell says and no more;
 * its head is of the form that search engines show.
 *
 * @param pages the exposed pages by path
 */
export function describePageContract(pages: Readonly<Record<string, PageComponent>>): void {
  describe.each(Object.entries(pages))('%s keeps the contract of a page', (_path, Page) => {
    // First of all: React complains of one thing once.
    it('follows a change of language, and complains of nothing', () => {
      const complain = jest.spyOn(console, 'error');
      const { container, switchLanguage, unmount } = renderPage(Page, { language: 'en' });
      switchLanguage('es');
      const switched = container.textContent;
      unmount();
      expect(switched).toBe(renderPage(Page, { language: 'es' }).container.textContent);
      expect(complain).not.toHaveBeenCalled();
    });

    it.each(LANGUAGES)('shows one h1 (%s)', (language) => {
      const { getAllByRole } = renderPage(Page, { language });
      expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });

    it.each(LANGUAGES)('has a title and a description of the right length (%s)', (language) => {
      const { title, description } = Page.head(language, TEST_SITE);
      expect(title).not.toBe('');
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
    });

    it.each(LANGUAGES)('says of the site what the shell says (%s)', (language) => {
      const { container } = renderPage(Page, { language, site: OTHER_SITE });
      const told = container.innerHTML + JSON.stringify(Page.head(language, OTHER_SITE));
      expect(OF_THE_SITE.filter((detail) => told.includes(detail))).toEqual([]);
    });

    it('speaks two languages', () => {
      const [english, spanish] = LANGUAGES.map((language) => {
        const { container, unmount } = renderPage(Page, { language });
        const text = container.textContent;
        unmount();
        return text;
      });
      expect(english).not.toBe(spanish);
    });
  });
}
