import { lazy, type ComponentType } from 'react';
import type { Route } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { releasePath, textFiles } from '@farekite/shared/protocol';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { LocalizedTexts } from '../language/LocalizedTexts';
import { Loading } from '../loading/Loading';
import { createPageComponent } from './createPageComponent';
import type { Federation } from './federation';
import type { FileIntegrity } from './FileIntegrity';
import { loadPage, loadTexts, type LoadedPage } from './loadPage';
import { pageLanguage } from './pageLanguage';
import type { RemotePage, RemotePageProps } from './Pages';
import { RemoteError } from './RemoteError';
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
 * it lacks its scripts alone, and the document brought its styles. In all other cases the document is loaded: it contains
 * the page's text whatever its remote does, and ends requests that hang. What has failed is fetched past the browser's cache
 * before.
 */
export class RemotePageLoader implements RemotePage {
  readonly Component: ComponentType<RemotePageProps>;
  private readonly loading: Loading;
  private loaded: LoadedPage | undefined;
  private version: string | undefined;
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
    this.loading = new Loading({
      onSlow: () => {
        if (remotes.releases.isDeveloped(route.remote)) return;
        reportError(this.errorOf(new Error('there is no answer yet')));
      },
      onFailed: reportError,
    });
    this.loading.begin('loading', () => this.load());
  }

  get phase(): RemotePage['phase'] {
    return this.loading.phase;
  }

  /** Copied when the page is first rendered: before React hydrates it, and not while the shell starts. */
  get prerendered(): readonly Node[] | undefined {
    this.copies ??= this.copyPrerendered?.();
    return this.copies;
  }

  readonly getVersion = (): string | undefined => this.version;

  readonly lacksParts = (): boolean => !this.loaded;

  readonly show = (language: Language): void => {
    this.wanted = language;
    if (this.loaded) this.texts?.show(pageLanguage(this.loaded.release, language));
  };

  readonly prefetch = (language: Language): void => {
    if (this.loaded) this.texts?.prefetch(pageLanguage(this.loaded.release, language));
  };

  readonly retry = (): void => {
    const phase = this.loading.phase.get();
    if (phase !== 'failed' && phase !== 'slow') return;
    if (phase === 'failed' && this.loaded) this.texts?.retry();
    else if (phase === 'failed' && this.copyPrerendered) {
      this.loading.begin('retrying', async () => {
        await this.refetch(this.language);
        await this.load();
      });
    } else {
      this.loading.begin('retrying', async () => {
        // The browser may have kept a broken answer, which the document would meet again.
        if (phase === 'failed') await this.refetch(this.language).catch(() => undefined);
        await reloadDocument();
        // Until the document is there.
        await new Promise(() => undefined);
      });
    }
  };

  private errorOf(cause: Error): RemoteError {
    return new RemoteError({ remote: this.route.remote, version: this.getVersion(), step: 'script', cause });
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
    // Before its code has come, so that a report of a page that is late names its release. `loadPage` reports failures.
    releases.locate(this.route).then(
      ({ release }) => {
        this.version = release.version;
      },
      () => undefined,
    );
    const loaded = await loadPage(releases, federation, this.route, this.language);
    this.loaded = loaded;
    this.texts = new LocalizedTexts(
      loaded.i18n,
      async (language) => loadTexts(federation, await releases.locate(this.route), language),
      (language) => this.refetch(language),
      this.loading,
    );
    this.provide(loaded);
    // The visitor may have chosen another language meanwhile.
    this.show(this.wanted);
  }
}
