import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  Integrity,
  ReleasePage,
  RemoteRelease,
  ShellRelease,
  ShellServer,
} from '@farekite/shared/protocol';
import semver from 'semver';
import type { Compilation } from 'webpack';
import { chunkName } from '../pages/pageNames';
import { packageDirectory, readPackageJson } from '../pages/readPackageJson';
import { containerName, withJsxRuntime, type SitePackage } from '../workspace/sitePackage';
import { FEDERATION_RUNTIME, type Unversioned } from '../release/manifest';

const ENTRY = 'browser/remoteEntry.js';

type Files = Readonly<Record<string, Integrity>>;

/** Of the runtime that is installed for a file. Its package does not export its package.json. */
function runtimeVersion(file: string): string {
  const { resolve } = createRequire(file);
  return readPackageJson(packageDirectory(resolve(FEDERATION_RUNTIME))).version;
}

export function describeRemote(
  { name, contract, pages, shared, languages }: SitePackage,
  browser: Compilation,
  files: Files,
): Unversioned<RemoteRelease> {
  const describePage = (path: string, namespaces: readonly string[]): ReleasePage => {
    const chunk = chunkName(path);
    const built = browser.namedChunkGroups.get(chunk)?.getFiles() ?? [];
    const loaded = built.filter((file) => !file.includes('.hot-update.')).map((file) => `browser/${file}`);
    return {
      module: `./${chunk}`,
      server: `server/${chunk}.js`,
      scripts: loaded.filter((file) => file.endsWith('.js') && file !== ENTRY),
      styles: loaded.filter((file) => file.endsWith('.css')),
      namespaces,
    };
  };
  // Of the build that makes the entry.
  const runtime = runtimeVersion(require.resolve('@module-federation/enhanced/webpack'));
  return {
    name,
    contract,
    files,
    kind: 'remote',
    container: containerName(name),
    entry: ENTRY,
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, { namespaces }]) => [path, describePage(path, namespaces)]),
    ),
    shared: { ...shared, [FEDERATION_RUNTIME]: `>=${semver.major(runtime)}.${semver.minor(runtime)}` },
    languages,
  };
}

/** In this process, which is only right for a shell that is built here: published code runs in a process of its own. */
function loadShellServer(file: string): ShellServer {
  const module = { exports: {} as { default: ShellServer } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH'], {
    filename: file,
  }) as (...bindings: unknown[]) => void;
  run(module, module.exports, createRequire(file), '/');
  return module.exports.default;
}

export function describeShell(
  { directory, name, contract, provides }: SitePackage,
  files: Files,
): Unversioned<ShellRelease> {
  const server = 'server/shell.js';
  const { routes, hosts, languages, telemetry: endpoint } = loadShellServer(join(directory, 'dist', server));
  const textScripts = (language: string) =>
    Object.keys(files).filter((file) => file.startsWith(`browser/locales/${language}-`));
  return {
    name,
    contract,
    files,
    kind: 'shell',
    script: 'browser/shell.js',
    libraries: ['browser/react.js'],
    development: 'development/shell.js',
    style: 'browser/shell.css',
    texts: Object.fromEntries(languages.map((language) => [language, textScripts(language)])),
    server,
    routes,
    hosts,
    languages,
    ...(endpoint !== undefined && { telemetry: { endpoint, script: 'browser/telemetry.js' } }),
    provides: {
      ...withJsxRuntime(provides),
      [FEDERATION_RUNTIME]: runtimeVersion(join(directory, 'package.json')),
    },
  };
}
