import { loadContractTexts, type Language, type Texts } from '@farekite/shared/language';

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
