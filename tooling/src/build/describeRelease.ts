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
import type { Compilation } from 'webpack';
import { chunkName } from '../pages/pageNames';
import { containerName, withJsxRuntime, type SitePackage } from '../workspace/sitePackage';
import type { Unversioned } from '../release/manifest';

const ENTRY = 'browser/remoteEntry.js';

type Files = Readonly<Record<string, Integrity>>;

/** The files that a page of the browser build loads, relative to the release's folder. */
function filesOfChunkGroup(browser: Compilation, group: string): string[] {
  const files = browser.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.filter((file) => !file.includes('.hot-update.')).map((file) => `browser/${file}`);
}

/** The scripts with the shell's texts, by language: the chunks of the files in its folder for the language. */
function textScripts(languages: readonly string[], files: Files): ShellRelease['texts'] {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.keys(files).filter((file) => file.startsWith(`browser/locales/${language}-`)),
    ]),
  );
}

function remotePages(sitePackage: SitePackage, browser: Compilation): RemoteRelease['pages'] {
  return Object.fromEntries(
    Object.entries(sitePackage.pages).map(([path, { namespaces }]): [string, ReleasePage] => {
      const files = filesOfChunkGroup(browser, chunkName(path));
      return [
        path,
        {
          module: `./${chunkName(path)}`,
          server: `server/${chunkName(path)}.js`,
          scripts: files.filter((file) => file.endsWith('.js') && file !== ENTRY),
          styles: files.filter((file) => file.endsWith('.css')),
          namespaces,
        },
      ];
    }),
  );
}

/** The manifest of a remote, without its version, from its browser build. */
export function describeRemote(
  sitePackage: SitePackage,
  browser: Compilation,
  files: Files,
): Unversioned<RemoteRelease> {
  return {
    name: sitePackage.name,
    contract: sitePackage.contract,
    files,
    kind: 'remote',
    container: containerName(sitePackage.name),
    entry: ENTRY,
    pages: remotePages(sitePackage, browser),
    shared: sitePackage.shared,
    languages: sitePackage.languages,
  };
}

/**
 * Runs the shell's bundle for Node in this process. That is only right while the shell is built: the code of a
 * published release runs in a process of its own.
 */
function loadShellServer(file: string): ShellServer {
  const module = { exports: {} as { default: ShellServer } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH'], {
    filename: file,
  }) as (...bindings: unknown[]) => void;
  run(module, module.exports, createRequire(file), '/');
  return module.exports.default;
}

/** The manifest of the shell, without its version, from the files in its `dist`. */
export function describeShell(sitePackage: SitePackage, files: Files): Unversioned<ShellRelease> {
  const server = 'server/shell.js';
  const { routes, hosts, languages } = loadShellServer(join(sitePackage.directory, 'dist', server));
  return {
    name: sitePackage.name,
    contract: sitePackage.contract,
    files,
    kind: 'shell',
    script: 'browser/shell.js',
    libraries: ['browser/react.js'],
    development: 'development/shell.js',
    style: 'browser/shell.css',
    texts: textScripts(languages, files),
    server,
    routes,
    hosts,
    languages,
    provides: withJsxRuntime(sitePackage.provides),
  };
}
