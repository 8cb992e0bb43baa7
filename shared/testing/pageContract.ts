import type { PageComponent } from '../contract/page';
import type { Language } from '../language/Language';
import { packageLanguages } from './packageLanguages';
import { CHECKS, showPage } from './pageChecks';

/** Defines the tests that every page must pass. @param languages @default those of `src/locales` */
export function describePageContract(
  pages: Readonly<Record<string, PageComponent>>,
  languages: readonly Language[] = packageLanguages(),
): void {
  describe.each(Object.entries(pages))('%s keeps the contract of a page', (_path, Page) => {
    let shown: ReturnType<typeof showPage> | undefined;

    describe.each(languages)('in the language %s', (language) => {
      it.each(Object.entries(CHECKS))('%s', (_name, check) => {
        // In a test, because `beforeEach` of the package may prepare what its pages need.
        shown ??= showPage(Page, languages);
        check(shown[language]);
      });
    });
  });
}
