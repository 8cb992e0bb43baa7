import { languagesOf, packageDirectory } from '@farekite/tooling/pages';
import { isLanguage, type Language } from '../language/Language';

/** English first. */
export function packageLanguages(
  directory = packageDirectory(expect.getState().testPath ?? ''),
): readonly Language[] {
  return languagesOf(directory).filter(isLanguage);
}
