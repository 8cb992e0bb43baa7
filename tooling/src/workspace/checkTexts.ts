import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CONTRACT_NAMESPACE, DEFAULT_LANGUAGE } from '../pages/locales';
import { listPackageFiles } from './listPackageFiles';
import { compareTexts, flatten, withoutForm, type FlatTexts } from './compareTexts';
import { findTextUses, type TextUse } from './textUses';

/** The texts of a namespace in a language. */
interface Texts {
  /** With the sources that use them, and with the file `locales/<language>/<namespace>.json`. */
  readonly folder: string;
  readonly language: string;
  readonly namespace: string;
}

/** The sources of a package. */
interface Sources {
  readonly folder: string;
  readonly uses: readonly TextUse[];
  readonly words: ReadonlySet<string>;
}

const isTextFile = (file: string) => basename(dirname(dirname(file))) === 'locales' && file.endsWith('.json');

const folderOf = (textFile: string) => dirname(dirname(dirname(textFile)));

function fileOf({ folder, language, namespace }: Texts): string {
  return join(folder, 'locales', language, `${namespace}.json`);
}

/** The texts of a folder: every namespace in every language, also when there is no file. */
function textsOf(folder: string, textFiles: readonly string[]): Texts[] {
  const own = textFiles.filter((file) => folderOf(file) === folder);
  const languages = new Set(own.map((file) => basename(dirname(file))));
  const namespaces = new Set(own.map((file) => basename(file, '.json')));
  return [...languages].flatMap((language) =>
    [...namespaces].map((namespace) => ({ folder, language, namespace })),
  );
}

function readTexts(texts: Texts): FlatTexts {
  const file = fileOf(texts);
  return flatten(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

function readSources(folder: string): Sources {
  const facts = listPackageFiles(folder)
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !isTextFile(file))
    .map((file) => findTextUses(file, readFileSync(file, 'utf8')));
  return {
    folder,
    uses: facts.flatMap(({ uses }) => uses),
    words: new Set(facts.flatMap(({ words }) => [...words])),
  };
}

/** Whether something can take the place of a part of a key that is known only at runtime: words of the sources, or an index. */
function isPossible(part: string, words: ReadonlySet<string>): boolean {
  return words.has(part) || part.split('.').every((word) => words.has(word) || /^\d+$/.test(word));
}

function isUsed(key: string, uses: readonly TextUse[], words: ReadonlySet<string>): boolean {
  return uses.some(({ keys }) => {
    const [match, ...parts] = keys.exec(key) ?? keys.exec(withoutForm(key)) ?? [];
    return match !== undefined && parts.every((part) => isPossible(part, words));
  });
}

/** Every package knows the words of the contract package, such as the paths of pages. */
function readPackages(folders: readonly string[]): Sources[] {
  const packages = folders.map(readSources);
  const contract = packages.find(({ folder }) =>
    existsSync(fileOf({ folder, language: DEFAULT_LANGUAGE, namespace: CONTRACT_NAMESPACE })),
  );
  return packages.map((one) => ({ ...one, words: new Set([...one.words, ...(contract?.words ?? [])]) }));
}

/**
 * The keys that no source uses. Every package may use a namespace that it names; one that is known only at runtime belongs
 * to the package itself.
 */
function unusedKeys(
  { folder, namespace }: Texts,
  keys: readonly string[],
  packages: readonly Sources[],
): string[] {
  const users = packages.map(({ folder: user, uses, words }) => ({
    words,
    uses: uses.filter(
      (use) => use.namespace === namespace || (use.namespace === undefined && user === folder),
    ),
  }));
  return keys.filter((key) => !users.some(({ uses, words }) => isUsed(key, uses, words)));
}

/**
 * Compares the texts of all packages in a workspace with English and with the sources.
 *
 * @returns a sentence for each text that is missing, that English lacks, that has other placeholders, or that is not used
 */
export function checkTexts(workspace: string): string[] {
  const textFiles = listPackageFiles(workspace).filter(isTextFile);
  const folders = [...new Set(textFiles.map(folderOf))];
  const packages = readPackages(folders);
  return folders
    .flatMap((folder) => textsOf(folder, textFiles))
    .flatMap((texts) => {
      if (!existsSync(fileOf(texts))) return [`${relative(workspace, fileOf(texts))} is missing`];
      const english = readTexts({ ...texts, language: DEFAULT_LANGUAGE });
      const unused =
        texts.language === DEFAULT_LANGUAGE ? unusedKeys(texts, [...english.keys()], packages) : [];
      return [
        ...compareTexts(readTexts(texts), texts.language, english),
        ...unused.map((key) => `has "${key}", which no source uses`),
      ].map((problem) => `${relative(workspace, fileOf(texts))} ${problem}`);
    });
}
