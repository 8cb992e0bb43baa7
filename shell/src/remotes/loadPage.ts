import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { textFiles } from '@farekite/shared/protocol';
import type { LoadedPage } from './createPageComponent';
import type { LoadModule } from './federation';
import { pageLanguage, type LocatedPage } from './LocatedPage';
import { adapterFor } from './pageAdapters';
import { inStep } from './RemoteError';

/** Loads the texts of a page, a module of the remote for each namespace. @throws RemoteError */
export async function loadTexts(
  loadModule: LoadModule,
  { release, page }: LocatedPage,
  language: Language,
): Promise<Texts> {
  return inStep('texts', release, async () => {
    const entries = page.namespaces.map(async (namespace) => [
      namespace,
      await loadModule(release, textFiles(language, namespace).module),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Texts;
  });
}

/**
 * Loads a page with its texts: the contract says whether the shell can show it, and module federation loads it.
 *
 * @param language of the visitor
 * @throws RemoteError that says which of these steps failed
 */
export async function loadPage(
  loadModule: LoadModule,
  located: LocatedPage,
  language: Language,
): Promise<LoadedPage> {
  const { release, page } = located;
  const adapt = await inStep('contract', release, () => adapterFor(release.contract));
  const shown = pageLanguage(release, language);
  const [module, texts] = await Promise.all([
    inStep('script', release, () => loadModule(release, page.module)),
    loadTexts(loadModule, located, shown),
  ]);
  return {
    release,
    Page: await inStep('module', release, () => adapt(module)),
    i18n: createI18n(shown, texts),
  };
}
