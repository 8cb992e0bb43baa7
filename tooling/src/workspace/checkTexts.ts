import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { CONTRACT_NAMESPACE, DEFAULT_LANGUAGE } from '../pages/locales';
import { compareTexts, flatten, withoutForm } from './compareTexts';
import { listPackageFiles } from './listPackageFiles';

/** Quoted words without a space, which may be the key of a text, or before `returnObjects` the beginning of keys. */
const LITERAL =
  /(?<quote>['"`])(?<key>[\w/](?:[\w./-]|\$\{[^}]+\})*)\k<quote>(?<isBeginning>,\s*\{\s*returnObjects)?/g;

const isTextFile = (file: string) => basename(dirname(dirname(file))) === 'locales' && file.endsWith('.json');
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);

/** What matches the keys that sources ask for. A part of a key that is known only at runtime may be any word. */
function usedKeys(sources: readonly string[]): RegExp[] {
  const literals = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(LITERAL)]);
  const patterns = literals.map(({ groups }) => {
    const pattern = groups?.key?.replaceAll('.', String.raw`\.`).replace(/\$\{[^}]+\}/g, '[^.]+') ?? '';
    return groups?.isBeginning ? String.raw`${pattern}\..+` : pattern;
  });
  return [...new Set(patterns)].map((pattern) => new RegExp(`^${pattern}$`));
}

/** Checks a file of texts. @returns what is wrong, each as the end of a sentence about the file */
function checkFile(locales: string, language: string, namespace: string, used: readonly RegExp[]): string[] {
  const fileIn = (folder: string) => join(locales, folder, `${namespace}.json`);
  const textsIn = (folder: string) =>
    flatten(existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : {});
  if (!existsSync(fileIn(language))) return ['is missing'];
  const english = textsIn(DEFAULT_LANGUAGE);
  const problems = compareTexts(textsIn(language), language, english);
  if (language !== DEFAULT_LANGUAGE) return problems;
  const unused = [...english.keys()].filter(
    (key) => !used.some((pattern) => pattern.test(key) || pattern.test(withoutForm(key))),
  );
  return [...problems, ...unused.map((key) => `has "${key}", which no source uses`)];
}

/**
 * Compares the texts of all packages in a workspace with English and with the sources of the package. Those of the contract
 * package may be used by every source.
 *
 * @returns a sentence for each text that is missing, that English lacks, that has other placeholders, or that is not used
 */
export function checkTexts(workspace: string): string[] {
  const files = listPackageFiles(workspace);
  const textFiles = files.filter(isTextFile);
  const folders = new Set(textFiles.map((file) => dirname(dirname(file))));
  return [...folders].flatMap((locales) => {
    const own = textFiles.filter((file) => dirname(dirname(file)) === locales);
    const languages = [...new Set(own.map((file) => basename(dirname(file))))];
    const namespaces = [...new Set(own.map((file) => basename(file, '.json')))];
    const sources = namespaces.includes(CONTRACT_NAMESPACE) ? workspace : dirname(locales);
    const used = usedKeys(files.filter((file) => isSource(file) && file.startsWith(sources + sep)));
    return languages.flatMap((language) =>
      namespaces.flatMap((namespace) =>
        checkFile(locales, language, namespace, used).map(
          (problem) => `${relative(workspace, join(locales, language, `${namespace}.json`))} ${problem}`,
        ),
      ),
    );
  });
}
