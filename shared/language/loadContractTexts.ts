import type { Texts } from './createI18n';
import type { Language } from './Language';

/** For the shell: remotes expose the texts of this package's components with their own. */
export async function loadContractTexts(language: Language): Promise<Texts> {
  const module = (await import(
    /* webpackChunkName: "locales/[request]" */ `../locales/${language}/shared.json`
  )) as { readonly default: Texts[string] };
  return { shared: module.default };
}
