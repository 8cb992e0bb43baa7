import { createInstance } from '@module-federation/enhanced/runtime';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import type { FileIntegrity } from './FileIntegrity';
import { RUNTIME_CORE, SHARED_MODULES } from './sharedModules';

/** Long, because a page that comes late is still shown. */
const ENTRY_TIMEOUT_MS = 120_000;

/** By package. */
declare const PROVIDED_VERSIONS: Readonly<Record<string, string>>;

/** Loads a module that a release exposes: `./first-class-deals`. */
export type LoadModule = (release: RemoteRelease, module: `./${string}`) => Promise<unknown>;

/** Creates the federation runtime, which loads the containers of remotes and shares the shell's modules with them. */
export function createFederation(integrity: FileIntegrity): LoadModule {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RUNTIME_CORE });
  const shared = Object.entries(SHARED_MODULES).map(([name, lib]) => {
    // `react/jsx-runtime` is a module of react. No package has a scope.
    const version = PROVIDED_VERSIONS[name.replace(/\/.*/, '')] as string;
    const shareConfig = { singleton: true, eager: true, requiredVersion: version };
    return [name, { version, lib: () => lib, shareConfig }] as const;
  });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    plugins: [
      {
        name: 'verify-entries',
        // Federation's own code adds no hashes.
        createScript: ({ url }) => {
          const script = document.createElement('script');
          integrity.secureScript(script, url);
          return { script, timeout: ENTRY_TIMEOUT_MS };
        },
      },
    ],
    // Otherwise a remote would load all others before it uses a shared module.
    shareStrategy: 'loaded-first',
  });
  return async (release, module) => {
    const { container: name, entry } = release;
    // Each time, because the release in a document names the files of its page alone.
    integrity.register(release);
    instance.registerRemotes([{ name, entry: releasePath(release) + entry, entryGlobalName: name }]);
    // `./first-class-deals` of mfe_deals is `mfe_deals/first-class-deals`.
    const loaded: unknown = await instance.loadRemote(name + module.slice('.'.length));
    if (!loaded) throw new Error(`${module} of ${release.name} has not come`);
    return loaded;
  };
}
