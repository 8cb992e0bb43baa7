import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGES } from '../release/languages';
import { UserError } from '../util/UserError';

/** Where a package declares languages besides those that every package speaks. */
const DECLARATION = 'src/languages.d.ts';

/**
 * The languages that a package declares complete, or `undefined` for English and Spanish. The compiler reads the
 * same file, so a release names no language whose texts the compiler has not asked for.
 *
 * @throws UserError when the package has the file and it declares no language
 */
export function completeLanguages(directory: string): readonly string[] | undefined {
  const file = join(directory, DECLARATION);
  if (!existsSync(file)) return undefined;
  const declared = [...readFileSync(file, 'utf8').matchAll(/^\s*([a-z]{2}): true;$/gm)];
  if (declared.length === 0) {
    throw new UserError(
      `${file} declares no language`,
      'Give the interface CompleteLanguages a line such as "fr: true;", or remove the file.',
    );
  }
  return [...DEFAULT_LANGUAGES, ...declared.map(([, language = '']) => language)];
}
