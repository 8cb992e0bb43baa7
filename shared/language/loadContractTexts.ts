import type { Texts } from './createI18n';
import type { Language } from './Language';

/** Loads the texts of this package's components in a language, in a chunk of their own. For the shell: remotes expose theirs. */
export async function loadContractTexts(language: Language): Promise<Texts> {
  const module = (await import(
    /* webpackChunkName: "locales/[request]" */ `../locales/${language}/shared.json`
  )) as { readonly default: Texts[string] };
  return { shared: module.default };
}
