import { loadContractTexts, type Language, type Texts } from '@farekite/shared/language';

/** The shell's own texts, and those of the contract package's components. */
export async function loadShellTexts(language: Language): Promise<Texts> {
  const [own, ofContract] = await Promise.all([
    import(/* webpackChunkName: "locales/[request]" */ `../locales/${language}/shell.json`) as Promise<{
      readonly default: Texts[string];
    }>,
    loadContractTexts(language),
  ]);
  return { shell: own.default, ...ofContract };
}
