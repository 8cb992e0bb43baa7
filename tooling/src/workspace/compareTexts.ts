/** The texts of a namespace by their keys: `hero.heading`, `questions.0`. */
export type FlatTexts = ReadonlyMap<string, string>;

const PLURAL_FORM = /_(?<form>zero|one|two|few|many|other)$/;

/** Counts up to this one must have a text. No page counts further. */
const MAX_COUNT = 1_000;

/** An empty text is none: tools of translators write it for one that is missing. */
export function flatten(texts: unknown, prefix = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map(texts === '' ? [] : [[prefix, texts]]);
  const entries = Object.entries(texts as Readonly<Record<string, unknown>>);
  return new Map(entries.flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]));
}

/** `stops` of `stops_other`; the key itself when it is of no plural form. */
export function withoutForm(key: string): string {
  return key.replace(PLURAL_FORM, '');
}

const formOf = (key: string) => PLURAL_FORM.exec(key)?.groups?.form;

/** The keys that a language needs for those in English: of a plural, one for each form that its counts take. */
function neededKeys(english: FlatTexts, language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  const forms = new Set(Array.from({ length: MAX_COUNT + 1 }, (_, count) => rules.select(count)));
  return new Set(
    [...english.keys()].flatMap((key) =>
      formOf(key) ? [...forms].map((form) => `${withoutForm(key)}_${form}`) : [key],
    ),
  );
}

/**
 * The placeholders of a text, in the order of the alphabet. Those of a plural always have the count, but for the form `other`,
 * because a text for one may write the number as a word.
 */
function placeholdersOf(key: string, text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name);
  if ((formOf(key) ?? 'other') !== 'other') names.push('count');
  const placeholders = [...new Set(names)].sort().map((name) => `{{${name}}}`);
  return placeholders.join(' ') || 'no placeholder';
}

/** Says what is wrong with the texts of a namespace in a language, each as the end of a sentence about their file. */
export function compareTexts(texts: FlatTexts, language: string, english: FlatTexts): string[] {
  const needed = neededKeys(english, language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const isForm = (key: string) =>
    pluralCategories.some((form) => form === formOf(key)) && english.has(`${withoutForm(key)}_other`);
  const missing = [...needed].filter((key) => !texts.has(key)).map((key) => `lacks "${key}"`);
  const foreign = [...texts.keys()]
    .filter((key) => !needed.has(key) && !isForm(key))
    .map((key) => `has "${key}", which English lacks`);
  const differing = [...texts].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? text;
    const [here, there] = [placeholdersOf(key, text), placeholdersOf(key, original)];
    return here === there ? [] : [`has ${here} in "${key}", where English has ${there}`];
  });
  return [...missing, ...foreign, ...differing];
}
