import i18next, { type i18n } from 'i18next';
import { LANGUAGES, LOCALES, type Language, type Localized } from './Language';
import { useLanguage } from './LanguageProvider';

/** Flat texts by key. Placeholders are `{{name}}`; plurals are keys ending in `_one` and `_other`. */
type TextTable = Readonly<Record<string, string>>;

type PlaceholdersIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The Spanish table for an English one: the same keys, and in each text the same placeholders. */
type TranslationOf<English extends TextTable, Spanish extends TextTable> = {
  readonly [Key in keyof English]: Key extends keyof Spanish
    ? [PlaceholdersIn<English[Key]>] extends [PlaceholdersIn<Spanish[Key]>]
      ? [PlaceholdersIn<Spanish[Key]>] extends [PlaceholdersIn<English[Key]>]
        ? string
        : { unknownPlaceholder: Exclude<PlaceholdersIn<Spanish[Key]>, PlaceholdersIn<English[Key]>> }
      : { missingPlaceholder: Exclude<PlaceholdersIn<English[Key]>, PlaceholdersIn<Spanish[Key]>> }
    : string;
} & Readonly<Record<Exclude<keyof Spanish, keyof English>, never>>;

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

/** Finds a text by its key and fills in its placeholders. A key without a text is shown itself. */
export type Translate<Table extends TextTable> = <Key extends TextKey<Table>>(
  key: Key,
  ...values: keyof Values<Table, Key> extends never ? [] : [Values<Table, Key>]
) => string;

/** The texts of one feature: called with a language they give its {@link Translate}. */
export type Texts<Table extends TextTable> = (language: Language) => Translate<Table>;

/** i18next is shared by all remotes; each feature's texts lie in a namespace of their own. */
function formatter(): i18n {
  if (!i18next.isInitialized) {
    void i18next.init({
      initAsync: false,
      resources: {},
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      keySeparator: false,
      nsSeparator: false,
    });
  }
  return i18next;
}

/**
 * The texts of one feature in both languages, checked by the compiler: an unknown key, a missing
 * Spanish text and a missing or misspelt placeholder do not compile.
 *
 * @param namespace the owner and the feature: `deals.card`; unique on the site
 */
export function defineTexts<const English extends TextTable, const Spanish extends TextTable>(
  namespace: string,
  texts: { readonly en: English; readonly es: Spanish & TranslationOf<English, Spanish> },
): Texts<English> {
  const instance = formatter();
  for (const language of LANGUAGES) {
    instance.addResourceBundle(language, namespace, texts[language], false, true);
  }
  const translate = (language: Language) => {
    const fixed = instance.getFixedT(language, namespace);
    return (key: string, values?: Record<string, string | number>) => {
      if (
        process.env.NODE_ENV !== 'production' &&
        !instance.exists(key, { lng: language, ns: namespace, ...values })
      ) {
        console.warn(`No text for the key "${key}" in ${namespace} (${LOCALES[language]})`);
      }
      return fixed(key, values ?? {});
    };
  };
  const translators: Localized<ReturnType<typeof translate>> = {
    en: translate('en'),
    es: translate('es'),
  };
  return (language) => translators[language] as Translate<English>;
}

/** The texts in the language to speak. @throws Error outside a LanguageProvider */
export function useTexts<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  return texts(useLanguage());
}
