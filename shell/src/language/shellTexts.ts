import type { i18n as I18n } from 'i18next';
import { LANGUAGES, loadContractTexts, type Language, type Texts } from '@farekite/shared/language';
import { LocalizedTexts, type TextSource } from './LocalizedTexts';

/** Loads the shell's texts in a language: its own, and those of the contract package's components. */
export async function loadShellTexts(language: Language): Promise<Texts> {
  const [module, ofContract] = await Promise.all([
    import(/* webpackChunkName: "locales/[request]" */ `../locales/${language}/shell.json`) as Promise<{
      readonly default: Texts[string];
    }>,
    loadContractTexts(language),
  ]);
  return { shell: module.default, ...ofContract };
}

/** The shell's texts. */
export function shellTexts(i18n: I18n, refetch: TextSource['refetch']): LocalizedTexts {
  const errorOf = (cause: Error) => new Error("The shell's texts are late", { cause });
  return new LocalizedTexts(i18n, { languages: LANGUAGES, load: loadShellTexts, refetch, errorOf });
}
