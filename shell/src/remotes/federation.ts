import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import type { ReleaseIntegrity } from './ReleaseIntegrity';
import type { LocatedPage } from './ReleaseCatalog';

/** Long, because a page that loads late is still shown: a visitor may be waiting for it. */
const ENTRY_TIMEOUT_MS = 120_000;

declare const PROVIDED_VERSIONS: Readonly<Record<'react', string>>;

/** A version of a module in a share scope. Containers write `loaded` into it. */
interface SharedModule {
  readonly get: () => () => unknown;
  readonly from: string;
  readonly eager: boolean;
  loaded?: number;
}

/** webpack's share scope: modules by their names and versions. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** What the entry of a remote keeps in its global variable: https://webpack.js.org/concepts/module-federation */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface LoadOptions {
  /** Requests the container's script at a new address, because the browser would join a request that hangs. */
  readonly freshEntry: boolean;
}

export interface Federation {
  /** Loads the module that a release exposes for a page. */
  readonly load: (located: LocatedPage, options: LoadOptions) => Promise<unknown>;
}

function createShareScope(): ShareScope {
  const share = (module: unknown) => ({
    [PROVIDED_VERSIONS.react]: { get: () => () => module, from: 'shell', eager: true },
  });
  return { react: share(react), 'react/jsx-runtime': share(jsxRuntime) };
}

/** The global variables of the page, among them those of containers. */
const globals = globalThis as Record<string, unknown>;

/** Runs a script. @throws Error when it cannot be loaded, also because it has another hash, or takes too long */
async function runScript(url: string, integrity: ReleaseIntegrity): Promise<void> {
  const script = document.createElement('script');
  let timeout: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      const fail = (reason: string) => () => {
        reject(new Error(`${url} ${reason}`));
      };
      timeout = setTimeout(fail(`has not come within ${String(ENTRY_TIMEOUT_MS)} ms`), ENTRY_TIMEOUT_MS);
      script.addEventListener('load', resolve);
      script.addEventListener('error', fail('could not be loaded'));
      integrity.secureScript(script, url);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timeout);
    script.remove();
  }
}

/**
 * The host side of module federation: it loads the containers that webpack builds of remotes, verifies their scripts
 * before they run, and shares React with them.
 */
export function createFederation(integrity: ReleaseIntegrity): Federation {
  const scope = createShareScope();
  const containers = new Map<string, Promise<Container>>();
  const versions = new Map<string, string>();
  let freshEntries = 0;

  const loadContainer = async (name: string, url: string): Promise<Container> => {
    await runScript(url, integrity);
    const container = globals[name] as Container | undefined;
    if (!container) throw new Error(`${url} has not defined the container ${name}`);
    await container.init(scope);
    return container;
  };
  /** Forgets the container of another release, whose chunks webpack would otherwise mix with this one's. */
  const forgetOtherRelease = ({ container, version }: RemoteRelease): void => {
    const isReplaced = (versions.get(container) ?? version) !== version;
    versions.set(container, version);
    if (!isReplaced) return;
    Reflect.deleteProperty(globals, `webpackChunk${container}`);
    // It is a variable of a script, which cannot be deleted.
    globals[container] = undefined;
    containers.delete(container);
  };
  const containerOf = (release: RemoteRelease, freshEntry: boolean): Promise<Container> => {
    const name = release.container;
    forgetOtherRelease(release);
    // A container that has loaded keeps its pages and their state; only its chunks are late.
    const isFresh = freshEntry && !globals[name];
    const known = isFresh ? undefined : containers.get(name);
    if (known) return known;
    const address = releasePath(release) + release.entry;
    const loading = loadContainer(name, isFresh ? `${address}?retry=${String(++freshEntries)}` : address);
    containers.set(name, loading);
    loading.catch(() => {
      if (containers.get(name) === loading) containers.delete(name);
    });
    return loading;
  };
  return {
    load: async ({ release, page }, { freshEntry }) => {
      const container = await containerOf(release, freshEntry);
      const createModule = await container.get(page.module);
      return createModule();
    },
  };
}
