import { SITE_LANGUAGES, type Localized, type SiteLanguage } from './Language';

/** Localized values in one language: those of each module, by a key that the build gives the module. */
type TextsByModule = Readonly<Record<string, readonly unknown[]>>;

/**
 * The content of a text file: what a page needs to be shown in one language. It has more than that language only for
 * modules that lack a value in it, which are shown in English.
 */
export type TextFile = Readonly<Partial<Record<SiteLanguage, TextsByModule>>>;

type LoadedTexts = Partial<Record<SiteLanguage, Record<string, readonly unknown[]>>>;

/** The variable in which the shell keeps the texts that have been loaded, for the modules of every package. */
const LOADED_TEXTS_GLOBAL = '__FAREKITE_TEXTS__';

const globals = globalThis as { [LOADED_TEXTS_GLOBAL]?: LoadedTexts };

/** Makes the texts of a file available to the modules that they belong to. */
export function addTexts(file: TextFile): void {
  const loaded = (globals[LOADED_TEXTS_GLOBAL] ??= {});
  for (const language of SITE_LANGUAGES) {
    const texts = file[language];
    if (texts) loaded[language] = { ...loaded[language], ...texts };
  }
}

/** A localized value whose languages are loaded one by one; `undefined` in those that have not been loaded. */
class LoadedValue {
  constructor(
    readonly moduleKey: string,
    readonly index: number,
  ) {}
}

// Not in a static block of the class, which Safari before 16.4 does not know.
for (const language of SITE_LANGUAGES) {
  Object.defineProperty(LoadedValue.prototype, language, {
    get(this: LoadedValue) {
      // JSON has no undefined, so a value that a language lacks is null.
      return globals[LOADED_TEXTS_GLOBAL]?.[language]?.[this.moduleKey]?.[this.index] ?? undefined;
    },
  });
}

/**
 * The localized values of a module that the build has moved into text files. The build writes calls of this function;
 * nobody else does.
 *
 * @returns a function that gives the value with an index
 */
export function loadedTexts(moduleKey: string): (index: number) => Localized<unknown> {
  return (index) => new LoadedValue(moduleKey, index) as unknown as Localized<unknown>;
}
