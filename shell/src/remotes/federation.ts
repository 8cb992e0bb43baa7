import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import type { ReleaseIntegrity } from './IntegrityRegistry';
import type { LocatedPage } from './ReleaseCatalog';

/** Long, because a page that loads late is still shown: a visitor may be waiting for it. */
const ENTRY_TIMEOUT_MS = 120_000;

declare const PROVIDED_VERSIONS: Readonly<Record<'react', string>>;

declare global {
  /** Containers that were built with an external runtime read it from here. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

export interface LoadOptions {
  /** Requests the container's script at a new address, because the browser would join a request that hangs. */
  readonly freshEntry: boolean;
}

export interface Federation {
  /** Loads the module that a release exposes for a page. */
  readonly load: (located: LocatedPage, options: LoadOptions) => Promise<unknown>;
}

function singleton(version: string, module: unknown) {
  return {
    version,
    lib: () => module,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}

/** The host side of module federation: it shares React with containers, and verifies their scripts before they run. */
export function createFederation(integrity: ReleaseIntegrity): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: {
      react: singleton(PROVIDED_VERSIONS.react, react),
      'react/jsx-runtime': singleton(PROVIDED_VERSIONS.react, jsxRuntime),
    },
    plugins: [
      {
        name: 'verified-entries',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          integrity.secureScript(script, url);
          return { script, timeout: ENTRY_TIMEOUT_MS };
        },
      },
    ],
  });
  let freshEntries = 0;
  const versions = new Map<string, string>();
  /** Returns whether the container was that of another release, whose chunks webpack would otherwise mix with this one's. */
  const forgetOtherRelease = ({ container, version }: RemoteRelease): boolean => {
    const isReplaced = (versions.get(container) ?? version) !== version;
    versions.set(container, version);
    if (isReplaced) Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
    return isReplaced;
  };
  return {
    load: async ({ release, page }, { freshEntry }) => {
      const address = releasePath(release) + release.entry;
      const isReplaced = forgetOtherRelease(release);
      // A container that has loaded keeps its pages and their state; only its chunks are late.
      const isFresh = freshEntry && !(globalThis as Record<string, unknown>)[release.container];
      const entry = isFresh ? `${address}?retry=${String(++freshEntries)}` : address;
      host.registerRemotes([{ name: release.container, entry }], { force: isFresh || isReplaced });
      return host.loadRemote(`${release.container}/${page.module.slice('./'.length)}`);
    },
  };
}
