import { completeLanguages, packageDirectory } from '@farekite/tooling/pages';
import { LANGUAGES, type Language } from '../language/Language';

/**
 * The languages that the package of a test file declares complete, so that its tests need not name them.
 *
 * @param testFile by default the file whose tests are being defined
 */
export function languagesUnderTest(testFile = expect.getState().testPath ?? ''): readonly Language[] {
  const languages = completeLanguages(packageDirectory(testFile)) as readonly Language[] | undefined;
  return languages ?? LANGUAGES;
}
