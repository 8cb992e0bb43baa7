import type { i18n as I18n } from 'i18next';
import type { PageComponent, Route } from '@farekite/shared/contract';
import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { releasePath, textFiles, type RemoteRelease } from '@farekite/shared/protocol';
import type { ArmLabel, FailureStep } from '@farekite/shared/telemetry';
import { inStep, RemoteError } from '../errors/RemoteError';
import { languageFor, LocalizedTexts } from '../language/LocalizedTexts';
import { Loading } from '../loading/Loading';
import type { LoadModule } from './federation';
import type { FileIntegrity } from './FileIntegrity';
import { adapterFor } from './pageAdapters';
import { pageScripts, type LocatedPage, type PageLocator } from './PageLocator';

/** A page with the release that it is from, and its texts. */
export interface LoadedPage {
  readonly release: RemoteRelease;
  readonly Page: PageComponent;
  readonly texts: LocalizedTexts;
}

/** The page that the document contains. */
export interface PrerenderedPage {
  readonly path: string;
  /** Puts a copy of its nodes into an element, as its ref. Text and links work, components do not. */
  readonly show: (element: Element | null) => void;
}

/** A page that is being loaded. */
export interface PageLoad {
  readonly route: Route;
  readonly loading: Loading;
  /** Resolves when the page has come, however late. Never rejects: a failure is a phase. */
  readonly arrival: Promise<LoadedPage>;
  /** Shows the page as it was prerendered; `undefined` where the document does not contain it. */
  readonly prerendered: PrerenderedPage['show'] | undefined;
  /** That of its release, when it has been found. */
  readonly version: () => string | undefined;
  /** As of {@link PageLocator.armIn}. @default no arm */
  readonly arm?: () => ArmLabel | undefined;
  /** Says that the page has thrown while it was rendered. */
  readonly fail: (cause: unknown) => void;
}

/** The pages of remotes. Each is loaded once per visit, when it is first requested, and again when loading it had failed. */
export class RemotePages {
  private readonly opened = new Map<string, PageLoad>();
  /** What was opened or prefetched, by module and language. */
  private readonly loads = new Map<string, Promise<LoadedPage>>();

  /** @param shell its i18next instance, whose language pages follow; at first that of the document */
  constructor(
    private readonly locator: PageLocator,
    private readonly loadModule: LoadModule,
    private readonly integrity: FileIntegrity,
    private readonly shell: I18n,
    private readonly prerendered?: PrerenderedPage,
  ) {}

  /** The page of a route, which begins to load. */
  get(route: Route): PageLoad {
    const earlier = this.opened.get(route.path);
    if (earlier && earlier.loading.phase.get() !== 'failed') return earlier;
    const page = this.open(route);
    this.opened.set(route.path, page);
    return page;
  }

  /** Loads a page for a visitor who seems about to open it. A failure is reported when the visitor opens it. */
  prefetch(route: Route): void {
    const located = this.locator.locate(route);
    located.then((found) => this.load(found, this.shell.language as Language)).catch(() => undefined);
  }

  private open(route: Route): PageLoad {
    const prerendered = this.prerendered?.path === route.path ? this.prerendered.show : undefined;
    // A prerendered page is hydrated in the language of the document.
    const language = (prerendered ? this.shell.options.lng : this.shell.language) as Language;
    let located: LocatedPage | undefined;
    const errorOf = (step: FailureStep, cause: unknown) =>
      new RemoteError(step, route.remote, located?.release.version, cause);
    const loading = new Loading(
      (cause) => errorOf('late', cause),
      async () => located && this.refetch(located, this.shell.language as Language),
    );
    const arrival = new Promise<LoadedPage>((resolve) => {
      loading.begin(async () => {
        located = await this.locator.locate(route);
        resolve(await this.load(located, language));
        loading.end();
      });
    });
    return {
      route,
      loading,
      arrival,
      prerendered,
      version: () => located?.release.version,
      arm: () => this.locator.armIn(route.remote),
      fail: (cause) => loading.fail(errorOf('render', cause)),
    };
  }

  /** Loads a page with its texts. @throws RemoteError that says at which step that has failed */
  private load(located: LocatedPage, visitor: Language): Promise<LoadedPage> {
    const { release, page } = located;
    const language = languageFor(release, visitor);
    const key = `${release.name}/${page.module}/${language}`;
    const load = async (): Promise<LoadedPage> => {
      const adapt = await inStep('contract', release, () => adapterFor(release.contract));
      const [module, texts] = await Promise.all([
        inStep('script', release, () => this.loadModule(release, page.module)),
        this.loadTexts(located, language),
      ]);
      const Page = await inStep('module', release, () => adapt(module));
      const source = {
        languages: release.languages,
        load: (shown: Language) => this.loadTexts(located, shown),
        refetch: (shown: Language) => this.refetch(located, shown),
        errorOf: (cause: Error) => new RemoteError('late', release.name, release.version, cause),
      };
      return { release, Page, texts: new LocalizedTexts(createI18n(language, texts), source) };
    };
    const loaded = this.loads.get(key) ?? load();
    this.loads.set(key, loaded);
    loaded.catch(() => this.loads.delete(key));
    return loaded;
  }

  /** Loads the texts of a page, a module of the remote for each namespace. @throws RemoteError */
  private loadTexts({ release, page }: LocatedPage, language: Language): Promise<Texts> {
    return inStep('texts', release, async () => {
      const entries = page.namespaces.map(async (namespace) => [
        namespace,
        await this.loadModule(release, textFiles(language, namespace).module),
      ]);
      return Object.fromEntries(await Promise.all(entries)) as Texts;
    });
  }

  /** Fetches the scripts of a page past the browser's cache. */
  private refetch(located: LocatedPage, visitor: Language): Promise<void> {
    const { release } = located;
    const scripts = pageScripts(located, languageFor(release, visitor));
    return this.integrity.refetch(scripts.map((file) => releasePath(release) + file));
  }
}
