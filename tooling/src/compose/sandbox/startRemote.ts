import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ShellServer } from '@farekite/shared/protocol';
import type { Realm } from './createRealm';
import type { StartTask } from './SandboxTask';

const ORIGIN = 'https://site.invalid';

/** As much of a browser as webpack and its plugin for styles use to load code. */
const BROWSER = `
  (origin, run) => {
    const append = (element) => {
      if (element.src) run(element.src);
      queueMicrotask(() => element.onload?.({ type: 'load', target: element }));
    };
    const parent = { append, appendChild: append };
    Object.assign(globalThis, {
      self: globalThis,
      window: globalThis,
      location: new URL(origin),
      navigator: { language: 'en', userAgent: '' },
      addEventListener() {},
      document: {
        head: parent,
        body: parent,
        documentElement: parent,
        addEventListener() {},
        createElement: (name) => ({ tagName: name.toUpperCase(), setAttribute() {} }),
        getElementsByTagName: () => [],
        querySelector: () => null,
        querySelectorAll: () => [],
      },
      __FAREKITE_ASSETS__: {
        secureScript: (script, url) => { script.src = url; },
        secureStyle: (link, url) => { link.href = url; },
      },
    });
    return globalThis;
  }
`;

type Entry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;

interface BrowserGlobal {
  readonly document: { currentScript: object | null };
  _FEDERATION_RUNTIME_CORE?: object;
  [container: string]: unknown;
}

/** Does not run the modules: their bundles for Node are run, and a page may use all of a browser. */
export async function startRemote(
  { remote, modules, address, scripts, provides }: StartTask,
  realm: Realm,
  shell: ShellServer,
): Promise<void> {
  const core = shell.modules['@module-federation/runtime/core'];
  if (!core) return;
  const { ModuleFederation: Federation } = core as { ModuleFederation: typeof ModuleFederation };
  const runScript = (url: string): void => {
    const { pathname, href } = new URL(url, ORIGIN);
    const file = pathname.replace(address, '');
    const source = scripts[file];
    if (source === undefined) throw new Error(`The release has no ${file}`);
    browser.document.currentScript = { tagName: 'SCRIPT', src: href };
    realm.run(`${remote.name}/${file}`, source);
    browser.document.currentScript = null;
  };
  const open = realm.run('browser', BROWSER) as (origin: string, run: typeof runScript) => BrowserGlobal;
  const browser = open(ORIGIN, runScript);
  browser._FEDERATION_RUNTIME_CORE = core;
  const entry = address + remote.entry;
  const instance = new Federation({
    name: 'shell',
    remotes: [{ name: remote.container, entry }],
    shared: Object.fromEntries(
      Object.entries(provides).flatMap(([name, version]) => {
        const shareConfig = { singleton: true, eager: true, requiredVersion: version };
        const module = shell.modules[name];
        return module ? [[name, { version, lib: () => module, shareConfig }]] : [];
      }),
    ),
    plugins: [
      {
        name: 'run-entry',
        loadEntry: () => {
          runScript(entry);
          return browser[remote.container] as Entry;
        },
      },
    ],
    shareStrategy: 'loaded-first',
  });
  for (const module of modules)
    await instance.loadRemote(remote.container + module.slice('.'.length), {
      loadFactory: false,
      from: 'runtime',
    });
}
