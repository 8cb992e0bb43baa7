import type { PageComponent } from '../contract/page';
import { LANGUAGES } from '../language/Language';
import { renderPage, TEST_SITE } from './renderPage';

const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 140, max: 160 };

/**
 * The tests that every page of a remote must pass: it renders in both languages under one h1 and
 * its head is of the form that search engines show.
 *
 * @param pages the exposed pages by path
 */
export function describePageContract(pages: Readonly<Record<string, PageComponent>>): void {
  describe.each(Object.entries(pages))('%s keeps the contract of a page', (_path, Page) => {
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
