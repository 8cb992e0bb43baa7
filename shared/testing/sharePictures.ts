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
  it.each(Object.entries(pages))(
    'The share picture of %s is the one that was drawn for it, if there is one, described in every language',
    (path, Page) => {
      const file = `share-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
      const isDrawn = existsSync(join(folder, file));
      const pictures = languages.map((language) => Page.head(createTestI18n(language), TEST_SITE).picture);
      const address = isDrawn ? `/assets/${file}` : undefined;
      expect(pictures.map((picture) => picture?.src)).toEqual(languages.map(() => address));
      const descriptions = new Set(pictures.flatMap((picture) => picture?.alt ?? []));
      expect(descriptions.size).toBe(isDrawn ? languages.length : 0);
    },
  );
}
