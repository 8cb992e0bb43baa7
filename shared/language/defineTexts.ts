import {
  DEFAULT_LANGUAGE,
  LOCALES,
  SITE_LANGUAGES,
  type CompleteLanguages,
  type Language,
  type SiteLanguage,
} from './Language';
import { useLanguage } from './LanguageProvider';
import { perLanguage } from './perLanguage';

/** Flat texts by key. Placeholders are `{{name}}`; plurals are keys ending in `_one` and `_other`. */
type TextTable = Readonly<Record<string, string>>;

type PlaceholdersIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** Plural forms that English lacks and other languages have. */
type OtherPluralsOf<English extends TextTable> = keyof English extends infer Key
  ? Key extends `${infer Stem}_other`
    ? `${Stem}_${'zero' | 'two' | 'few' | 'many'}`
    : never
  : never;

/** What a translation of an English table must be: the same keys, and in each text the same placeholders. */
type TranslationOf<English extends TextTable, Translation> = {
  readonly [Key in keyof English]: Key extends keyof Translation
    ? SamePlaceholders<English[Key], Extract<Translation[Key], string>>
    : string;
} & Readonly<Record<Exclude<keyof Translation, keyof English | OtherPluralsOf<English>>, never>>;

type SamePlaceholders<English extends string, Translation extends string> = [
  PlaceholdersIn<English>,
] extends [PlaceholdersIn<Translation>]
  ? [PlaceholdersIn<Translation>] extends [PlaceholdersIn<English>]
    ? string
    : { unknownPlaceholder: Exclude<PlaceholdersIn<Translation>, PlaceholdersIn<English>> }
  : { missingPlaceholder: Exclude<PlaceholdersIn<English>, PlaceholdersIn<Translation>> };

/** English, and at least every other language that the package speaks. */
type TextTables = { readonly en: TextTable } & Readonly<Partial<Record<SiteLanguage, TextTable>>>;

/** Complete translations in the languages that the package speaks; others of the site may lack texts. */
type CheckedTables<Tables extends TextTables> = {
  readonly [Spoken in Exclude<Language, 'en'>]: TranslationOf<Tables['en'], Tables[Spoken]>;
} & {
  readonly [Other in Exclude<keyof Tables, keyof CompleteLanguages>]: Other extends SiteLanguage
    ? Partial<TranslationOf<Tables['en'], Tables[Other]>>
    : never;
};

type TextKey<Table extends TextTable> = keyof Table extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

type TextOf<Table extends TextTable, Key> = Table[Extract<
  keyof Table,
  Key | `${Key & string}_one` | `${Key & string}_other`
>];

type ValueOf<Name> = Name extends 'count' ? number : string | number;

type Values<Table extends TextTable, Key> = `${Key & string}_other` extends keyof Table
  ? { readonly [Name in PlaceholdersIn<TextOf<Table, Key>> | 'count']: ValueOf<Name> }
  : { readonly [Name in PlaceholdersIn<TextOf<Table, Key>>]: ValueOf<Name> };

/**
 * Finds a text by its key and fills in its placeholders. A text that the language lacks is shown in English,
 * a key that no language has is shown itself.
 */
export type Translate<Table extends TextTable> = <Key extends TextKey<Table>>(
  key: Key,
  ...values: keyof Values<Table, Key> extends never ? [] : [Values<Table, Key>]
) => string;

/** The texts of one feature: called with a language they give its {@link Translate}. */
export type Texts<Table extends TextTable> = (language: SiteLanguage) => Translate<Table>;

const PLACEHOLDER = /{{(\w+)}}/g;

const pluralRules = perLanguage((locale) => new Intl.PluralRules(locale));

/** The texts of a feature in one language, noted on the function that translates into it. */
interface Scope {
  readonly language: SiteLanguage;
  /** Called for each text, because the texts may be loaded later than the code. */
  readonly table: () => TextTable;
}

type Replacements = Readonly<Record<string, string | number>>;

function findText({ language, table }: Scope, key: string, { count }: Replacements): string | undefined {
  const texts = table();
  const own = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  if (typeof count !== 'number') return own(key);
  return own(`${key}_${pluralRules(language).select(count)}`) ?? own(`${key}_other`) ?? own(key);
}

function isTranslated(key: string, { table }: Scope): boolean {
  const texts = table();
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

function fillIn(text: string, values: Replacements): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Defines the texts of one feature. The compiler refuses an unknown key, a text that a language of this
 * package lacks, and a missing or misspelt placeholder.
 *
 * @param namespace the package and the feature, for warnings: `deals.card`
 */
export function defineTexts<const Tables extends TextTables>(
  namespace: string,
  texts: Tables & CheckedTables<Tables>,
): Texts<Tables['en']> {
  const scopeOf = (language: SiteLanguage): Scope => ({ language, table: () => texts[language] ?? {} });
  const english = scopeOf(DEFAULT_LANGUAGE);
  const translationInto = (language: SiteLanguage) => {
    const scope = scopeOf(language);
    const translate = (key: string, values: Replacements = {}): string => {
      if (process.env.NODE_ENV !== 'production' && !isTranslated(key, scope)) {
        console.warn(`No text for the key "${key}" in ${namespace} (${LOCALES[language]})`);
      }
      return fillIn(findText(scope, key, values) ?? findText(english, key, values) ?? key, values);
    };
    return Object.assign(translate, scope);
  };
  const translations = new Map(SITE_LANGUAGES.map((language) => [language, translationInto(language)]));
  return (language) => translations.get(language) as Translate<Tables['en']>;
}

/** The language in which a text is shown, for the `lang` attribute of the element around it. */
export function languageOf<Table extends TextTable>(
  translate: Translate<Table>,
  key: TextKey<Table> & string,
): SiteLanguage {
  const scope = translate as unknown as Scope;
  return isTranslated(key, scope) ? scope.language : DEFAULT_LANGUAGE;
}

/** The texts in the current language. @throws Error outside a LanguageProvider */
export function useTexts<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  return texts(useLanguage());
}
