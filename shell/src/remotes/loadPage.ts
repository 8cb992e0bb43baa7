import type { i18n as I18n } from 'i18next';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { textFiles, type RemoteRelease } from '@farekite/shared/protocol';
import { adapterFor } from './adapterFor';
import type { Federation } from './federation';
import { pageLanguage } from './pageLanguage';
import { failedStep, RemoteError, type RemoteStep } from './RemoteError';
import type { LocatedPage, Releases } from './Releases';

/** A page whose code has come, with its texts in the language that was asked for. */
export interface LoadedPage {
  readonly release: RemoteRelease;
  readonly Page: PageComponent;
  readonly i18n: I18n;
}

/** Does a part of the work. @throws RemoteError that names the remote, its release and the step */
async function inStep<T>(
  step: RemoteStep,
  { name, version }: { readonly name: string; readonly version?: string },
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new RemoteError({ remote: name, version, step: failedStep(cause) ?? step, cause });
  }
}

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
 * Loads the page of a route: the remote's pointer says which release is live, the contract whether the shell can show it,
 * and module federation loads its code and its texts.
 *
 * @throws RemoteError that says which of these steps failed
 */
export async function loadPage(
  releases: Releases,
  federation: Federation,
  route: Route,
  language: Language,
): Promise<LoadedPage> {
  const located = await inStep('release', { name: route.remote }, () => releases.locate(route));
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
