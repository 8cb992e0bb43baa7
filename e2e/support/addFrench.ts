import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './editFile';
import { translateFile } from './french';
import { runInstalled } from './processes';

const INSTRUCTIONS = 'docs/adding-a-language.md';
const FRENCH_MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const LANGUAGE_NAMES = 'shell/src/language/languageNames.ts';

/** Makes French a language of the site. */
export function offerFrench(workspace: string): void {
  const file = join(workspace, 'shared/language/Language.ts');
  editFile(file, ['[...LANGUAGES]', "[...LANGUAGES, 'fr']"]);
  editFile(file, ["es: 'es-US' }", "es: 'es-US', fr: 'fr-US' }"]);
  editFile(join(workspace, 'shared/language/monthName.ts'), [
    "  es: '",
    `  fr: '${FRENCH_MONTHS}',\n  es: '`,
  ]);
  const days = join(workspace, 'shared/language/formatDay.ts');
  editFile(days, [
    '  es: (',
    '  fr: (month, day, year) => `${String(day)} ${month} ${String(year)}`,\n  es: (',
  ]);
  const numbers = join(workspace, 'shared/language/formatNumber.ts');
  editFile(numbers, ['es: US_SEPARATORS }', "es: US_SEPARATORS, fr: { group: '\\u202F', decimal: ',' } }"]);
}

/** Lets a package make the promise that the instructions show. */
export function promiseFrench(workspace: string, name: string): void {
  const instructions = readFileSync(join(workspace, INSTRUCTIONS), 'utf8');
  const promise = /```ts\n(.*?)```/s.exec(instructions)?.[1];
  if (!promise) throw new Error(`${INSTRUCTIONS} shows no promise`);
  writeFileSync(join(workspace, name, 'src/languages.d.ts'), promise);
}

/** Compiles a package. @returns the files in which the compiler finds errors */
export async function compile(workspace: string, name: string): Promise<string[]> {
  try {
    await runInstalled('tsc7', ['-p', name, '--pretty', 'false'], workspace);
    return [];
  } catch (error) {
    const listed = [...String(error).matchAll(/^(\S+?)\(\d+,\d+\): error TS/gm)];
    if (listed.length === 0) throw error;
    return [...new Set(listed.map(([, file = '']) => file))];
  }
}

/** Writes the French that the compiler asks for in a file. */
export function translate(workspace: string, file: string): void {
  if (file === LANGUAGE_NAMES) {
    const spanish = "es: named('Español', 'Spanish'),";
    editFile(join(workspace, file), [spanish, `${spanish}\n  fr: named('Français', 'French'),`]);
  } else {
    // The compiler lists the table of routes where it is imported.
    translateFile(join(workspace, file.replace('routes.ts', 'routes.json')));
  }
}
