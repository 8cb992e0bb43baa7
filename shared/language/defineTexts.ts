import i18next, { type i18n } from 'i18next';
import {
  DEFAULT_LANGUAGE,
  LOCALES,
  SITE_LANGUAGES,
  type CompleteLanguages,
  type Language,
  type SiteLanguage,
} from './Language';
import { useLanguage } from './LanguageProvider';

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

/** The shell and all remotes share one i18next; every feature keeps its texts in a namespace. */
function formatter(): i18n {
  if (!i18next.isInitialized) {
    void i18next.init({
      // With resources, even without a single one, i18next is ready at once.
      resources: {},
      fallbackLng: DEFAULT_LANGUAGE,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      keySeparator: false,
      nsSeparator: false,
    });
  }
  return i18next;
}

/** What i18next notes on a function of its own that translates. */
interface Scope {
  readonly lng: SiteLanguage;
  readonly ns: string;
}

function isTranslated(key: string, { lng, ns }: Scope): boolean {
  // A count, because i18next finds a plural only by one; texts without a plural ignore it.
  return i18next.exists(key, { lng, ns, fallbackLng: false, count: 0 });
}

/**
 * Defines the texts of one feature. The compiler refuses an unknown key, a text that a language of this
 * package lacks, and a missing or misspelt placeholder.
 *
 * @param namespace the package and the feature: `deals.card`; unique on the site
 */
export function defineTexts<const Tables extends TextTables>(
  namespace: string,
  texts: Tables & CheckedTables<Tables>,
): Texts<Tables['en']> {
  const instance = formatter();
  const translate = (language: SiteLanguage) => {
    const table: TextTable | undefined = texts[language];
    if (table) instance.addResourceBundle(language, namespace, table);
    const translation = instance.getFixedT(language, namespace);
    if (process.env.NODE_ENV === 'production') return translation;
    const scope: Scope = { lng: language, ns: namespace };
    const warningTranslation = (key: string, values: Record<string, string | number> = {}) => {
      if (!isTranslated(key, scope)) {
        console.warn(`No text for the key "${key}" in ${namespace} (${LOCALES[language]})`);
      }
      return translation(key, values);
    };
    return Object.assign(warningTranslation, scope);
  };
  const translations = new Map(SITE_LANGUAGES.map((language) => [language, translate(language)]));
  return (language) => translations.get(language) as Translate<Tables['en']>;
}

/** The language in which a text is shown, for the `lang` attribute of the element around it. */
export function languageOf<Table extends TextTable>(
  translate: Translate<Table>,
  key: TextKey<Table> & string,
): SiteLanguage {
  const scope = translate as unknown as Scope;
  return isTranslated(key, scope) ? scope.lng : DEFAULT_LANGUAGE;
}

/** The texts in the current language. @throws Error outside a LanguageProvider */
export function useTexts<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  return texts(useLanguage());
}
