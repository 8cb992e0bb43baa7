import { lazy, type ComponentType } from 'react';
import type { Route } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { releasePath, textFiles } from '@farekite/shared/protocol';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { LocalizedTexts } from '../language/LocalizedTexts';
import { Loading } from '../loading/Loading';
import { createPageComponent, type LoadedPage } from './createPageComponent';
import type { Federation } from './federation';
import type { FileIntegrity } from './FileIntegrity';
import { loadPage, loadTexts } from './loadPage';
import { pageLanguage } from './pageLanguage';
import type { RemotePage, RemotePageProps } from './Pages';
import { RemoteError, type RemoteStep } from './RemoteError';
import type { LocatedPage, Releases } from './Releases';

export interface Remotes {
  readonly releases: Releases;
  readonly federation: Federation;
  readonly integrity: FileIntegrity;
}

/** The addresses of the scripts of a page, with its texts in a language. */
function scriptsOf({ release, page }: LocatedPage, language: Language): string[] {
  const texts = page.namespaces.map((namespace) => textFiles(language, namespace).script);
  return [release.entry, ...page.scripts, ...texts].map((file) => releasePath(release) + file);
}

/**
 * A page that is loaded from its remote. What comes late is shown when it comes.
 *
 * Try again begins anew. A page that the document contains is loaded again in place, so that what the visitor typed stays;
 * it lacks its scripts alone, and the document brought its styles. In all other cases, such as that of a page that has thrown,
 * the document is loaded: it contains the page's text whatever its remote does, and ends requests that hang. What has failed is fetched past the browser's cache
 * before.
 */
export class RemotePageLoader implements RemotePage {
  readonly Component: ComponentType<RemotePageProps>;
  private readonly loading = new Loading(() => {
    if (this.remotes.releases.isDeveloped(this.route.remote)) return;
    reportError(this.errorOf('script', new Error('there is no answer yet')));
  });
  readonly phase = this.loading.phase;
  private located: LocatedPage | undefined;
  private loaded: LoadedPage | undefined;
  /** Those of a page that has come and works. */
  private texts: LocalizedTexts | undefined;
  private wanted: Language;
  private copies: readonly Node[] | undefined;
  private provide!: (page: LoadedPage) => void;

  /**
   * @param language in which the page is first shown: that of the document, where the document contains it
   * @param copyPrerendered copies the nodes of a page that the document contains
   */
  constructor(
    readonly route: Route,
    private readonly language: Language,
    private readonly remotes: Remotes,
    private readonly copyPrerendered?: () => readonly Node[],
  ) {
    this.wanted = language;
    const arrival = new Promise<LoadedPage>((resolve) => {
      this.provide = resolve;
    });
    // React keeps a rejected lazy component forever, so this promise never rejects.
    this.Component = lazy(async () => ({ default: createPageComponent(await arrival) }));
    this.loading.begin('loading', () => this.load());
  }

  /** Copied when the page is first rendered: before React hydrates it, and not while the shell starts. */
  get prerendered(): readonly Node[] | undefined {
    this.copies ??= this.copyPrerendered?.();
    return this.copies;
  }

  readonly getVersion = (): string | undefined => this.located?.release.version;

  readonly lacksParts = (): boolean => !this.texts;

  readonly show = (language: Language): void => {
    this.wanted = language;
    if (this.loaded) this.texts?.show(pageLanguage(this.loaded.release, language));
  };

  readonly prefetch = (language: Language): void => {
    if (this.loaded) this.texts?.prefetch(pageLanguage(this.loaded.release, language));
  };

  readonly fail = (cause: unknown): void => {
    this.texts = undefined;
    this.loading.fail(this.errorOf('render', cause));
  };

  readonly retry = (): void => {
    const phase = this.phase.get();
    if (this.texts) this.texts.retry();
    else if (phase === 'failed' && this.copyPrerendered && !this.loaded) {
      this.loading.begin('retrying', async () => {
        await this.refetch(this.language);
        await this.load();
      });
    } else if (phase === 'failed' || phase === 'slow') {
      this.loading.begin('retrying', async () => {
        // The browser may have kept a broken answer, which the document would meet again.
        if (phase === 'failed') await this.refetch(this.language).catch(() => undefined);
        await reloadDocument();
      });
    }
  };

  private errorOf(step: RemoteStep, cause: unknown): RemoteError {
    return new RemoteError(step, this.route.remote, this.getVersion(), cause);
  }

  private async refetch(language: Language): Promise<void> {
    const located = await this.remotes.releases.locate(this.route);
    const { integrity } = this.remotes;
    // What failed may be the contract, before anything of the release was loaded.
    integrity.register(located.release);
    await integrity.refetch(scriptsOf(located, pageLanguage(located.release, language)));
  }

  private async load(): Promise<void> {
    const { releases, federation } = this.remotes;
    const located = await releases.locate(this.route);
    this.located = located;
    const loaded = await loadPage(federation, located, this.language);
    this.loaded = loaded;
    this.texts = new LocalizedTexts(
      loaded.i18n,
      {
        load: (language) => loadTexts(federation, located, language),
        refetch: (language) => this.refetch(language),
      },
      this.loading,
    );
    this.provide(loaded);
    // The visitor may have chosen another language meanwhile.
    this.show(this.wanted);
  }
}
