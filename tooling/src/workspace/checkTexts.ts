import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { DEFAULT_LANGUAGE } from '../pages/languageAddresses';
import { listPackageFiles } from './workspace';

/** By their keys: `hero.heading`, `questions.0`. */
type Texts = ReadonlyMap<string, string>;

/** Quoted words without a space, which may be the key of a text, or before `returnObjects` the beginning of keys. */
const LITERAL =
  /(?<quote>['"`])(?<key>[\w/](?:[\w./-]|\$\{[^}]+\})*)\k<quote>(?<isBeginning>,\s*\{\s*returnObjects)?/g;

const PLURAL_FORM = /_(?<form>zero|one|two|few|many|other)$/;

/** No page counts further. */
const MAX_COUNT = 1_000;

const isTextFile = (file: string) => basename(dirname(dirname(file))) === 'locales' && file.endsWith('.json');
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);

/** An empty text is none: tools of translators write it for one that is missing. */
function flatten(texts: unknown, prefix = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map(texts === '' ? [] : [[prefix, texts]]);
  const entries = Object.entries(texts as Readonly<Record<string, unknown>>);
  return new Map(entries.flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]));
}

function readTextFile(file: string): Texts {
  return flatten(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/** Match the keys that sources ask for. A part that is known only at runtime may be any word. */
function usedKeys(sources: readonly string[]): RegExp[] {
  const literals = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(LITERAL)]);
  const patterns = literals.map(({ groups }) => {
    const pattern = groups?.key?.replaceAll('.', String.raw`\.`).replace(/\$\{[^}]+\}/g, '[^.]+') ?? '';
    return groups?.isBeginning ? String.raw`${pattern}\..+` : pattern;
  });
  return [...new Set(patterns)].map((pattern) => new RegExp(`^${pattern}$`));
}

/** `stops_other` → `stops` */
const withoutForm = (key: string) => key.replace(PLURAL_FORM, '');
const formOf = (key: string) => PLURAL_FORM.exec(key)?.groups?.form;

/** The keys of English texts in a language whose plurals have these forms. */
function keysWith(forms: Iterable<string>, english: Texts): Set<string> {
  return new Set(
    [...english.keys()].flatMap((key) =>
      formOf(key) ? [...forms].map((form) => `${withoutForm(key)}_${form}`) : [key],
    ),
  );
}

/** A plural counts as having the count, but for `other`: the text for one may write it as a word. */
function placeholdersOf(key: string, text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name);
  if ((formOf(key) ?? 'other') !== 'other') names.push('count');
  const placeholders = [...new Set(names)].sort().map((name) => `{{${name}}}`);
  return placeholders.join(' ') || 'no placeholder';
}

/** Each problem is the end of a sentence about the file. */
function findProblems(texts: Texts, language: string, english: Texts, used: readonly RegExp[]): string[] {
  const rules = new Intl.PluralRules(language);
  const countForms = Array.from({ length: MAX_COUNT + 1 }, (_, count) => rules.select(count));
  const needed = keysWith(new Set(countForms), english);
  const possible = keysWith(rules.resolvedOptions().pluralCategories, english);
  const isUsed = (key: string) => used.some((pattern) => pattern.test(key) || pattern.test(withoutForm(key)));
  const missing = [...needed].filter((key) => !texts.has(key)).map((key) => `lacks "${key}"`);
  const others = [...texts].flatMap(([key, text]) => {
    if (!possible.has(key)) return [`has "${key}", which English lacks`];
    if (texts === english && !isUsed(key)) return [`has "${key}", which no source uses`];
    const original = english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? text;
    const [here, there] = [placeholdersOf(key, text), placeholdersOf(key, original)];
    return here === there ? [] : [`has ${here} in "${key}", where English has ${there}`];
  });
  return [...missing, ...others];
}

/** What is wrong with the texts of a package, or of all in a workspace: a sentence for each. */
export function checkTexts(directory: string): string[] {
  const files = listPackageFiles(directory);
  const textFiles = files.filter(isTextFile);
  return [...new Set(textFiles.map((file) => dirname(dirname(file))))].flatMap((locales) => {
    const own = textFiles.filter((file) => dirname(dirname(file)) === locales);
    const languages = [...new Set(own.map((file) => basename(dirname(file))))];
    const namespaces = [...new Set(own.map((file) => basename(file)))];
    const used = usedKeys(files.filter((file) => isSource(file) && file.startsWith(dirname(locales) + sep)));
    return namespaces.flatMap((namespace) => {
      const english = readTextFile(join(locales, DEFAULT_LANGUAGE, namespace));
      return languages.flatMap((language) => {
        const file = join(locales, language, namespace);
        const texts = language === DEFAULT_LANGUAGE ? english : readTextFile(file);
        const problems = findProblems(texts, language, english, used);
        return problems.map((problem) => `${relative(directory, file)} ${problem}`);
      });
    });
  });
}
