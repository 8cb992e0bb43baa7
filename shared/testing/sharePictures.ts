import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageComponent } from '../contract/page';
import type { Language } from '../language/Language';
import { createTestI18n } from './createTestI18n';
import { packageLanguages } from './packageLanguages';
import { TEST_SITE } from './renderPage';

/**
 * Defines the tests of share pictures: every page has the one that was drawn for it, `share-NAME.jpg` in the folder, and describes it.
 *
 * @param pages by path
 * @param languages @default those of `src/locales`
 */
export function describeSharePictures(
  pages: Readonly<Record<string, PageComponent>>,
  folder: string,
  languages: readonly Language[] = packageLanguages(),
): void {
  describe.each(Object.entries(pages))('The share picture of %s', (path, Page) => {
    const file = `share-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
    const isDrawn = existsSync(join(folder, file));

    it.each(languages)('is the one that was drawn for the page, if there is one (%s)', (language) => {
      const picture = Page.head(createTestI18n(language), TEST_SITE).picture;
      expect(picture?.src).toBe(isDrawn ? `/assets/${file}` : undefined);
    });

    it('is described in every language', () => {
      const descriptions = languages.flatMap(
        (language) => Page.head(createTestI18n(language), TEST_SITE).picture?.alt ?? [],
      );
      expect(new Set(descriptions).size).toBe(isDrawn ? languages.length : 0);
    });
  });
}
