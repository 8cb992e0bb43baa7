import type { i18n as I18n } from 'i18next';
import type { RefCallback } from 'react';
import type { CanaryShare } from '@farekite/shared/canary';
import type { PageComponent, PageProps, Route } from '@farekite/shared/contract';
import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import {
  releasePath,
  textFiles,
  type Integrity,
  type ReleasePage,
  type RemoteRelease,
  type VerifiedRemote,
} from '@farekite/shared/protocol';
import type { ArmLabel } from '@farekite/shared/telemetry';
import { chooseArm } from '../canary/chooseArm';
import { inStep, RemoteError, type NamedRelease } from '../errors/RemoteError';
import { reportError } from '../errors/reportError';
import { languageFor, LocalizedTexts } from '../language/LocalizedTexts';
import { Loading } from '../loading/Loading';
import type { Overrides } from '../preview/readPreview';
import { visitViews } from '../telemetry/visitViews';
import type { LoadModule } from './federation';
import { adapterFor } from './pageAdapters';

/** What the document says of the visit that it begins. */
export interface DocumentStart {
  /** The release that it was composed from, with the files of its page alone. */
  readonly inlined?: VerifiedRemote | undefined;
  readonly overrides: Overrides;
  /** The page that it contains, and what puts a copy into an element. There text and links work, components do not. */
  readonly prerendered?: { readonly path: string; readonly show: RefCallback<Element> } | undefined;
}

export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

export interface LoadedPage {
  readonly release: RemoteRelease;
  readonly Page: PageComponent;
  readonly texts: LocalizedTexts;
  readonly report: PageProps['reportError'];
}

export interface PageLoad {
  readonly route: Route;
  readonly loading: Loading;
  /** Resolves when the page has come, however late. Never rejects: a failure is a phase. */
  readonly arrival: Promise<LoadedPage>;
  readonly prerendered: RefCallback<Element> | undefined;
  /** Of its release, once that is found. */
  readonly version: () => string | undefined;
  /** The visitor's arm in a canary of the remote. @default none */
  readonly arm?: () => ArmLabel | undefined;
  /** Says that the page has thrown while it was rendered. */
  readonly fail: (cause: unknown) => void;
}

/** A pointer, as far as browsers need it. */
type LiveRemote = RemoteRelease & { readonly canary?: CanaryShare };

async function fetchRelease(address: string, init: RequestInit): Promise<LiveRemote> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const release = (await response.json()) as LiveRemote | null;
  if (!release?.files || !release.pages) throw new Error(`${address} is not a manifest`);
  return release;
}

/** Does the work once for a key, and again after it has failed. */
function once<T>(results: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const result = results.get(key) ?? work();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

/**
 * The pages of remotes, each loaded once a visit. The visit keeps the release of each remote that it met first: the one in the
 * document, or else the live one, a canary or a previewed one. So releases are never mixed, and a publish in between breaks nothing.
 */
export class RemotePages {
  private readonly opened = new Map<string, PageLoad>();
  private readonly releases = new Map<string, Promise<RemoteRelease>>();
  private readonly pages = new Map<string, Promise<LoadedPage>>();
  private readonly arms = new Map<string, ArmLabel>();

  /** @param shell its i18next instance, whose language pages follow */
  constructor(
    private readonly start: DocumentStart,
    private readonly loadModule: LoadModule,
    private readonly shell: I18n,
  ) {}

  /** The page of a route, which begins to load. */
  get(route: Route): PageLoad {
    const earlier = this.opened.get(route.path);
    const page = earlier && earlier.loading.phase.get() !== 'failed' ? earlier : this.open(route);
    this.opened.set(route.path, page);
    if (TELEMETRY) visitViews.open(page);
    return page;
  }

  /** Loads a page for a visitor who seems about to open it. A failure is reported when the visitor opens it. */
  prefetch(route: Route): void {
    const located = this.locate(route);
    located.then((found) => this.load(found, this.shell.language as Language)).catch(() => undefined);
  }

  private open(route: Route): PageLoad {
    const prerendered = this.start.prerendered?.path === route.path ? this.start.prerendered.show : undefined;
    // A prerendered page is hydrated in the language of the document.
    const language = (prerendered ? this.shell.options.lng : this.shell.language) as Language;
    let release: NamedRelease = { name: route.remote };
    const loading = new Loading((cause) => new RemoteError('late', release, cause));
    const arrival = new Promise<LoadedPage>((resolve) => {
      loading.begin(async () => {
        const located = await this.locate(route);
        release = located.release;
        resolve(await this.load(located, language));
        loading.end();
      });
    });
    return {
      route,
      loading,
      arrival,
      prerendered,
      version: () => release.version,
      arm: () => this.arms.get(route.remote),
      fail: (cause) => loading.fail(new RemoteError('render', release, cause)),
    };
  }

  /** @throws RemoteError when the release cannot be loaded, or lacks the page */
  locate({ remote, path }: Route): Promise<LocatedPage> {
    return inStep('release', { name: remote }, async () => {
      const inlined = this.start.inlined?.release.name === remote ? this.start.inlined : undefined;
      const version = inlined?.release.version ?? this.start.overrides.get(remote);
      const release = inlined?.release.pages[path]
        ? inlined.release
        : await once(this.releases, remote, () =>
            version ? this.loadStored(remote, version, inlined?.manifestIntegrity) : this.loadLive(remote),
          );
      const page = release.pages[path];
      if (!page) throw new Error(`${remote}@${release.version} has no page for ${path}`);
      return { release, page };
    });
  }

  /** The live release, or its canary for who is in that arm. Who previews anything is in none. */
  private async loadLive(remote: string): Promise<RemoteRelease> {
    const live = await fetchRelease(`/live/${remote}.json`, { cache: 'no-cache' });
    if (!live.canary || this.start.overrides.size > 0) return live;
    const arm = chooseArm(remote, live.canary);
    if (arm) this.arms.set(remote, `${arm}=${remote}@${live.canary.version}`);
    return arm === 'canary' ? this.loadStored(remote, live.canary.version) : live;
  }

  private loadStored(name: string, version: string, integrity: Integrity | '' = ''): Promise<RemoteRelease> {
    const address = `${releasePath({ name, version })}release.json`;
    const fetchFrom = (cache: RequestCache) => fetchRelease(address, { cache, integrity });
    // The browser's cache may have kept a broken answer.
    return fetchFrom('default').catch(() => fetchFrom('reload'));
  }

  /** @throws RemoteError that says at which step that has failed */
  private load(located: LocatedPage, visitor: Language): Promise<LoadedPage> {
    const { release, page } = located;
    const language = languageFor(release, visitor);
    return once(this.pages, `${release.name}/${page.module}/${language}`, async () => {
      const adapt = await inStep('contract', release, () => adapterFor(release.contract));
      const texts = new LocalizedTexts(createI18n(language, {}), {
        languages: release.languages,
        load: (shown) => inStep('texts', release, () => this.loadTexts(located, shown)),
        errorOf: (cause) => new RemoteError('late', release, cause),
      });
      const script = inStep('script', release, () => this.loadModule(release, page.module));
      const [module] = await Promise.all([script, texts.load(language)]);
      const Page = await inStep('module', release, () => adapt(module));
      const report = (cause: unknown) => reportError(new RemoteError('page', release, cause));
      return { release, Page, texts, report };
    });
  }

  private async loadTexts({ release, page }: LocatedPage, language: Language): Promise<Texts> {
    const entries = page.namespaces.map(async (namespace) => {
      const { module } = textFiles(language, namespace);
      return [namespace, await this.loadModule(release, module)] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Texts;
  }
}
