import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { textFiles } from '@farekite/shared/protocol';
import { adapterFor } from './adapterFor';
import type { LoadedPage } from './createPageComponent';
import type { Federation } from './federation';
import { pageLanguage } from './pageLanguage';
import { inStep } from './RemoteError';
import type { LocatedPage } from './createReleases';

/** Loads the texts of a page, a module of the remote for each namespace. @throws RemoteError */
export async function loadTexts(
  federation: Federation,
  { release, page }: LocatedPage,
  language: Language,
): Promise<Texts> {
  return inStep('texts', release, async () => {
    const entries = await Promise.all(
      page.namespaces.map(async (namespace) => {
        const texts = await federation.load(release, textFiles(language, namespace).module);
        return [namespace, texts as Texts[string]] as const;
      }),
    );
    return Object.fromEntries(entries);
  });
}

/**
 * Loads a page with its texts: the contract says whether the shell can show it, and module federation loads it.
 *
 * @param language of the visitor
 * @throws RemoteError that says which of these steps failed
 */
export async function loadPage(
  federation: Federation,
  located: LocatedPage,
  language: Language,
): Promise<LoadedPage> {
  const { release, page } = located;
  const adapt = await inStep('contract', release, () => adapterFor(release.contract));
  const shown = pageLanguage(release, language);
  const [module, texts] = await Promise.all([
    inStep('script', release, () => federation.load(release, page.module)),
    loadTexts(federation, located, shown),
  ]);
  return {
    release,
    Page: await inStep('module', release, () => adapt(module)),
    i18n: createI18n(shown, texts),
  };
}
