import type { PageComponent } from '../contract/page';
import type { Language } from '../language/Language';
import { packageLanguages } from './packageLanguages';
import { CHECKS } from './pageChecks';
import { showPage } from './showPage';

/**
 * Defines the tests that every page of a remote must pass: in each language it has one h1, words of its own, none that
 * is missing, and a head that search engines show whole; it follows a change of language; it takes the site's details
 * from the shell.
 *
 * @param pages the exposed pages by path
 * @param languages those that the remote speaks @default those of its folder `src/locales`
 */
export function describePageContract(
  pages: Readonly<Record<string, PageComponent>>,
  languages: readonly Language[] = packageLanguages(),
): void {
  describe.each(Object.entries(pages))('%s keeps the contract of a page', (_path, Page) => {
    let shown: ReturnType<typeof showPage> | undefined;

    describe.each(languages)('in the language %s', (language) => {
      it.each(Object.entries(CHECKS))('%s', (_name, check) => {
        // Once for all checks, but in a test: before each test the package may prepare what its pages need.
        shown ??= showPage(Page, languages);
        check(shown[language]);
      });
    });
  });
}
